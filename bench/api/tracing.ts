import { once } from 'node:events'
import { createServer } from 'node:http'
import { median, round } from '../statistics'
import { nextAdd } from './cartWrites'
import { encode, measureRequests } from './load'
import { formatRatio } from './report'
import type { Bench, Row, Shop } from './setup'

const connections = 8
const maxRatio = 1.05
/** Short ones, so that what else the machine does meets all shops alike. */
const roundSeconds = 0.5
const warmUpRounds = 4

/** Accepts traces as an OpenTelemetry collector does. */
async function startCollector() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://localhost:${address.port}`, close: () => server.close() }
}

function createCases(bench: Bench): Record<string, () => Buffer> {
  let turn = 0
  const list = encode({ path: '/api/products/earbuds?limit=12' })
  const carts = bench.customers.map(({ cookie }) =>
    encode({ path: '/api/my-cart', headers: { cookie } }),
  )
  return {
    'cached list': () => list,
    'own cart': () => carts[turn++ % carts.length] ?? list,
    'add to cart': () => nextAdd(bench),
  }
}

/** Processor time of requests with one trace in ten, compared with a shop that does not trace; a third shop shows the noise. */
export async function benchTracing(bench: Bench): Promise<Row[]> {
  const collector = await startCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const shops = [
    await bench.startShop(),
    await bench.startShop({ settings }),
    await bench.startShop(),
  ] as const
  const rounds = Math.ceil((bench.rounds * bench.seconds) / roundSeconds / shops.length)
  const measureShop = async (shop: Shop, next: () => Buffer) =>
    (await measureRequests(shop, { connections, seconds: roundSeconds }, next)).serverCpu ?? 0
  try {
    const rows: Row[] = []
    for (const [name, next] of Object.entries(createCases(bench))) {
      const times: Record<'off' | 'on' | 'again', number>[] = []
      for (let turn = -warmUpRounds; turn < rounds; turn++) {
        const off = await measureShop(shops[0], next)
        const on = await measureShop(shops[1], next)
        const again = await measureShop(shops[2], next)
        if (turn >= 0) times.push({ off, on, again })
      }
      const ratio = median(times.map(({ off, on, again }) => (2 * on) / (off + again)))
      const noise = median(times.map(({ off, again }) => again / off))
      rows.push({
        figure: `${name}, processor time with one trace in ten`,
        measured: `${round(median(times.map(({ on }) => on)), 3)} ms`,
        control: `${round(median(times.map(({ off }) => off)), 3)} ms without; two shops without: ${formatRatio(noise)}`,
        ratio: formatRatio(ratio),
        bar: `≤ ${maxRatio}`,
        holds: ratio <= maxRatio,
      })
    }
    return rows
  } finally {
    for (const shop of shops) await shop.stop()
    collector.close()
  }
}
