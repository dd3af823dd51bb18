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

const share = 0.1
const mark = (isRecorded: boolean) =>
  Buffer.from(
    `traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0${isRecorded ? 1 : 0}\r\n`,
  )
const marks = { recorded: mark(true), other: mark(false) }

/** Puts a header after the first line of an encoded request. */
function addMark(request: Buffer, isRecorded: boolean): Buffer {
  const start = request.indexOf('\r\n') + 2
  const header = isRecorded ? marks.recorded : marks.other
  return Buffer.concat([request.subarray(0, start), header, request.subarray(start)])
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

/**
 * Processor time of requests of which one in ten is recorded, compared with requests of which none is: of the same shop, since two
 * processes differ more than that, and of a shop that does not trace.
 */
export async function benchTracing(bench: Bench): Promise<Row[]> {
  const collector = await startCollector()
  const plain = await bench.startShop()
  const traced = await bench.startShop({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
  const rounds = Math.ceil((bench.rounds * bench.seconds) / roundSeconds / 3)
  const measureShop = async (shop: Shop, next: () => Buffer) =>
    (await measureRequests(shop, { connections, seconds: roundSeconds }, next)).serverCpu ?? 0
  const rows: Row[] = []
  for (const [name, next] of Object.entries(createCases(bench))) {
    const none = () => addMark(next(), false)
    const some = () => addMark(next(), Math.random() < share)
    const times: Record<'off' | 'none' | 'some', number>[] = []
    for (let turn = -warmUpRounds; turn < rounds; turn++) {
      const time = {
        off: await measureShop(plain, none),
        none: await measureShop(traced, none),
        some: await measureShop(traced, some),
      }
      if (turn >= 0) times.push(time)
    }
    const medianOf = (part: keyof (typeof times)[number]) =>
      round(median(times.map((time) => time[part])), 3)
    const ratio = median(times.map((time) => time.some / time.none))
    const ratioOff = median(times.map((time) => time.some / time.off))
    rows.push({
      figure: `${name}, processor time with one trace in ten`,
      measured: `${medianOf('some')} ms`,
      control: `${medianOf('none')} ms with none; ${medianOf('off')} ms of a shop that does not trace, ratio ${formatRatio(ratioOff)}`,
      ratio: formatRatio(ratio),
      bar: `≤ ${maxRatio}`,
      holds: ratio <= maxRatio,
    })
  }
  collector.close()
  return rows
}
