import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { disabledMatchers } from './disabledMatchers'
import { fillJsdomGaps } from './jsdomPolyfills'
import { server } from './server'

expect.extend(disabledMatchers)

// Some tests render as a server does, without a window.
const hasWindow = typeof window !== 'undefined'
if (hasWindow) fillJsdomGaps()

// A busy machine takes its time; a test that waits for what never comes fails all the same.
configure({ asyncUtilTimeout: 8_000 })

// A call that a test did not prepare is a mistake of the test or of the code.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  if (hasWindow) localStorage.clear()
})
afterAll(() => server.close())
