import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/dom'
import * as React from 'react'
import { disabledMatchers } from './disabledMatchers'
import { fillJsdomGaps } from './jsdomPolyfills'
import { server } from './server'

expect.extend(disabledMatchers)

// React keeps a stack for each of the first 10,000 elements of a second, for its warnings: a fifth of the time of these tests.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}

// Some tests render as a server does, without a window.
const hasWindow = typeof window !== 'undefined'
if (hasWindow) fillJsdomGaps()

const { getElementError } = getConfig()
configure({
  // For a busy machine.
  asyncUtilTimeout: 8_000,
  // A query that waits fails many times, and printing the DOM each time is slow: only the last error has it.
  getElementError(message, container) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    if (!isWaiting) return getElementError(message, container)
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  },
})

// A call that a test does not mock fails the test. The client takes it for a lost connection, which few tests show.
const unmocked: string[] = []
beforeAll(() =>
  server.listen({
    onUnhandledRequest({ method, url }, print) {
      unmocked.push(`${method} ${url}`)
      print.error()
    },
  }),
)
// A late call of the test before does not count.
beforeEach(() => {
  unmocked.length = 0
})
afterEach(() => {
  server.resetHandlers()
  if (hasWindow) {
    localStorage.clear()
    // Toasts stay for a while: the next test must not find those of this one.
    for (const toast of document.querySelectorAll('slot [role=alert]')) toast.replaceChildren()
  }
  const calls = unmocked.splice(0)
  if (calls.length > 0) throw new Error(`Calls without a mock: ${calls.join(', ')}`)
})
afterAll(() => server.close())
