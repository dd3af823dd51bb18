import { fakeLocks } from '@/testing/fakeLocks'
import { inOneTab } from './inOneTab'

/** Gives the page these Web Locks, or none. */
function setLocks(locks: unknown) {
  Reflect.deleteProperty(navigator, 'locks')
  if (locks) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

afterEach(() => setLocks(undefined))

it('runs the work of one tab at a time, and that of a later one once it is done', async () => {
  setLocks(fakeLocks())
  let finish = () => {}
  const first = inOneTab(
    'report',
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  const work = jest.fn(async () => {})
  await inOneTab('report', work)
  expect(work).not.toHaveBeenCalled()

  finish()
  await first
  await inOneTab('report', work)
  expect(work).toHaveBeenCalledTimes(1)
})

it.each([
  ['has no locks', undefined],
  ['denies locks', { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
])('runs the work where the browser %s', async (_what, locks) => {
  setLocks(locks)
  const work = jest.fn(async () => {})
  await inOneTab('report', work)
  expect(work).toHaveBeenCalledTimes(1)
})
