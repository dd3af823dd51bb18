import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { percentile } from '../statistics'
import { changePrice } from './changePrice'
import { openEventStream } from './eventStreams'
import { formatRatio, formatTimes } from './report'
import type { Bench, Row, Shop } from './setup'

const interval = 40
const maxWait = 5_000
/** Public changes of half a second go out together. */
const maxP99 = 1_000

const summarize = (times: readonly number[]) => ({
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
})

/** Milliseconds from sending a notification to receiving it on another connection. */
async function measureNotify(url: string, count: number): Promise<number[]> {
  const [listener, sender] = [url, url].map((connectionString) => new Client({ connectionString }))
  if (!listener || !sender) throw new Error('no clients')
  await Promise.all([listener.connect(), sender.connect()])
  const times: number[] = []
  let from = 0
  listener.on('notification', () => times.push(performance.now() - from))
  await listener.query('listen bench')
  for (let turn = 0; turn < count; turn++) {
    from = performance.now()
    await sender.query(`notify bench, '${turn}'`)
    await sleep(interval)
  }
  await Promise.all([listener.end(), sender.end()])
  return times
}

/** When each product's change arrives at a stream of the shop. */
async function listen({ url }: Shop) {
  const arrived = new Map<string, number>()
  const stream = openEventStream(url, {
    onEvent: ({ tags }) => {
      for (const tag of tags) if (!arrived.has(tag)) arrived.set(tag, performance.now())
    },
  })
  await stream.opened
  return { arrived, close: stream.close }
}

/** From an admin's call to the event on a stream of the same process, and of another one over the same database. */
export async function benchChanges(
  bench: Bench,
  count: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<Row[]> {
  const products = bench.products.slice(0, count)
  const [first, second] = [await bench.startShop({ settings }), await bench.startShop({ settings })]
  const streams = {
    'the same process': await listen(first),
    'another process': await listen(second),
  }
  const sent = new Map<string, number>()
  const saving: Promise<unknown>[] = []
  for (const product of products) {
    sent.set(`Product/${product.id}`, performance.now())
    saving.push(changePrice(first, bench, product))
    await sleep(interval)
  }
  await Promise.all(saving)
  await sleep(maxWait)
  for (const { close } of Object.values(streams)) close()
  const control = summarize(await measureNotify(bench.url, Math.min(count, 200)))
  return Object.entries(streams).map(([name, { arrived }]) => {
    const times = [...sent].flatMap(([tag, from]) => {
      const at = arrived.get(tag)
      return at === undefined ? [] : at - from
    })
    const timing = summarize(times)
    const missed = sent.size - times.length
    return {
      figure: `${sent.size} changes by an admin, until the event in ${name}`,
      measured: `${formatTimes(timing)}, ${missed} missed`,
      control: `${formatTimes(control)} notify through pg`,
      ratio: formatRatio(timing.p99 / control.p99),
      bar: `p99 ≤ ${maxP99} ms, 0 missed`,
      holds: timing.p99 <= maxP99 && missed === 0,
    }
  })
}
