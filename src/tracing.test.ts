import { HttpResponse, http } from 'msw'
import { shopApi } from '@/api'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { server } from '@/testing/server'

const format = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-0[01]$/
let originalFetch: typeof window.fetch

/** As the server writes it into the page. */
function load(share: string) {
  const script = document.createElement('script')
  script.dataset.share = share
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  jest.isolateModules(() => jest.requireActual('@/tracing'))
}

/** Calls the API, and returns the trace context of the call. */
async function send(): Promise<string | null> {
  let header: string | null = null
  server.use(
    http.get('/api/best-seller', ({ request }) => {
      header = request.headers.get('traceparent')
      return HttpResponse.json([])
    }),
  )
  await createStoreWithListeners().dispatch(shopApi.endpoints.listBestSellers.initiate())
  return header
}

beforeEach(() => {
  originalFetch = window.fetch
})
afterEach(() => {
  window.fetch = originalFetch
  jest.restoreAllMocks()
})

describe('the script for tracing', () => {
  it('adds a header to the calls of the API, which have none without it', async () => {
    expect(await send()).toBeNull()
    load('1')
    expect(await send()).toMatch(format)
  })

  it('has one trace for the calls that follow a click, and another after the next click', async () => {
    load('1')
    const first = await send()
    expect(await send()).toBe(first)
    document.body.click()
    const second = await send()
    expect(second).toMatch(format)
    expect(second).not.toBe(first)
  })

  it('has another trace for calls long after the click', async () => {
    load('1')
    const first = await send()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_001)
    expect(await send()).not.toBe(first)
  })

  it.each([
    [0.09, '01'],
    [0.11, '00'],
  ])('marks the share of the traces that the server records: %d', async (random, flags) => {
    load('0.1')
    jest.spyOn(Math, 'random').mockReturnValue(random)
    expect((await send())?.slice(-2)).toBe(flags)
  })

  it('adds nothing to calls of another origin', async () => {
    load('1')
    const headers: (string | null)[] = []
    server.use(
      http.post('*/token', ({ request }) => {
        headers.push(request.headers.get('traceparent'))
        return HttpResponse.json({})
      }),
    )
    const init = { method: 'POST', body: '{}' }
    await window.fetch('https://identity.example/token', init)
    await window.fetch(new Request('https://identity.example/token', init))
    await window.fetch(new URL('/token', location.href), init)
    expect(headers).toEqual([null, null, expect.stringMatching(format)])
  })
})
