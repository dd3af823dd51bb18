import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, round } from '../statistics'
import { changePrice } from './changePrice'
import { type EventStream, openEventStream, type StreamEvent } from './eventStreams'
import { formatRatio } from './report'
import type { Bench, Control, Row, Shop } from './setup'
import { readUsage } from './usage'

const maxCpu = 0.5
const maxKilobytes = 20
const maxP99 = 500
const maxRefetches = 1.1
/** Streams that are opened at once. */
const batch = 100

type Server = {
  pid: number
  url: string
  path: string
  publish: (marker: string) => Promise<unknown>
}

async function openStreams(
  count: number,
  open: (index: number) => EventStream,
): Promise<EventStream[]> {
  const streams: EventStream[] = []
  while (streams.length < count) {
    const size = Math.min(batch, count - streams.length)
    const opened = Array.from({ length: size }, (_, index) => open(streams.length + index))
    await Promise.all(opened.map((stream) => stream.opened))
    streams.push(...opened)
  }
  return streams
}

/** One event a second to all streams. */
async function holdStreams({ pid, url, path, publish }: Server, count: number, seconds: number) {
  await sleep(1_000)
  const before = await readUsage(pid)
  const times: number[] = []
  let from = 0
  const onEvent = ({ tags }: StreamEvent) => {
    if (tags.length > 0) times.push(performance.now() - from)
  }
  const streams = await openStreams(count, () => openEventStream(url, { path, onEvent }))
  await sleep(2_000)
  const open = await readUsage(pid)
  const start = performance.now()
  let events = 0
  while (performance.now() - start < seconds * 1000) {
    from = performance.now()
    await publish(String(events++))
    await sleep(Math.max(0, from + 1_000 - performance.now()))
  }
  const elapsed = (performance.now() - start) / 1000
  const after = await readUsage(pid)
  for (const { close } of streams) close()
  return {
    cpu: (after.cpu - open.cpu) / elapsed / 1000,
    kilobytes: (Math.max(open.memory, after.memory) - before.memory) / count / 1024,
    p99: percentile(times, 0.99),
    missed: count * events - times.length,
  }
}

type Held = Awaited<ReturnType<typeof holdStreams>>

const format = ({ cpu, kilobytes, p99, missed }: Held) =>
  `${round(cpu * 100)} % of a core, ${round(kilobytes, 1)} KB each, p99 ${round(p99)} ms, ${missed} missed`

async function compareStreams(
  bench: Bench,
  shop: Shop,
  control: Control,
  count: number,
): Promise<Row> {
  const [product] = bench.products
  if (!product) throw new Error('there is no product')
  const seconds = Math.max(5, bench.seconds)
  const server = { ...shop, path: '/api/live', publish: () => changePrice(shop, bench, product) }
  const held = await holdStreams(server, count, seconds)
  const tags = JSON.stringify(['Product', `Product/${product.id}`, `Category/${product.category}`])
  const publish = (id: string) =>
    fetch(`${control.url}/publish`, {
      method: 'POST',
      body: `id: ${id}\nevent: tags\ndata: ${tags}\n\n`,
    })
  const bare = await holdStreams({ ...control, path: '/stream', publish }, count, seconds)
  return {
    figure: `${count} streams, one change a second`,
    measured: format(held),
    control: `${format(bare)} bare node:http`,
    ratio: formatRatio(held.cpu / bare.cpu),
    bar: `≤ ${maxCpu * 100} %, ≤ ${maxKilobytes} KB, p99 ≤ ${maxP99} ms`,
    holds:
      held.cpu <= maxCpu &&
      held.kilobytes <= maxKilobytes &&
      held.p99 <= maxP99 &&
      held.missed === 0,
  }
}

const retryDelay = 2_000

/** Streams that reconnect as browsers do, and what each receives when its process has been restarted. */
async function restart(bench: Bench, count: number): Promise<Row> {
  const [shop, other] = [await bench.startShop(), await bench.startShop()]
  const [warmUp, ...changed] = bench.products.slice(0, 6)
  if (!warmUp) throw new Error('there is no product')
  const received = Array.from({ length: count }, () => new Set<string>())
  const lastIds = Array<string | undefined>(count)
  let gaps = 0
  let isCounting = false
  let isEnding = false
  const open = (index: number): EventStream =>
    openEventStream(shop.url, {
      lastEventId: lastIds[index],
      onEvent: ({ id, event, tags }) => {
        if (isCounting && event === 'gap') gaps++
        lastIds[index] = id
        if (isCounting) for (const tag of tags) received[index]?.add(tag)
      },
      onClose: () => {
        if (!isEnding) setTimeout(() => open(index), retryDelay)
      },
    })
  await openStreams(count, open)
  await changePrice(shop, bench, warmUp)
  await sleep(2_000)
  isCounting = true
  const port = Number(new URL(shop.url).port)
  await shop.stop()
  for (const product of changed) await changePrice(other, bench, product)
  const from = performance.now()
  const restarted = await bench.startShop({ port })
  const isComplete = () => received.every((tags) => tags.size > 0) || gaps >= count
  while (!isComplete() && performance.now() - from < 60_000) await sleep(100)
  const took = performance.now() - from
  await sleep(1_000)
  isEnding = true
  await restarted.stop()
  const expected = new Set([
    'Product',
    ...changed.flatMap(({ id, category }) => [
      `Product/${id}`,
      `Category/${category.toLowerCase()}`,
    ]),
  ])
  const sum = received.reduce((total, tags) => total + tags.size, 0)
  const missing = received.filter((tags) => ![...expected].every((tag) => tags.has(tag))).length
  const ratio = sum / (expected.size * count)
  return {
    figure: `restart with ${count} streams, ${changed.length} products changed meanwhile: refetched tags`,
    measured: `${sum}, ${gaps} streams refetch everything, ${missing} without a change; all back after ${round(took / 1000, 1)} s`,
    control: `${expected.size * count} changed`,
    ratio: formatRatio(ratio),
    bar: `≤ ${maxRefetches}, 0 missed`,
    holds: ratio <= maxRefetches && gaps === 0 && missing === 0,
  }
}

/** Many open streams, compared with a bare server that writes the same event to as many. */
export async function benchStreams(bench: Bench, counts: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of counts) {
    const shop = await bench.startShop()
    const control = await bench.startControl(shop)
    rows.push(await compareStreams(bench, shop, control, count))
    control.stop()
    await shop.stop()
  }
  return [...rows, await restart(bench, Math.min(...counts))]
}
