import type { GatewayQuery } from '../../../src/modules/payment/reconcileAttempt'
import { throttleReconcile } from '../../../src/modules/payment/throttleReconcile'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function startThrottle() {
  const queries: [tranId: string, question: GatewayQuery | undefined][] = []
  const reconcile = throttleReconcile((tranId, question) => {
    queries.push([tranId, question])
    return Promise.resolve({ state: 'open', isCaptured: false })
  }, 1000)
  return { reconcile, queries }
}

/** Hundred forged notices a second, for so many seconds. */
async function flood(reconcile: ReturnType<typeof throttleReconcile>, seconds: number) {
  for (let index = 0; index < seconds * 100; index++) {
    void reconcile('attempt', { valId: `forged-${index}` })
    await jest.advanceTimersByTimeAsync(10)
  }
}

test('however many notices come, the gateway is asked about an attempt once a second', async () => {
  const { reconcile, queries } = startThrottle()
  await flood(reconcile, 10)
  expect(queries.length).toBeGreaterThanOrEqual(9)
  expect(queries.length).toBeLessThanOrEqual(11)
})

test('the first notice is asked about at once, by its validation; many later ones share one question', async () => {
  const { reconcile, queries } = startThrottle()
  await reconcile('attempt', { valId: 'first' })
  expect(queries).toEqual([['attempt', { valId: 'first' }]])
  const later = [
    reconcile('attempt', { valId: 'second' }),
    reconcile('attempt', { valId: 'third' }),
  ]
  await jest.advanceTimersByTimeAsync(1000)
  await Promise.all(later)
  expect(queries.slice(1)).toEqual([['attempt', { all: true }]])
})

test('a notice that is repeated keeps its validation', async () => {
  const { reconcile, queries } = startThrottle()
  await Promise.all([1, 2, 3].map(() => reconcile('attempt', { valId: 'same' })))
  expect(queries).toEqual([['attempt', { valId: 'same' }]])
})

test('attempts do not wait for each other', async () => {
  const { reconcile, queries } = startThrottle()
  await Promise.all(['a', 'b', 'c'].map((tranId) => reconcile(tranId)))
  expect(queries.map(([tranId]) => tranId)).toEqual(['a', 'b', 'c'])
})
