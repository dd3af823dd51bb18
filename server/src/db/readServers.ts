import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Client, Pool } from 'pg'
import { isRetryable, isUnavailable, sqlState } from './errors'
import { createPool, type Database, type DatabaseOptions, otherPool } from './pool'

/**
 * How far a server has written or replayed the log that all servers of a cluster share, in bytes. A server that is as far as the primary was
 * after a commit shows this commit to every statement that starts then.
 */
const walPosition = `
  pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0'
  )::text`

const pageSize = 8192
const maxHeaderSize = 40

/** The primary names the place of the next record, which is after the header of a page that a standby has not begun. */
function toWal(position: string | undefined): number {
  const wal = Number(position)
  return wal % pageSize <= maxHeaderSize ? wal - (wal % pageSize) : wal
}

export async function findWalPosition(client: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await client.query<{ position: string }>(`select ${walPosition} as position`)
  return toWal(rows[0]?.position)
}

/** The server fails, or replays what the query still needs. A query that took too long would do so on the primary as well. */
const isOfServer = (error: unknown) =>
  (isUnavailable(error) || isRetryable(error)) && sqlState(error) !== '57014'

export type ReadServers = ReturnType<typeof createReadServers>

type Options = {
  /** Of the primary. */
  db: Database
  /** Each names one server, never a balancer: what a process reads has to agree with the changes that it reads. */
  urls: readonly string[]
  pool?: DatabaseOptions
  onMove?: (message: string) => void
  /** Milliseconds between two tries to use a replica again. */
  retryInterval?: number
  /** A replica that is this far behind, in milliseconds, is left out. */
  maxLag?: number
}

/**
 * The server from which a process reads what need not be of this moment: one of the replicas, or the primary while none can be used.
 */
export function createReadServers({
  db,
  urls,
  pool: poolOptions,
  onMove,
  retryInterval = 1_000,
  maxLag = 2_000,
}: Options) {
  /** The replica whose changes are read, and once they are, the one that is queried. */
  let chosen: string | undefined
  let current: { url: string; pool: Pool } | undefined
  /** How far the primary was at some moments, as long as the replica is not as far. */
  let unreached: { wal: number; at: number }[] = []
  let sampledAt = 0
  let moved = new AbortController()
  const closing = new AbortController()
  /** Processes of one machine have consecutive numbers: they begin with different servers. */
  const inOrder = urls.map((_, index) => urls[(index + process.pid) % urls.length] ?? '')

  function choose(url?: string) {
    current?.pool.end().catch(() => undefined)
    current = undefined
    chosen = url
    unreached = []
    moved.abort()
    moved = new AbortController()
  }

  async function findPrimaryWal(): Promise<number> {
    const { rows } = await sql<{
      position: string
    }>`select ${sql.raw(walPosition)} as position`.execute(db)
    return toWal(rows[0]?.position)
  }

  /** Whether it answers and is not behind. Without a primary nothing can be behind it. */
  async function canBeUsed(url: string): Promise<boolean> {
    const pool = createPool(url, { ...poolOptions, size: 1 })
    try {
      const needed = await findPrimaryWal().catch(() => 0)
      for (let tries = 0; tries < 10; tries++) {
        if ((await findWalPosition(pool)) >= needed) return true
        await sleep(maxLag / 20)
      }
      return false
    } catch {
      return false
    } finally {
      pool.end().catch(() => undefined)
    }
  }

  async function findReplica() {
    for (const url of inOrder) {
      if (!(await canBeUsed(url)) || closing.signal.aborted) continue
      choose(url)
      return
    }
  }

  async function keepReplica() {
    while (!closing.signal.aborted) {
      if (chosen === undefined) await findReplica()
      const { signal } = chosen === undefined ? closing : moved
      const time = chosen === undefined ? retryInterval : 2 ** 30
      await sleep(time, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  function checkLag(replayed: number) {
    const now = performance.now()
    unreached = unreached.filter(({ wal }) => wal > replayed)
    if (unreached[0] && now - unreached[0].at > maxLag) throw new Error(`${maxLag} ms behind`)
    if (now - sampledAt < maxLag / 4) return
    sampledAt = now
    findPrimaryWal().then(
      (wal) => unreached.push({ wal, at: now }),
      () => undefined,
    )
  }

  function leaveOut(url: string, error: unknown) {
    if (chosen !== url) return
    choose()
    const reason = error instanceof Error ? error.message : String(error)
    onMove?.(`reads from the primary, because ${new URL(url).host} fails: ${reason}`)
  }

  /** The caller may run on the replica itself. */
  const runOnPrimary = <T>(callback: () => T) => otherPool.run(undefined, callback)

  let keeping: Promise<void> | undefined

  return {
    /** Resolves after the first try of each replica. */
    async start() {
      await findReplica()
      keeping = keepReplica()
    },
    /** The replica whose changes are to be read; undefined while it is the primary. */
    chosen: () => chosen,
    /** Whether queries go to a replica. */
    isUsed: () => current !== undefined,
    /** Aborted when another server is to be read. */
    moved: () => moved.signal,
    /**
     * Called after each read of the chosen replica's changes, with how far it had replayed the log. From the first one on queries go to
     * this replica: nothing is cached any more that its changes have made outdated.
     */
    use(url: string, replayed: number) {
      if (chosen !== url) return
      checkLag(replayed)
      if (current) return
      current = { url, pool: createPool(url, poolOptions) }
      onMove?.(`reads from ${new URL(url).host}`)
    },
    findPrimaryWal,
    leaveOut,
    /** Runs a callback whose queries go to the replica. It is repeated on the primary if the replica fails. */
    async runOnReplica<T>(callback: () => T | Promise<T>): Promise<T> {
      if (!current) return runOnPrimary(callback)
      try {
        return await otherPool.run(current.pool, callback)
      } catch (error) {
        if (!isOfServer(error)) throw error
        return runOnPrimary(callback)
      }
    },
    runOnPrimary,
    async close() {
      closing.abort()
      choose()
      await keeping
    },
  }
}
