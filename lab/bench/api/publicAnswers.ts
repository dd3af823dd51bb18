import { productPath } from '../../../common/addresses'
import { findFreePort } from '../../../dev-services/findFreePort'
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

type Servers = { shop: Shop; control: Control; metricsPort: number }

async function compare(
  bench: Bench,
  { shop, control }: Servers,
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

async function countLookups(metricsPort: number, result: 'hit' | 'miss'): Promise<number> {
  const response = await fetch(`http://localhost:${metricsPort}/metrics`)
  const line = new RegExp(
    `^jontro_response_cache_lookups_total\\{result="${result}"\\} (\\d+)$`,
    'm',
  )
  return Number(line.exec(await response.text())?.[1] ?? 0)
}

async function compareUnderWrites(
  bench: Bench,
  { shop, control, metricsPort }: Servers,
  requests: readonly Buffer[],
): Promise<Row[]> {
  const connections = 32
  const countHits = () => countLookups(metricsPort, 'hit')
  const countMisses = () => countLookups(metricsPort, 'miss')
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

  const before = { hits: await countHits(), misses: await countMisses() }
  await readAndWrite(shop)(bench.seconds)
  const hits = (await countHits()) - before.hits
  const misses = (await countMisses()) - before.misses
  const hitRate = hits / (hits + misses)
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
      control: `${misses} of ${hits + misses} computed`,
      ratio: '–',
      bar: `≥ ${minHitRate * 100} %`,
      holds: hitRate >= minHitRate,
    },
  ]
}

/** Public responses, compared with a bare server that sends the same bytes and headers from memory. */
export async function benchPublic(bench: Bench): Promise<Row[]> {
  const metricsPort = await findFreePort()
  const shop = await bench.startShop({ settings: { METRICS_PORT: String(metricsPort) } })
  const control = await bench.startControl(shop)
  const servers = { shop, control, metricsPort }
  const requests = Object.entries(createRequests(bench.products))
  const rows: Row[] = []
  for (const connections of [1, 32]) {
    for (const request of requests) {
      rows.push(await compare(bench, servers, request, connections))
    }
  }
  const encoded = requests.map(([, request]) => request)
  return [...rows, ...(await compareUnderWrites(bench, servers, encoded))]
}
