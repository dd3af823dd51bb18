/**
 * `npm run bench:scale`: each GET of the contract and the main writes over shops of three sizes and two years: 1,000, 10,000 and 100,000
 * products with ten times as many orders. Prints the median time of one request at a time, in a server in this process that caches no
 * responses, beside the smallest shop, which takes turns with the others; then the plans, in the largest, of what grows more than it
 * may. Ends with exit code 1 if something does.
 *
 *   --sizes 1,10,100   times 1,000 products; 1,10 takes three minutes
 *   --url postgres://… instead, smallest first: databases that `npm run seed` filled, and that this writes to
 *   --only listAllOrders,searchProducts
 *   --seconds 1        for each call and size
 *   --plans            of all calls
 *   --searches         only searches with a price range by 32 visitors at once, in the largest shop
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { migrate } from '../../server/src/db/migrate'
import { fillShop } from '../shop/data/fillShop'
import { migrations, startShop, withConnection } from '../shop/startShop'
import { type ObservedServer, observeServer } from './observeServer'
import { createCases, findMissing, type Kind, type ScaleCase } from './scale/cases'
import { readFacts } from './scale/facts'
import { measureSearchLoad } from './scale/searchLoad'
import { loadAverage, median, round } from './statistics'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1,10,100' },
    url: { type: 'string', multiple: true },
    only: { type: 'string' },
    seconds: { type: 'string', default: '1' },
    plans: { type: 'boolean', default: false },
    searches: { type: 'boolean', default: false },
  },
})

const maxGrowth = { call: 1.5, search: 3, export: 1.5 } as const satisfies Record<Kind, number>
/** Below it, times are those of the server's own work. */
const minGrowth = 1
const requests = { min: 3, max: 200 }

type Sized = { server: ObservedServer; cases: readonly ScaleCase[] }

async function openSize(url: string): Promise<Sized> {
  const server = await observeServer(url)
  return { server, cases: createCases(await readFacts(server.db)) }
}

async function measureOnce({ server }: Sized, { next, rows }: ScaleCase) {
  const options = await next(server)
  const { time } = await server.request({ ...options, isFile: rows !== undefined })
  return rows === undefined ? time : (time / Math.max(rows, 1)) * 1000
}

/** All sizes in turn, so that what else this machine does slows all of them. */
async function measure(sizes: readonly Sized[], index: number): Promise<number[]> {
  const times = sizes.map((): number[] => [])
  const end = performance.now() + Number(options.seconds) * 1000 * sizes.length
  const isFile = sizes[0]?.cases[index]?.kind === 'export'
  for (let round = 0; round <= requests.max; round++) {
    const isEnough = isFile || round > requests.min
    if (isEnough && performance.now() > end) break
    for (const [position, size] of sizes.entries()) {
      const each = size.cases[index]
      if (!each) throw new Error('the sizes have other cases')
      const time = await measureOnce(size, each)
      // The first request reads what the others find in memory.
      if (round > 0 || isFile) times[position]?.push(time)
    }
    if (isFile) break
  }
  return times.map(median)
}

async function printPlans({ server }: Sized, { operation, name, next }: ScaleCase) {
  const { statements } = await server.request(await next(server))
  console.log(`\n${operation} ${name}`)
  for (const statement of statements.toSorted((one, other) => other.time - one.time).slice(0, 2)) {
    const isRead = /^\s*(?:\/\*.*?\*\/)?\s*(?:select|with)\b/.test(statement.sql)
    const plan = isRead ? await server.explain(statement, 'analyze, timing off, buffers off') : ''
    console.log(
      `${round(statement.time, 1)} ms: ${statement.sql.replaceAll(/\s+/g, ' ').trim()}\n${plan}`,
    )
  }
}

async function measureSearches(urls: readonly string[]) {
  const url = urls.at(-1) ?? ''
  const names = await withConnection(url, async (db) => {
    const rows = await db.selectFrom('products').select('product_name').limit(20_000).execute()
    return rows.map(({ product_name }) => product_name)
  })
  if (!(await measureSearchLoad(url, names, Number(options.seconds)))) process.exitCode = 1
}

async function measureAll(urls: readonly string[], names: readonly string[]) {
  if (options.searches) return measureSearches(urls)
  const sizes: Sized[] = []
  try {
    for (const url of urls) sizes.push(await openSize(url))
    const cases = sizes[0]?.cases ?? []
    const missing = findMissing(cases)
    if (missing.length > 0) throw new Error(`no case of ${missing.join(', ')}`)
    const only = options.only?.split(',')
    const rows = []
    const growing: ScaleCase[] = []
    for (const [index, each] of cases.entries()) {
      const { operation, name, kind } = each
      if (only && !only.includes(operation)) continue
      const times = await measure(sizes, index)
      const ratio = (times.at(-1) ?? 0) / Math.max(times[0] ?? 0, minGrowth)
      const holds = ratio <= maxGrowth[kind]
      const largest = sizes.at(-1)?.cases[index]
      if (largest && kind !== 'export' && (!holds || options.plans)) growing.push(largest)
      const figures = names.map(
        (size, position) => [`${size} ms`, round(times[position] ?? 0, 1)] as const,
      )
      const row: Record<string, string | number> = {
        call: `${operation} ${name}`,
        ...Object.fromEntries(figures),
        ratio: round(ratio, 1),
        bar: maxGrowth[kind],
        holds: holds ? 'yes' : 'NO',
      }
      rows.push(row)
      console.log(Object.values(row).join('  '))
    }
    console.table(rows)
    console.log(`exports: milliseconds for 1,000 rows. load average: ${loadAverage()}`)
    console.log(`${growing.length} grow more than they may`)
    const [last] = sizes.slice(-1)
    if (last) for (const each of growing) await printPlans(last, each)
    if (growing.length > 0) process.exitCode = 1
  } finally {
    for (const { server } of sizes) await server.close()
  }
}

/** Databases of this run, on one server. */
async function withSizes(sizes: readonly number[], work: (urls: string[]) => Promise<void>) {
  const lab = await startShop({ processes: 0, database: 'durable', data: 'none' })
  try {
    const urls: string[] = []
    for (const size of sizes) {
      const url = new URL(lab.databaseUrl ?? '')
      url.pathname = `size_${size}`
      await lab.withDatabase((db) => sql`create database ${sql.ref(`size_${size}`)}`.execute(db))
      await migrate(url.href, migrations)
      await withConnection(url.href, (db) => fillShop(db, { factor: size / 10, isAged: true }), {
        queryTimeout: 600_000,
      })
      urls.push(url.href)
    }
    await work(urls)
  } finally {
    await lab.close()
  }
}

const { url } = options
if (url) {
  await measureAll(
    url,
    url.map((each) => new URL(each).pathname.slice(1)),
  )
} else {
  const sizes = options.sizes.split(',').map(Number)
  await withSizes(sizes, (urls) =>
    measureAll(
      urls,
      sizes.map((size) => `${size} ×`),
    ),
  )
}
