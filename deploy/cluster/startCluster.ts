import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../lab/time'
import {
  addressOf,
  createNetwork,
  inside,
  type Machine,
  machines,
  managementAddressOf,
  nodes,
  removeNetwork,
  setLink,
} from './network'
import { run } from './run'

const files = ['patroni.yml', 'createDatabase.sh', 'haproxy.cfg', 'pgbouncer.ini']
const asPostgres = 'setpriv --reuid=postgres --regid=postgres --init-groups'
const etcdHosts = machines.map((machine) => `${addressOf(machine)}:2379`).join(',')

type Member = { name: string; role: string; state: string }

const isMemberList = (value: unknown): value is { members: Member[] } =>
  typeof value === 'object' && value !== null && 'members' in value

/** What Patroni of a node says about the cluster. */
async function readMembers(node: Machine): Promise<readonly Member[]> {
  const signal = AbortSignal.timeout(1_000)
  const read = fetch(`http://${addressOf(node)}:8008/cluster`, { signal })
  const answer: unknown = await read.then((response) => response.json()).catch(() => undefined)
  return isMemberList(answer) ? answer.members : []
}

/** A node that was cut off may still name itself. */
async function findPrimary(): Promise<string | undefined> {
  const named = await Promise.all(
    nodes.map(
      async (node) => (await readMembers(node)).find(({ role }) => role === 'leader')?.name,
    ),
  )
  const [first, ...others] = new Set(named.filter((name) => name !== undefined))
  return others.length === 0 ? first : undefined
}

async function isHealthy() {
  const roles = await Promise.all(
    nodes.map(async (node) =>
      (await readMembers(node))
        .filter(({ state }) => ['running', 'streaming'].includes(state))
        .map(({ role }) => role),
    ),
  )
  const isComplete = roles.every((each) => each.includes('leader') && each.includes('sync_standby'))
  return isComplete && (await findPrimary()) !== undefined
}

const whenHealthy = () =>
  until('there is a primary with a synchronous standby', isHealthy, {
    timeout: 180_000,
    interval: 200,
  })

type Options = {
  /** Where the shop is served. */
  port: number
  /** Of its processes, behind HAProxy. */
  webPort: number
}

/** Starts what compose.yaml starts, but for the shop, from Debian's packages and with the same configuration. */
export async function startCluster({ port, webPort }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-cluster-'))
  await chmod(folder, 0o755)
  for (const file of files) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8')
    // A container has an address of its own.
    await writeFile(join(folder, file), text.replace('listen_addr = *', 'listen_addr = 127.0.0.1'))
  }
  const createPassword = () => randomBytes(16).toString('hex')
  const passwords = {
    POSTGRES_PASSWORD: createPassword(),
    PATRONI_SUPERUSER_PASSWORD: createPassword(),
    PATRONI_REPLICATION_PASSWORD: createPassword(),
  }
  const children = new Map<string, ChildProcess>()

  async function makeFolder(name: string) {
    const made = join(folder, name)
    await mkdir(made, { recursive: true, mode: 0o700 })
    await run(`chown postgres:postgres ${made}`)
    return made
  }

  /** `ip` and `setpriv` are replaced by the program, so it is the child. */
  async function start(name: string, line: string, env: NodeJS.ProcessEnv) {
    const [program = '', ...args] = line.split(' ')
    const output = openSync(join(folder, `${name}.log`), 'a', 0o600)
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
      detached: true,
    })
    await once(child, 'spawn')
    children.set(name, child)
  }

  async function startEtcd(machine: Machine) {
    const name = `etcd-${machine.name}`
    const peerOf = (each: Machine) => `http://${addressOf(each)}:2380`
    const client = `http://${addressOf(machine)}:2379`
    await start(name, `${inside(machine)} ${asPostgres} etcd`, {
      ETCD_NAME: machine.name,
      // compose.yaml says why.
      ETCD_ENABLE_V2: 'true',
      ETCD_PRE_VOTE: 'true',
      ETCD_DATA_DIR: await makeFolder(name),
      ETCD_LISTEN_PEER_URLS: peerOf(machine),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peerOf(machine),
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_INITIAL_CLUSTER: machines.map((each) => `${each.name}=${peerOf(each)}`).join(','),
    })
  }

  async function startNode(node: (typeof nodes)[number]) {
    const { name } = node
    const nodeFolder = await makeFolder(name)
    await start(name, `${inside(node)} ${asPostgres} patroni patroni.yml`, {
      ...passwords,
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: etcdHosts,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${addressOf(node)}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${addressOf(node)}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: join(await makeFolder(`${name}/postgres`), 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(nodeFolder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_REPLICATION_USERNAME: 'replicator',
    })
  }

  async function startProxies() {
    await start('haproxy', `${asPostgres} haproxy -db -f haproxy.cfg`, {
      WRITER_BIND: '127.0.0.1:5000',
      NODE1: addressOf(nodes[0]),
      NODE2: addressOf(nodes[1]),
      SHOP_BIND: `127.0.0.1:${port}`,
      // Two processes share the port.
      WEB1: `127.0.0.1:${webPort}`,
      WEB2: `127.0.0.1:${webPort}`,
    })
    const users = join(folder, 'users.txt')
    await writeFile(users, `"jontro" "${passwords.POSTGRES_PASSWORD}"\n`, { mode: 0o600 })
    await run(`chown postgres:postgres ${users}`)
    await start('pgbouncer', `${asPostgres} pgbouncer pgbouncer.ini`, {})
  }

  async function stop({ keepsFolder = false } = {}) {
    for (const child of [...children.values()].reverse()) {
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await until('it has ended', hasEnded, { timeout: 20_000 }).catch(() => child.kill('SIGKILL'))
    }
    await removeNetwork()
    if (!keepsFolder) await rm(folder, { recursive: true, force: true })
  }

  try {
    await createNetwork()
    for (const machine of machines) await startEtcd(machine)
    for (const node of nodes) await startNode(node)
    await startProxies()
    await whenHealthy()
  } catch (error) {
    await stop()
    throw error
  }

  const login = `postgres://jontro:${passwords.POSTGRES_PASSWORD}`
  return {
    /** For the shop: DATABASE_URL, by PgBouncer and the writer's port, and DATABASE_READ_URLS. */
    url: `${login}@127.0.0.1:6432/jontro`,
    readUrls: nodes.map((node) => `${login}@${addressOf(node)}:5432/jontro`).join(','),
    /** Has the logs of all programs. */
    folder,
    /** The name of the node that holds Patroni's lock. */
    findPrimary,
    /** Resolves when the cluster survives the next failure, too. */
    whenHealthy,
    nodes: nodes.map((node) => ({
      name: node.name,
      /** Of PostgreSQL, as superuser, by the network that is never cut. */
      url: `postgres://postgres:${passwords.PATRONI_SUPERUSER_PASSWORD}@${managementAddressOf(node)}:5432/postgres`,
      /** Its data are in `postgres/data`. */
      folder: join(folder, node.name),
      signalPatroni: (signal: NodeJS.Signals) => children.get(node.name)?.kill(signal),
      start: () => startNode(node),
      setLink: (state: 'up' | 'down') => setLink(node, state),
    })),
    /** Makes a node the primary in an orderly way. */
    switchTo: (name: string) =>
      run(
        `patronictl --config-file ${join(folder, 'patroni.yml')} switchover jontro --candidate ${name} --force`,
        { PATRONI_ETCD_HOSTS: etcdHosts },
      ),
    stop,
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
export type ClusterNode = Cluster['nodes'][number]
