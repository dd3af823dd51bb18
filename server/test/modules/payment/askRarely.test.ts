import { askRarely } from '../../../src/modules/payment/askRarely'
import type { Question } from '../../../src/modules/payment/reconcileAttempt'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function startAsking() {
  const asked: [tranId: string, question: Question | undefined][] = []
  const ask = askRarely((tranId, question) => {
    asked.push([tranId, question])
    return Promise.resolve({ state: 'open', isCaptured: false })
  }, 1000)
  return { ask, asked }
}

/** Hundred forged notices a second, for so many seconds. */
async function flood(ask: ReturnType<typeof askRarely>, seconds: number) {
  for (let notice = 0; notice < seconds * 100; notice++) {
    void ask('attempt', { valId: `forged-${notice}` })
    await jest.advanceTimersByTimeAsync(10)
  }
}

test('however many notices come, the gateway is asked about an attempt once a second', async () => {
  const { ask, asked } = startAsking()
  await flood(ask, 10)
  expect(asked.length).toBeGreaterThanOrEqual(9)
  expect(asked.length).toBeLessThanOrEqual(11)
})

test('the first notice is asked about at once, by its validation; many later ones share one question', async () => {
  const { ask, asked } = startAsking()
  await ask('attempt', { valId: 'first' })
  expect(asked).toEqual([['attempt', { valId: 'first' }]])
  const later = [ask('attempt', { valId: 'second' }), ask('attempt', { valId: 'third' })]
  await jest.advanceTimersByTimeAsync(1000)
  await Promise.all(later)
  expect(asked.slice(1)).toEqual([['attempt', { all: true }]])
})

test('a notice that is repeated keeps its validation', async () => {
  const { ask, asked } = startAsking()
  await Promise.all([1, 2, 3].map(() => ask('attempt', { valId: 'same' })))
  expect(asked).toEqual([['attempt', { valId: 'same' }]])
})

test('attempts do not wait for each other', async () => {
  const { ask, asked } = startAsking()
  await Promise.all(['a', 'b', 'c'].map((tranId) => ask(tranId)))
  expect(asked.map(([tranId]) => tranId)).toEqual(['a', 'b', 'c'])
})
