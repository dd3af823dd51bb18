/**
 * `npm run bench:api`: the built shop in processes of its own, over a PostgreSQL whose commits are on disk, with 10,000 products and
 * 100,000 orders. Each figure has a control that takes turns with it in the same run. Ends with exit code 1 if a bar is missed.
 *
 *   npm run bench:api -- cart orders   only these cases
 *   --seconds 10    of each measurement
 *   --rounds 3      of measurement and control; the median counts
 *   --changes 1000  by an admin, for `changes`
 *   --streams 2000,10000
 *   --factor 1      of the amount of data
 *   --profile path  folder for processor profiles of the shop's processes
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { benchCart } from './api/cart'
import { benchChanges } from './api/changes'
import { benchOrders } from './api/orders'
import { benchPublic } from './api/publicAnswers'
import { benchReplicas } from './api/replicas'
import { printRows } from './api/report'
import { benchRows } from './api/rows'
import { benchSearch } from './api/search'
import { type Bench, type Row, startBench } from './api/setup'
import { benchStreams } from './api/streams'
import { benchTracing } from './api/tracing'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    changes: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '2000,10000' },
    factor: { type: 'string', default: '1' },
    profile: { type: 'string' },
  },
})

const cases: Record<string, (bench: Bench) => Promise<Row[]>> = {
  public: benchPublic,
  search: benchSearch,
  changes: (bench) => benchChanges(bench, Number(options.changes)),
  streams: (bench) => benchStreams(bench, options.streams.split(',').map(Number)),
  rows: benchRows,
  cart: benchCart,
  orders: benchOrders,
  replicas: benchReplicas,
  tracing: benchTracing,
}

const unknown = positionals.filter((name) => !(name in cases))
if (unknown.length > 0) {
  throw new Error(`no case ${unknown.join(', ')}; there are ${Object.keys(cases).join(', ')}`)
}
const chosen = positionals.length > 0 ? positionals : Object.keys(cases)

async function printConditions({ db, products }: Bench) {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'server_version')`.execute(db)
  console.log(rows.map(({ name, setting }) => `${name} = ${setting}`).join(', '))
  console.log(
    `${products.length} products in stock; rate limits raised, request log off, load not shed; one process per shop\n`,
  )
}

/** The other cases are measured even if one fails. */
async function measureCase(name: string): Promise<Row[]> {
  try {
    return (await cases[name]?.(bench)) ?? []
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    return []
  } finally {
    await stopShops()
  }
}

const { bench, stopShops, stop } = await startBench({
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  factor: Number(options.factor),
  profile: options.profile,
})
try {
  await printConditions(bench)
  const all: Row[] = []
  for (const name of chosen) {
    console.log(name)
    const rows = await measureCase(name)
    printRows(rows)
    all.push(...rows)
  }
  if (chosen.length > 1) printRows(all)
  if (all.some(({ holds }) => !holds)) process.exitCode = 1
} finally {
  await stop()
}
