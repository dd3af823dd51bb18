import { encodeAdd, measureInserts, nextAdd } from './cartWrites'
import { interleave, measureRequests } from './load'
import { formatRate, formatRatio, formatTiming } from './report'
import type { Bench, Row } from './setup'

const users = 32
const minPerSecond = 1_000
const maxP99 = 60
const hotUsers = 50
const minHotRatio = 0.9

/** Each customer adds a product again and again; in two laps of all customers it has a quantity of two. */
function createRepeatedAdds({ customers }: Bench, productIds: readonly string[]): () => Buffer {
  const requests = customers.map(({ cookie }, index) =>
    encodeAdd(cookie, productIds[index % productIds.length] ?? ''),
  )
  let turn = 0
  return () => requests[turn++ % requests.length] ?? Buffer.alloc(0)
}

/** Durable additions to carts, compared with bare inserts; one product compared with many. */
export async function benchCart(bench: Bench): Promise<Row[]> {
  const shop = await bench.startShop()
  const { adds, inserts } = await interleave(bench, {
    adds: (seconds) => measureRequests(shop, { connections: users, seconds }, () => nextAdd(bench)),
    inserts: (seconds) => measureInserts(bench.url, { connections: users, seconds }),
  })
  // Not those that are in the carts now.
  const [hotId = '', ...otherIds] = bench.products.slice(-hotUsers - 1).map(({ id }) => id)
  const nextHot = createRepeatedAdds(bench, [hotId])
  const nextOther = createRepeatedAdds(bench, otherIds)
  const load = { connections: hotUsers }
  const { many, hot } = await interleave(bench, {
    many: (seconds) => measureRequests(shop, { ...load, seconds }, nextOther),
    hot: (seconds) => measureRequests(shop, { ...load, seconds }, nextHot),
  })
  const ratio = hot.perSecond / many.perSecond
  return [
    {
      figure: `add to cart, new rows, ${users} users`,
      measured: formatTiming(adds),
      control: `${formatRate(inserts)} bare inserts through pg`,
      ratio: formatRatio(adds.perSecond / inserts.perSecond),
      bar: `≥ ${minPerSecond}/s, p99 ≤ ${maxP99} ms`,
      holds: adds.perSecond >= minPerSecond && adds.p99 <= maxP99 && adds.refused === 0,
    },
    {
      figure: `${hotUsers} people add the same product`,
      measured: formatTiming(hot),
      control: `${formatTiming(many)} ${otherIds.length} products`,
      ratio: formatRatio(ratio),
      bar: `≥ ${minHotRatio}`,
      holds: ratio >= minHotRatio && hot.refused === 0,
    },
  ]
}
