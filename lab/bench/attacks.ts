/**
 * `npm run bench:attacks`: attacks a temporary shop with its usual limits and 10,000 products, on loopback. Meanwhile a visitor
 * requests the cached home page and a list, 20 times a second each; their times count from when each request was due.
 *
 *   --seconds 20          for each attack
 *   --connections 1,3,10  of the attacker
 *   --only text           attacks whose name contains it
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { findFreePort } from '../../dev-services/findFreePort'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { createDatabase } from '../../server/src/db/pool'
import { openSession, register } from '../people/customerApi'
import { startDemoShop } from '../shop/startShop'
import type { AttackOptions } from './attacks/attacker'
import { attacks } from './attacks/attacks'
import { callShop, createAgent } from './attacks/callShop'
import { loadAverage, percentile, round } from './statistics'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '1,3,10' },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(options.seconds)
const chosen = attacks.filter(({ name }) => name.includes(options.only))

const maxP99 = 100
const interval = 25
const controlSeconds = 5
const visited = ['/', '/api/new-arrival'] as const

const usualLimits = {
  RATE_LIMIT_PER_MINUTE: '600',
  RATE_LIMIT_STRICT_PER_MINUTE: '30',
  EVENT_STREAMS_PER_CALLER: '10',
  LOAD_SHEDDING: 'true',
}

const metricsPort = await findFreePort()

/** Each run has an address of its own, so that none starts with rate limits that another has used up. */
let addresses = 0
const nextAddress = () => `127.1.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`

async function fillCatalogue(url: string) {
  const { db, close } = createDatabase(url, { size: 1, queryTimeout: 120_000 })
  await sql`
    insert into products (id, product_name, category, price, images, created_at)
    select gen_random_uuid(), 'Bench gadget ' || number, 'Fan', 500 + number, '{/images/products/fan-1-960.webp}',
      now() - interval '30 days' - number * interval '1 minute'
    from generate_series(1, 10000) as number`.execute(db)
  await close()
}

/** A customer for each run, since limits are per user. */
async function signUp(url: string): Promise<string> {
  const account = { email: `${randomUUID()}@bench.example`, password: 'bench-attack-1' }
  const { idToken } = await register(url, account)
  return openSession(url, account.email, idToken)
}

async function startAttack(attack: AttackOptions): Promise<() => Promise<Record<string, number>>> {
  const attacker = fork(join(import.meta.dirname, 'attacks/attacker.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  const done = once(attacker, 'message') as Promise<[Record<string, number>]>
  await once(attacker, 'spawn')
  attacker.send(attack)
  return async () => (await done)[0]
}

/** Statuses and times of a visitor who requests pages all the time. */
async function visit(url: string, seconds: number) {
  const agent = createAgent(nextAddress(), 50)
  const times: number[] = []
  const statuses: Record<string, number> = {}
  async function sample(due: number, turn: number) {
    const path = visited[turn % visited.length] ?? '/'
    const headers = { 'accept-encoding': 'br, gzip', accept: '*/*' }
    const status = await callShop(agent, url, { path, headers }).catch(() => 'cut')
    times.push(performance.now() - due)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  for (const path of visited) await callShop(agent, url, { path })
  const start = performance.now()
  const samples: Promise<void>[] = []
  for (let turn = 0; turn * interval < seconds * 1000; turn++) {
    const due = start + turn * interval
    await sleep(Math.max(0, due - performance.now()))
    samples.push(sample(due, turn))
  }
  await Promise.all(samples)
  agent.destroy()
  return { times, statuses }
}

const formatCounts = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** Waits until the shop serves pages again after an attack. */
async function recover(url: string) {
  const agent = createAgent(nextAddress(), 1)
  const isServed = () => callShop(agent, url, { path: '/' }).then((status) => status === 200)
  while (!(await isServed().catch(() => false))) await sleep(500)
  agent.destroy()
}

/** Seconds of processor time that the shop has used; other programs on the machine do not change it. */
async function readCpu(): Promise<number> {
  const response = await fetch(`http://localhost:${metricsPort}/metrics`)
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await response.text())?.[1])
}

const countOf = (statuses: Record<string, number>) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0)

async function measure(url: string, cookie: string, name: string, connections: number) {
  // The same visitor just before, without an attack.
  const control = await visit(url, controlSeconds)
  const finish =
    connections > 0
      ? await startAttack({ url, attack: name, connections, seconds, from: nextAddress(), cookie })
      : undefined
  const before = await readCpu()
  const { times, statuses } = await visit(url, seconds)
  const attacker = (await finish?.()) ?? {}
  const cpu = (await readCpu()) - before
  const isServed = Object.keys(statuses).every((status) => status === '200')
  return {
    attack: name,
    connections,
    attacker: formatCounts(attacker),
    'CPU ms per call': round((cpu * 1000) / countOf({ ...attacker, visits: times.length }), 1),
    visitor: formatCounts(statuses),
    'p50 ms': round(percentile(times, 0.5)),
    'p99 ms': round(percentile(times, 0.99)),
    'max ms': round(percentile(times, 1)),
    'control p99': round(percentile(control.times, 0.99)),
    load: loadAverage(),
    [`200, p99 ≤ ${maxP99}`]: isServed && percentile(times, 0.99) <= maxP99 ? 'yes' : 'NO',
  }
}

const postgres = await startThrowawayPostgres()
const shop = await startDemoShop({
  database: { url: postgres.url },
  settings: { ...usualLimits, METRICS_PORT: String(metricsPort) },
})
try {
  await fillCatalogue(postgres.url)
  const rows = [await measure(shop.url, '', 'none', 0)]
  console.log(rows[0])
  for (const { name } of chosen) {
    for (const connections of options.connections.split(',').map(Number)) {
      await recover(shop.url)
      rows.push(await measure(shop.url, await signUp(shop.url), name, connections))
      console.log(rows.at(-1))
    }
  }
  console.table(rows)
} finally {
  await shop.close()
  await postgres.stop()
}
