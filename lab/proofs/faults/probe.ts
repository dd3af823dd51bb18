import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from '../../../server/test/support/random'
import { percentile } from '../../bench/statistics'
import { addToCart, findProductIds, send, setQuantity } from '../../people/customerApi'
import { signIn } from '../../people/sessions'
import type { Shop } from '../../shop/startShop'
import { succeeds, until } from '../../time'
import { publicPaths } from './scenario'

type Answer = { status: number | 'cut'; time: number; at: number }

const statusOf = (call: Promise<Response>): Promise<Answer['status']> =>
  call.then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 'cut' as const,
  )

/** Sends a request whenever one is due, whether the one before is answered or not; times count from when it was due. */
export function startProbe(interval: number, call: (turn: number) => Promise<Response>) {
  const answers: Answer[] = []
  const calls: Promise<unknown>[] = []
  const stopping = new AbortController()
  async function ask(due: number, turn: number) {
    const status = await statusOf(call(turn))
    const at = performance.now()
    answers.push({ status, time: at - due, at })
  }
  const sending = (async () => {
    const start = performance.now()
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const due = start + turn * interval
      await sleep(Math.max(0, due - performance.now()))
      calls.push(ask(due, turn))
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await sending
      await Promise.all(calls)
      return summarize(answers)
    },
  }
}

function summarize(answers: readonly Answer[]) {
  const statuses: Record<string, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const times = answers.map(({ time }) => time)
  const failed = answers.filter(({ status }) => status === 503).map(({ time }) => time)
  return {
    count: answers.length,
    statuses,
    p99: percentile(times, 0.99),
    max: Math.max(0, ...times),
    /** Of responses with 503. */
    maxUnavailable: Math.max(0, ...failed),
    /** The longest time between two successes. */
    maxGap: findMaxGap(answers.filter(({ status }) => status === 200).map(({ at }) => at)),
    others: (...expected: readonly (number | 'cut')[]) =>
      answers
        .filter(({ status }) => !expected.includes(status))
        .map(({ status }) => `answered ${status}`),
  }
}

const findMaxGap = (times: readonly number[]) =>
  Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)))

export const formatStatuses = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** A visitor of public pages. */
export const startVisitor = ({ url }: Shop, interval = 50) =>
  startProbe(interval, (turn) => send(`${url}${pick(publicPaths, turn)}`))

export async function warmPublicPages({ url }: Shop) {
  for (const path of publicPaths) await statusOf(send(`${url}${path}`))
}

/** A customer who changes a quantity in the cart. */
export async function startWriter(shop: Shop, interval = 100) {
  const { url } = shop
  const { cookie } = await shop.withDatabase((db) => signIn(db, 'user'))
  const [product = ''] = await findProductIds(url)
  const { _id } = await addToCart(url, cookie, product)
  return {
    ...startProbe(interval, (turn) =>
      send(`${url}/api/cart/${_id}`, {
        method: 'PUT',
        cookie,
        body: { quantity: 1 + (turn % 90) },
      }),
    ),
    /** Returns the milliseconds until a write succeeds. */
    untilWritten: (timeout: number) =>
      until('writes succeed again', () => succeeds(setQuantity(url, cookie, _id, 1)), { timeout }),
  }
}
