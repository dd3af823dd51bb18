import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addToCart, findProductIds } from '../../../../scripts/shop/customerApi'
import { pick } from '../../../../server/test/support/random'
import { signIn } from '../../../people/scene'
import type { FaultyShop } from '../faultyShop'
import { type LoadOptions, type LoadResult, windowLength } from '../loadProcess'
import { formatStatuses } from '../probe'
import { assertTime, formatTime, type Scenario } from '../scenario'

const factor = 4
const usualConnections = 32
const maxConnections = 2_000
/** Share of the usual rate at which the shop is at full speed, on a machine that is never quite steady. */
const fullSpeed = 0.8
const maxServed = 1_000
const maxRecovery = 2_000

async function startLoadProcess(options: LoadOptions): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, '../loadProcess.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  const result = once(child, 'message') as Promise<[LoadResult]>
  const failure = once(child, 'exit').then(() => {
    throw new Error('the process that makes the load ended early')
  })
  child.send(options)
  return (await Promise.race([result, failure]))[0]
}

async function fillCarts(shop: FaultyShop): Promise<LoadOptions['carts']> {
  const products = await findProductIds(shop.url)
  return shop.withDatabase((db) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { cookie } = await signIn(db, 'user')
        const { _id } = await addToCart(shop.url, cookie, pick(products, index))
        return { cookie, row: _id }
      }),
    ),
  )
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
    const settings = { LOAD_SHEDDING: 'true' }
    await shop.stop()
    await shop.start({ settings })
    const common = { port: Number(new URL(shop.url).port), carts: await fillCarts(shop) }
    const seconds = run.isLong ? 15 : 2
    const usual = await startLoadProcess({
      ...common,
      milliseconds: seconds * 1_000,
      connections: usualConnections,
    })
    // The first requests of a start are slower.
    const usualRate = rateOf(usual.windows.slice(Math.floor(usual.windows.length / 2)))
    const over = await startLoadProcess({
      ...common,
      milliseconds: seconds * 1_000,
      rate: factor * usualRate,
      connections: maxConnections,
    })
    const after = await startLoadProcess({
      ...common,
      milliseconds: 4_000,
      connections: usualConnections,
    })
    const recovery = findRecovery(after.windows, usualRate)
    const findings = [usual, over, after].flatMap(({ others }) =>
      Object.entries(others).map(([status, count]) => `answered ${status}: ${count} times`),
    )
    if (run.isLong && over.shed === 0) findings.push('nothing was turned away')
    findings.push(...assertTime(run, 'served (p99)', over.servedP99, maxServed))
    if (run.isLong)
      findings.push(...assertTime(run, 'full speed again after', recovery, maxRecovery))
    else if (after.served === 0) findings.push('nothing is served afterwards')
    const { sent, served, shed } = over
    return [
      {
        fault: 'overload',
        times: `${sent} requests in ${seconds} s and until they are answered, ${Math.round(factor * usualRate)} /s wanted`,
        measured:
          `${served} served (p50 ${formatTime(over.servedP50)}, p99 ${formatTime(over.servedP99)}), ` +
          `${formatStatuses({ 503: shed })} with Retry-After (p99 ${formatTime(over.shedP99)}), ` +
          `full speed again after ${formatTime(recovery)}`,
        bar: '503 with Retry-After for the excess, served p99 ≤ 1 s, full speed in 2 s',
        control: `${Math.round(usualRate)} /s with ${usualConnections} connections, p99 ${formatTime(usual.servedP99)}`,
        findings,
      },
    ]
  },
}
