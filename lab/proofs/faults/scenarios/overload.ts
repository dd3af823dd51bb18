import { pick } from '../../../../server/test/support/random'
import { encode, measureRequests, type Timing, windowLength } from '../../../bench/api/load'
import { addToCart, findProductIds } from '../../../people/customerApi'
import { signIn } from '../../../people/sessions'
import type { Shop } from '../../../shop/startShop'
import { formatTime } from '../../../time'
import { formatStatuses } from '../probe'
import { assertTime, type Scenario } from '../scenario'

const factor = 4
const usualConnections = 32
const maxConnections = 2_000
const carts = 20
/** Share of the usual rate at which the shop is at full speed, on a machine that is never quite steady. */
const fullSpeed = 0.8
const maxServed = 1_000
const maxRecovery = 2_000

/** Half are searches that nobody has sent before, half are writes. */
async function createRequests({ url, withDatabase }: Shop): Promise<() => Buffer> {
  const products = await findProductIds(url)
  const rows = await withDatabase((db) =>
    Promise.all(
      Array.from({ length: carts }, async (_, index) => {
        const { cookie } = await signIn(db, 'user')
        return { cookie, row: (await addToCart(url, cookie, pick(products, index)))._id }
      }),
    ),
  )
  let turn = 0
  return () => {
    if (turn++ % 2 === 0) return encode({ path: `/api/search-products?search=fan%20${turn}` })
    const { cookie, row } = pick(rows, turn)
    const body = { quantity: 1 + (turn % 90) }
    return encode({ method: 'PUT', path: `/api/cart/${row}`, headers: { cookie }, body })
  }
}

const rateOf = (windows: readonly number[]) =>
  (windows.reduce((sum, count) => sum + count, 0) / windows.length / windowLength) * 1_000

/** Milliseconds until as much is served as usual, in two windows one after the other. */
function findRecovery(windows: readonly number[], usualRate: number): number {
  const first = windows.findIndex(
    (_, index) => index > 0 && rateOf(windows.slice(index - 1, index + 1)) >= fullSpeed * usualRate,
  )
  return first < 0 ? Number.POSITIVE_INFINITY : first * windowLength
}

export const overload: Scenario = {
  name: 'overload',
  says: 'four times the requests that the shop can serve',
  async run(run) {
    const { shop } = run
    await shop.ensureStarted({ settings: { LOAD_SHEDDING: 'true' } })
    const next = await createRequests(shop)
    const server = { url: shop.url, pid: shop.pid() }
    const seconds = run.isLong ? 15 : 2
    const usually = (time: number): Promise<Timing> =>
      measureRequests(server, { connections: usualConnections, seconds: time }, next)
    const usual = await usually(seconds)
    // The first requests of a start are slower.
    const usualRate = rateOf(usual.windows.slice(Math.floor(usual.windows.length / 2)))
    const rate = factor * usualRate
    const over = await measureRequests(server, { connections: maxConnections, seconds, rate }, next)
    const after = await usually(4)
    const recovery = findRecovery(after.windows, usualRate)
    const findings = assertTime(run, 'served (p99)', over.p99, maxServed)
    if (run.isLong) {
      if (over.refused === 0) findings.push('nothing was turned away')
      findings.push(...assertTime(run, 'full speed again after', recovery, maxRecovery))
    } else if (after.calls === 0) findings.push('nothing is served afterwards')
    return [
      {
        fault: 'overload',
        times: `${over.calls + over.refused} requests in ${seconds} s and until they are answered, ${Math.round(rate)} /s wanted`,
        measured:
          `${over.calls} served (p50 ${formatTime(over.p50)}, p99 ${formatTime(over.p99)}), ` +
          `${formatStatuses({ 503: over.refused })} with Retry-After (p99 ${formatTime(over.refusedP99)}), ` +
          `full speed again after ${formatTime(recovery)}`,
        bar: '503 with Retry-After for the excess, served p99 ≤ 1 s, full speed in 2 s',
        control: `${Math.round(usualRate)} /s with ${usualConnections} connections, p99 ${formatTime(usual.p99)}`,
        findings,
      },
    ]
  },
}
