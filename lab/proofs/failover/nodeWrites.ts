import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClusterNode } from '../../../deploy/cluster/startCluster'

type Write = { id: string; node: string; timeline: number; sentAt: number; acceptedAt: number }

const interval = 250

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    // A frozen server would not say goodbye.
    client.connection.stream.destroy()
  }
}

/** A primary writes its log on a timeline, and each promotion begins the next one. */
const insert = `
  insert into node_writes (id, node, timeline)
  values ($1, $2, ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::integer) returning timeline`

/** Writes to every node all the time, without the shop and the writer's port between, to find two that accept writes at once. */
export async function watchNodes(nodes: readonly ClusterNode[], primary: ClusterNode) {
  const accepted: Write[] = []
  let isStopped = false

  async function write({ name, url }: ClusterNode) {
    const id = randomUUID()
    const sentAt = performance.now()
    const { rows } = await withClient(url, (client) =>
      client.query<{ timeline: number }>(insert, [id, name]),
    )
    const { timeline = 0 } = rows[0] ?? {}
    accepted.push({ id, node: name, timeline, sentAt, acceptedAt: performance.now() })
  }
  async function watch(node: ClusterNode) {
    while (!isStopped) {
      await write(node).catch(() => undefined)
      await sleep(interval)
    }
  }

  await withClient(primary.url, (client) =>
    client.query(
      'create table if not exists node_writes (id uuid primary key, node text, timeline integer)',
    ),
  )
  const watching = Promise.all(nodes.map(watch))

  return {
    /** The writes that a node accepted after another one had been promoted. */
    findSplits: (): string[] =>
      accepted.flatMap(({ node, timeline, sentAt }) =>
        accepted.some((each) => each.timeline > timeline && each.acceptedAt < sentAt)
          ? [`SPLIT ${node} accepted a write on timeline ${timeline} after the next one began`]
          : [],
      ),
    /** The writes that were accepted and the primary does not have. */
    async findLost(current: ClusterNode): Promise<string[]> {
      const written = accepted.map(({ id }) => id)
      const { rows } = await withClient(current.url, (client) =>
        client.query<{ id: string }>(
          'select id from unnest($1::uuid[]) as id where id not in (select w.id from node_writes w)',
          [written],
        ),
      )
      return rows.map(({ id }) => `LOST write ${id} to a node`)
    },
    count: () => accepted.length,
    async stop() {
      isStopped = true
      await watching
    },
  }
}
