import { setTimeout as sleep } from 'node:timers/promises'
import { productPath } from '../../../common/addresses'
import { findFreePort } from '../../../dev-services/findFreePort'
import { shop as shopFile } from '../../../shop/shop.config'
import { round } from '../statistics'
import { nextAdd } from './cartWrites'
import { changePrice } from './changePrice'
import { encode, interleave, measureRequests } from './load'
import { formatRate, formatRatio, noBar } from './report'
import type { Bench, Control, Row, Shop } from './setup'

const writesPerSecond = 200
const writers = 20
const minRatio = 0.6
const minRatioUnderWrites = 0.9
const minHitRate = 0.95
const minHitRateUnderEdits = 0.9
const maxSlowdown = 2
const connections = 32

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

/** Responses that the cache had, and those that were computed, during some work. */
async function countDuring(metricsPort: number, work: () => Promise<unknown>) {
  const count = async () => ({
    hits: await countLookups(metricsPort, 'hit'),
    misses: await countLookups(metricsPort, 'miss'),
  })
  const before = await count()
  await work()
  const after = await count()
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses]
  return { hits, misses, hitRate: hits / (hits + misses) }
}

async function compareUnderWrites(
  bench: Bench,
  { shop, control, metricsPort }: Servers,
  requests: readonly Buffer[],
): Promise<Row[]> {
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

  const { hits, misses, hitRate } = await countDuring(metricsPort, () =>
    readAndWrite(shop)(bench.seconds),
  )
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

const listPages = shopFile.productCategories
  .slice(0, 14)
  .flatMap((category) =>
    [1, 2, 3, 4, 5, 6, 7].map((page) =>
      encode({ path: `/api/products/${encodeURIComponent(category)}?limit=6&page=${page}` }),
    ),
  )

/** Pages of lists while an admin changes a price a second, and customers their carts. */
async function compareUnderEdits(
  bench: Bench,
  { shop, control, metricsPort }: Servers,
): Promise<Row[]> {
  let turn = 0
  const read = (server: Shop | Control) => (seconds: number) =>
    measureRequests(server, { connections, seconds }, () => listPages[turn++ % listPages.length])
  async function edit(seconds: number) {
    for (const product of bench.products.slice(0, seconds)) {
      await Promise.all([changePrice(shop, bench, product), sleep(1_000)])
    }
  }
  const readAndEdit = (server: Shop | Control) => async (seconds: number) => {
    const write = measureRequests(
      shop,
      { connections: writers, seconds, rate: writesPerSecond },
      () => nextAdd(bench),
    )
    const [reads] = await Promise.all([read(server)(seconds), write, edit(seconds)])
    return reads
  }
  const { without, controlWithout, controlWith, ...timings } = await interleave(bench, {
    without: read(shop),
    with: readAndEdit(shop),
    controlWithout: read(control),
    controlWith: readAndEdit(control),
  })
  const { hits, misses, hitRate } = await countDuring(metricsPort, () =>
    readAndEdit(shop)(bench.seconds),
  )
  const ratio = timings.with.p50 / without.p50
  const time = (milliseconds: number) => `${round(milliseconds, 2)} ms`
  return [
    {
      figure: `${listPages.length} list pages while a product is edited and ${writesPerSecond} carts are written a second, p50 of without`,
      measured: `${time(without.p50)} → ${time(timings.with.p50)}`,
      control: `${time(controlWithout.p50)} → ${time(controlWith.p50)}: the machine's share`,
      ratio: formatRatio(ratio),
      bar: `≤ ${maxSlowdown}`,
      holds: ratio <= maxSlowdown,
    },
    {
      figure: 'the same: answered from the cache',
      measured: `${round(hitRate * 100, 2)} %`,
      control: `${misses} of ${hits + misses} computed`,
      ratio: '–',
      bar: `≥ ${minHitRateUnderEdits * 100} %`,
      holds: hitRate >= minHitRateUnderEdits,
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
  return [
    ...rows,
    ...(await compareUnderWrites(bench, servers, encoded)),
    ...(await compareUnderEdits(bench, servers)),
  ]
}
