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
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { findFreePort } from '../../dev-services/findFreePort'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { createDatabase } from '../../server/src/db/pool'
import { openSession, register } from '../people/customerApi'
import { createClient } from '../proofs/attacks/client'
import { startDemoShop } from '../shop/startShop'
import { loadAverage, percentile, round } from './statistics'

type Statuses = Record<string, number>
type Attack = { port: number; name: string; connections: number; seconds: number; from: string }

const page = { 'accept-encoding': 'br, gzip', accept: 'text/html' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const hex = Array.from({ length: 21_000 }, (_, index) => index.toString(16))
const keys = `tran_id=x&${hex.map((key) => `${key}=&${key}=`).join('&')}`
const toItems = (count: number) => `{"cartItems":[${Array(count).fill('{}').join(',')}]}`
const [items, fewerItems] = [toItems(80_000), toItems(21_000)]

type Call = [path: string, body?: string, headers?: Record<string, string>]
/** Attacks that a security review tried: bodies as large as was accepted once and as large as is today, and what no cache has. */
const attacks: Record<string, (turn: number) => Call> = {
  'repeated form keys, 240 KB': () => ['/payment/ipn', keys, form],
  'repeated form keys, 16 KB': () => ['/payment/ipn', keys.slice(0, 16_000), form],
  'empty cart items, 240 KB': () => ['/api/place-order', items, json],
  'empty cart items, 63 KB': () => ['/api/place-order', fewerItems, json],
  'lists that are not cached': (turn) => [`/api/popular-gadget?limit=100&skip=${turn}`],
  'unknown query parameters': (turn) => [`/api/new-arrival?${turn.toString(36)}=${turn}`],
  'sitemap of 10,000 products': () => ['/sitemap.xml'],
  'pages that do not exist': (turn) => [`/nothing/${turn}`, undefined, page],
  'personal pages': (turn) => [`/success/x/${turn}`, undefined, page],
}

/** Calls of one address, and how often each status was the answer. Linux has all of 127.0.0.0/8, so each can have limits of its own. */
function callFrom(localAddress: string, port: number, maxSockets: number, cookie = '') {
  const client = createClient(port, `localhost:${port}`, { localAddress, maxSockets })
  const caller = client.caller({ 'accept-encoding': 'br, gzip', accept: '*/*', cookie })
  const statuses: Statuses = {}
  async function call([path, body, headers]: Call) {
    const sent = caller.send(body === undefined ? 'GET' : 'POST', path, body, headers)
    const status = await sent.then((reply) => reply.status).catch(() => 'cut')
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return { call, statuses, close: client.close }
}

/** In a process of its own, so that its work does not slow the visitor who is measured. */
async function attack({ port, name, connections, seconds, from }: Attack): Promise<Statuses> {
  const toCall = attacks[name] ?? (() => ['/'])
  const url = `http://localhost:${port}`
  // A customer for each run, since limits are per user.
  const account = { email: `${randomUUID()}@bench.example`, password: 'bench-attack-1' }
  const cookie = await openSession(url, account.email, (await register(url, account)).idToken)
  const isForCustomers = name.startsWith('empty cart items')
  const { call, statuses, close } = callFrom(from, port, connections, isForCustomers ? cookie : '')
  process.send?.('ready')
  const until = Date.now() + seconds * 1000
  let turn = 0
  const repeat = async () => {
    while (Date.now() < until) await call(toCall(turn++))
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  close()
  return statuses
}

/** Each run has an address of its own, so that none starts with rate limits that another has used up. */
let addresses = 0
const nextAddress = () => `127.1.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`

/** Statuses and times of a visitor who requests pages all the time. */
async function visit(port: number, seconds: number) {
  const { call, statuses, close } = callFrom(nextAddress(), port, 50)
  const times: number[] = []
  const start = performance.now()
  const samples: Promise<unknown>[] = []
  for (let due = start; due < start + seconds * 1000; due += 25) {
    await sleep(Math.max(0, due - performance.now()))
    const sample = call([samples.length % 2 === 0 ? '/' : '/api/new-arrival'])
    samples.push(sample.then(() => times.push(performance.now() - due)))
  }
  await Promise.all(samples)
  close()
  return { statuses, at: (share: number) => round(percentile(times, share)) }
}

async function measure(
  port: number,
  metricsPort: number,
  seconds: number,
  name: string,
  connections: number,
) {
  /** Seconds of processor time that the shop has used; other programs on the machine do not change it. */
  async function readCpu(): Promise<number> {
    const response = await fetch(`http://localhost:${metricsPort}/metrics`)
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await response.text())?.[1])
  }
  // The same visitor just before, without an attack.
  const control = await visit(port, 5)
  const child = fork(import.meta.filename, ['attacker'], { execArgv: ['--import', 'tsx'] })
  await once(child, 'spawn')
  child.send({ port, name, connections, seconds, from: nextAddress() } satisfies Attack)
  await once(child, 'message')
  const attacker = once(child, 'message') as Promise<[Statuses]>
  const before = await readCpu()
  const { statuses, at } = await visit(port, seconds)
  const [attacked] = await attacker
  const calls = [...Object.values(attacked), ...Object.values(statuses)]
  const cpu = ((await readCpu()) - before) * 1000
  const isServed = Object.keys(statuses).join() === '200'
  const toText = (counts: Statuses) =>
    Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
  return {
    attack: name,
    connections,
    attacker: toText(attacked),
    visitor: toText(statuses),
    'CPU ms per call': round(cpu / calls.reduce((sum, count) => sum + count, 0), 1),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'max ms': at(1),
    'control p99': control.at(0.99),
    load: loadAverage(),
    '200, p99 ≤ 100': isServed && at(0.99) <= 100 ? 'yes' : 'NO',
  }
}

async function main() {
  const { values: options } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '1,3,10' },
      only: { type: 'string', default: '' },
    },
  })
  const [metricsPort, postgres] = [await findFreePort(), await startThrowawayPostgres()]
  const shop = await startDemoShop({
    database: { url: postgres.url },
    settings: {
      RATE_LIMIT_PER_MINUTE: '600',
      RATE_LIMIT_STRICT_PER_MINUTE: '30',
      EVENT_STREAMS_PER_CALLER: '10',
      LOAD_SHEDDING: 'true',
      METRICS_PORT: String(metricsPort),
    },
  })
  try {
    const { db, close } = createDatabase(postgres.url, { size: 1, queryTimeout: 120_000 })
    await sql`
      insert into products (id, product_name, category, price, images, created_at)
      select gen_random_uuid(), 'Bench gadget ' || number, 'Fan', 500 + number, '{/images/products/fan-1-960.webp}',
        now() - interval '30 days' - number * interval '1 minute'
      from generate_series(1, 10000) as number`.execute(db)
    await close()
    const connections = options.connections.split(',').map(Number)
    const names = Object.keys(attacks).filter((name) => name.includes(options.only))
    const runs = names.flatMap((name) => connections.map((count) => [name, count] as const))
    const rows: object[] = []
    for (const [name, count] of [['none', 0] as const, ...runs]) {
      // Until the shop serves pages again after an attack.
      while (!(await fetch(shop.url).catch(() => undefined))?.ok) await sleep(500)
      const port = Number(new URL(shop.url).port)
      rows.push(await measure(port, metricsPort, Number(options.seconds), name, count))
      console.log(rows.at(-1))
    }
    console.table(rows)
  } finally {
    await shop.close()
    await postgres.stop()
  }
}

if (process.argv[2] === 'attacker') {
  process.once('message', (given: Attack) => {
    void attack(given).then((statuses) => process.send?.(statuses, () => process.disconnect()))
  })
} else await main()
