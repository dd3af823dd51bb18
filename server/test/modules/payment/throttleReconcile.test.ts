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

/** Sends a hundred forged notifications a second. */
async function flood(reconcile: ReturnType<typeof throttleReconcile>, seconds: number) {
  for (let index = 0; index < seconds * 100; index++) {
    void reconcile('attempt', { valId: `forged-${index}` })
    await jest.advanceTimersByTimeAsync(10)
  }
}

test('queries the gateway about an attempt once a second, however many notifications arrive', async () => {
  const { reconcile, queries } = startThrottle()
  await flood(reconcile, 10)
  expect(queries.length).toBeGreaterThanOrEqual(9)
  expect(queries.length).toBeLessThanOrEqual(11)
})

test('checks the first notification at once by its validation; later ones share one query', async () => {
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

test('keeps the validation of a repeated notification', async () => {
  const { reconcile, queries } = startThrottle()
  await Promise.all([1, 2, 3].map(() => reconcile('attempt', { valId: 'same' })))
  expect(queries).toEqual([['attempt', { valId: 'same' }]])
})

test('does not delay other attempts', async () => {
  const { reconcile, queries } = startThrottle()
  await Promise.all(['a', 'b', 'c'].map((tranId) => reconcile(tranId)))
  expect(queries.map(([tranId]) => tranId)).toEqual(['a', 'b', 'c'])
})
