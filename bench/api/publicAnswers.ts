import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { productPath } from '../../shop/addresses'
import { round } from '../statistics'
import { nextAdd } from './cartWrites'
import { encode, interleave, measureRequests } from './load'
import { formatRate, formatRatio, noBar } from './report'
import type { Bench, Control, Row, Shop } from './setup'

const writesPerSecond = 200
const writers = 20
const minRatio = 0.6
const minRatioUnderWrites = 0.9
const minHitRate = 0.95

function createRequests([product]: Bench['products']) {
  const { id = '', name = '' } = product ?? {}
  const page = { accept: 'text/html' }
  return {
    list: encode({ path: '/api/products/earbuds?limit=12' }),
    product: encode({ path: `/api/product/${id}` }),
    'home HTML': encode({ path: '/', headers: page }),
    'category HTML': encode({ path: '/category/earbuds', headers: page }),
    'product HTML': encode({ path: productPath({ _id: id, productName: name }), headers: page }),
  }
}

async function compare(
  bench: Bench,
  { shop, control }: { shop: Shop; control: Control },
  [name, request]: [string, Buffer],
  connections: number,
): Promise<Row> {
  const send = (server: Shop | Control) => (seconds: number) =>
    measureRequests(server, { connections, seconds }, () => request)
  const timings = await interleave(bench, { shop: send(shop), control: send(control) })
  const ratio = timings.shop.perSecond / timings.control.perSecond
  return {
    figure: `${name}, ${connections} connections`,
    measured: formatRate(timings.shop),
    control: `${formatRate(timings.control)} bare node:http (client ${round(timings.control.clientCpu * 100)} % busy)`,
    ratio: formatRatio(ratio),
    bar: connections === 1 ? noBar : `≥ ${minRatio}`,
    holds: connections === 1 || ratio >= minRatio,
  }
}

/** Each response that was not cached is at least one transaction. */
async function countTransactions({ db }: Bench): Promise<number> {
  // A database connection reports its transactions at most once a second, when it is used or has been idle.
  await sleep(2_000)
  const { rows } = await sql<{ count: string }>`
    select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

async function compareUnderWrites(
  bench: Bench,
  { shop, control }: { shop: Shop; control: Control },
  requests: readonly Buffer[],
): Promise<Row[]> {
  const connections = 32
  let turn = 0
  const nextRequest = () => requests[turn++ % requests.length]
  const read = (server: Shop | Control) => (seconds: number) =>
    measureRequests(server, { connections, seconds }, nextRequest)
  const write = (seconds: number) =>
    measureRequests(shop, { connections: writers, seconds, rate: writesPerSecond }, () =>
      nextAdd(bench),
    )
  const readAndWrite = (server: Shop | Control) => async (seconds: number) => {
    const [reads] = await Promise.all([read(server)(seconds), write(seconds)])
    return reads
  }
  const timings = await interleave(bench, {
    without: read(shop),
    with: readAndWrite(shop),
    controlWithout: read(control),
    controlWith: readAndWrite(control),
  })
  const ratio = timings.with.perSecond / timings.without.perSecond
  const controlRatio = timings.controlWith.perSecond / timings.controlWithout.perSecond

  const before = await countTransactions(bench)
  await write(bench.seconds)
  const between = await countTransactions(bench)
  const { perSecond } = await readAndWrite(shop)(bench.seconds)
  const misses = Math.max(0, (await countTransactions(bench)) - between - (between - before))
  const hitRate = 1 - misses / (perSecond * bench.seconds)
  return [
    {
      figure: `all of them while ${writesPerSecond} carts/s are written, of without`,
      measured: `${formatRate(timings.without)} → ${formatRate(timings.with)}`,
      control: `${formatRate(timings.controlWithout)} → ${formatRate(timings.controlWith)}, ${formatRatio(controlRatio)}: the machine's share`,
      ratio: formatRatio(ratio),
      bar: `≥ ${minRatioUnderWrites}`,
      holds: ratio >= minRatioUnderWrites,
    },
    {
      figure: 'the same: answered from the cache',
      measured: `${round(hitRate * 100, 2)} %`,
      control: `${misses} transactions more than with the writes alone`,
      ratio: '–',
      bar: `≥ ${minHitRate * 100} %`,
      holds: hitRate >= minHitRate,
    },
  ]
}

/** Public responses, compared with a bare server that sends the same bytes and headers from memory. */
export async function benchPublic(bench: Bench): Promise<Row[]> {
  const shop = await bench.startShop()
  const control = await bench.startControl(shop)
  try {
    const requests = Object.entries(createRequests(bench.products))
    const rows: Row[] = []
    for (const connections of [1, 32]) {
      for (const request of requests) {
        rows.push(await compare(bench, { shop, control }, request, connections))
      }
    }
    const encoded = requests.map(([, request]) => request)
    return [...rows, ...(await compareUnderWrites(bench, { shop, control }, encoded))]
  } finally {
    control.stop()
    await shop.stop()
  }
}
