/**
 * `npm run bench:capacity -- --shoppers 10000 --orders 100`: the machines that a shop needs for so many open pages and orders a minute. It
 * measures what each kind of request costs here, in processor time of a web process and of PostgreSQL, forecasts the time that two mixes of
 * them take, and measures these.
 *
 *   --seconds 8    of each measurement
 *   --factor 0.3   of the amount of data
 *   --cores 16     of one machine
 */
import { parseArgs } from 'node:util'
import { embeddedPostgres } from '../shop/embeddedPostgres'
import { encodeAdd } from './api/cartWrites'
import { encode, measureRequests } from './api/load'
import { createOrders } from './api/orders'
import { createTexts, encodeSearch } from './api/search'
import { type Bench, type Shop, startBench } from './api/setup'
import { readCpu } from './api/usage'
import { loadAverage } from './statistics'

const { values: options } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '8' },
    factor: { type: 'string', default: '0.3' },
    cores: { type: 'string', default: '16' },
  },
})

const kinds = ['page', 'search', 'cart', 'order'] as const
type Kind = (typeof kinds)[number]
type Cost = { web: number; database: number }
type Mix = Record<Kind, number>

/** What one shopper does in a minute, but for the orders. */
const perShopper = { page: 6, search: 1, cart: 0.2 }
const mostlyPages: Mix = { page: 0.8, search: 0.15, cart: 0.04, order: 0.01 }
const manyOrders: Mix = { page: 0.3, search: 0.3, cart: 0.25, order: 0.15 }
/** A machine that is busier answers slowly. */
const maxUse = 0.6
/** From `npm run bench:api -- streams`: of one event that one stream receives, and of one stream. */
const streamEvent = 0.031
const streamMemory = 14.5 / 1024
/** Public changes that are sent in a minute. */
const events = 60
/** `WEB_CONCURRENCY` processes of a machine need this, in MB. */
const processMemory = 180

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

/** Endless requests of each kind, but for the orders, of which each customer places one. */
async function createRequests(bench: Bench): Promise<Record<Kind, () => Buffer | undefined>> {
  const next = createTexts(bench.products.map(({ name }) => name))
  const orders = await createOrders(bench)
  const page = encode({ path: '/', headers: { accept: 'text/html' } })
  let turn = 0
  return {
    page: () => page,
    search: () => encodeSearch(next()),
    cart: () => {
      const customer = bench.customers[turn++ % bench.customers.length]
      const product = bench.products[(turn * 7) % bench.products.length]
      return encodeAdd(customer?.cookie ?? '', product?.id ?? '')
    },
    order: () => orders.pop(),
  }
}

async function measureKinds(
  bench: Bench,
  shop: Shop,
  choose: () => Kind,
): Promise<{ calls: Mix; cost: Cost }> {
  const requests = await createRequests(bench)
  const { findAll } = embeddedPostgres(bench.dataDir)
  const calls: Mix = { page: 0, search: 0, cart: 0, order: 0 }
  const before = { web: await readCpu([shop.pid]), database: await readCpu(findAll()) }
  await measureRequests(shop, { connections: 2, seconds: Number(options.seconds) }, () => {
    const kind = choose()
    calls[kind]++
    return requests[kind]()
  })
  const used = {
    web: (await readCpu([shop.pid])) - before.web,
    database: (await readCpu(findAll())) - before.database,
  }
  return { calls, cost: used }
}

/** The kind whose share is furthest behind. */
function createChooser(mix: Mix): () => Kind {
  const given: Mix = { page: 0, search: 0, cart: 0, order: 0 }
  let count = 0
  return () => {
    count++
    const [kind = 'page'] = [...kinds].sort(
      (one, other) => mix[other] * count - given[other] - (mix[one] * count - given[one]),
    )
    given[kind]++
    return kind
  }
}

const costs = new Map<Kind, Cost>()
const forecast = (calls: Mix, of: keyof Cost) =>
  sum(kinds.map((kind) => calls[kind] * (costs.get(kind)?.[of] ?? 0)))

const { bench, stop } = await startBench({
  rounds: 1,
  seconds: Number(options.seconds),
  factor: Number(options.factor),
  profile: undefined,
})
try {
  const shop = await bench.startShop()
  // The first requests of a process compile its code.
  await measureKinds(bench, shop, createChooser(mostlyPages))
  for (const kind of kinds) {
    const { calls, cost } = await measureKinds(bench, shop, () => kind)
    costs.set(kind, { web: cost.web / calls[kind], database: cost.database / calls[kind] })
  }
  console.log('Processor time of one request, in ms')
  console.table(
    Object.fromEntries(
      [...costs].map(([kind, { web, database }]) => [
        kind,
        { web: web.toFixed(2), database: database.toFixed(2) },
      ]),
    ),
  )
  const rows = []
  for (const mix of [mostlyPages, manyOrders]) {
    const { calls, cost } = await measureKinds(bench, shop, createChooser(mix))
    const [web, database] = [forecast(calls, 'web'), forecast(calls, 'database')]
    rows.push({
      mix: kinds.map((kind) => `${Math.round(mix[kind] * 100)} % ${kind}`).join(', '),
      requests: sum(Object.values(calls)),
      'web, forecast ÷ measured': (web / cost.web).toFixed(2),
      'database, forecast ÷ measured': (database / cost.database).toFixed(2),
    })
  }
  console.log('The forecast beside what two mixes took')
  console.table(rows)
  printMachines()
  console.log(`load average: ${loadAverage()}`)
} finally {
  await stop()
}

function printMachines() {
  const [shoppers, orders, cores] = [options.shoppers, options.orders, options.cores].map(Number)
  if (!shoppers || orders === undefined || !cores) throw new Error('Give numbers')
  const machines = (busy: number) => Math.ceil(busy / maxUse / cores)
  const needs = [1, 10, 100, 1_000].map((factor) => {
    const calls: Mix = {
      page: shoppers * factor * perShopper.page,
      search: shoppers * factor * perShopper.search,
      cart: shoppers * factor * perShopper.cart,
      order: orders * factor,
    }
    const minute = 60_000
    const streams = (shoppers * factor * events * streamEvent) / minute
    const web = forecast(calls, 'web') / minute + streams
    const reads = (calls.search * (costs.get('search')?.database ?? 0)) / minute
    const writes = forecast(calls, 'database') / minute - reads
    return {
      shoppers: shoppers * factor,
      'orders a minute': orders * factor,
      'cores: web': web.toFixed(1),
      'reads of PostgreSQL': reads.toFixed(1),
      'writes of PostgreSQL': writes.toFixed(1),
      [`machines of ${cores} cores: web`]: machines(web),
      replicas: machines(reads),
      // One server applies all commits.
      'primary is enough': writes <= cores * maxUse ? 'yes' : 'NO',
      'memory of streams, GB': ((shoppers * factor * streamMemory) / 1024).toFixed(1),
      'of web processes, GB': ((Math.ceil(web / maxUse) * processMemory) / 1024).toFixed(1),
    }
  })
  console.log(
    `A shopper sees ${perShopper.page} pages, searches ${perShopper.search} and changes the cart ${perShopper.cart} times a minute; at most ${maxUse * 100} % of each core are used`,
  )
  console.table(needs)
}
