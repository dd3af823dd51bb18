import { waitFor } from '@testing-library/react'
import { anId, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { fakeSources } from '@/testing/fakeSources'
import { server } from '@/testing/server'
import { shopApi, startLiveTags } from './'
import { lastEventId } from './event-stream/lastEventId'

const { listBestSellers, getProduct } = shopApi.endpoints

beforeEach(() => lastEventId.set(''))

async function listening() {
  const { sources, openSource, last: current } = fakeSources()
  const read: string[] = []
  const onRequest = ({ url }: Request) => read.push(new URL(url).pathname)
  const product = aProduct()
  server.use(
    mockResponse('listBestSellers', [product], { onRequest }),
    mockResponse('getProduct', product, { onRequest }),
  )
  const store = createStoreWithListeners()
  await store.dispatch(listBestSellers.initiate())
  const id = anId()
  await store.dispatch(getProduct.initiate({ id }))
  read.length = 0
  const live = startLiveTags({ dispatch: store.dispatch, openSource })
  const countRunning = () => store.dispatch(shopApi.util.getRunningQueriesThunk()).length
  const settled = () => Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))
  return { live, current, sources, read, settled, countRunning, id }
}

describe('live tags', () => {
  it('refetch the queries that provide them, and no others', async () => {
    const { current, read, settled, id } = await listening()

    current().send('tags', [`Product/${id}`])
    await settled()

    expect(read).toEqual([`/api/product/${id}`])
  })

  it('are refetched with the ID of the event, so that any server process has the change', async () => {
    const { current, settled, id } = await listening()
    const sent: (string | null)[] = []
    server.use(
      mockResponse('getProduct', aProduct(), {
        onRequest: ({ headers }) => sent.push(headers.get('Last-Event-ID')),
      }),
    )

    current().send('tags', [`Product/${id}`], '100-106')
    await settled()

    expect(sent).toEqual(['100-106'])
  })

  it('of an unknown type or form are ignored', async () => {
    const { current, read, settled } = await listening()

    current().send('tags', ['Voucher/1'])
    current().send('tags', { Product: true })
    current().dispatchEvent(new MessageEvent('tags', { data: '[broken' }))
    await settled()

    expect(read).toEqual([])
  })

  it('refetch all queries if some may have been missed', async () => {
    const { current, read, settled } = await listening()

    current().send('gap', null)
    await settled()

    expect(read).toHaveLength(2)
  })

  it('of an event that many pages receive refetch once, at a random time', async () => {
    const { current, read, settled, countRunning, id } = await listening()
    jest.spyOn(Math, 'random').mockReturnValue(0.02)

    current().dispatchEvent(new MessageEvent('spread', { data: '2000' }))
    current().send('tags', [`Product/${id}`])
    current().dispatchEvent(new MessageEvent('spread', { data: '2000' }))
    current().send('tags', ['ProductList'])
    expect(countRunning()).toBe(0)
    await waitFor(() => expect(read).toHaveLength(2))
    await settled()

    current().send('tags', [`Product/${id}`])
    expect(countRunning()).toBe(1)
    await settled()
  })

  it('include changes since the HTML of the page', async () => {
    lastEventId.set('5-7')
    const { current } = await listening()
    expect(current().address).toBe('/api/live?since=5-7')
  })

  it('include changes since the page began to load if the browser does not read the ID of its HTML', async () => {
    const { current, read, settled } = await listening()

    expect(Number(/^\/api\/live\?age=(\d+)$/.exec(current().address)?.[1])).toBeGreaterThan(
      performance.now(),
    )
    current().send('tags', [], '7')
    await settled()
    expect(read).toEqual([])
  })

  it('continue from the cursor when somebody signed in or out', async () => {
    const { live, current, settled } = await listening()
    current().send('tags', ['Voucher/1'], '7')
    live.setUser('a')
    expect(current().address).toBe('/api/live?since=7')

    current().send('gap', null, '9')
    live.setUser(undefined)
    expect(current().address).toBe('/api/live?since=9')
    await settled()
  })

  it('are requested again when somebody signed in or out', async () => {
    const { live, sources } = await listening()

    live.setUser('a')
    live.setUser('a')

    expect(sources.length).toBeGreaterThan(2)
    expect(sources.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true)
    expect(sources.at(-1)?.isClosed).toBe(false)
  })

  it('keep their stream for a visitor who stays signed out', async () => {
    const { live, sources } = await listening()

    live.setUser(undefined)

    expect(sources).toHaveLength(1)
  })

  it('are not requested while the page is hidden, and then from the cursor on', async () => {
    const { current, sources } = await listening()
    const visibility = jest.spyOn(document, 'visibilityState', 'get')
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    try {
      current().send('tags', [], '7')
      show('hidden')
      expect(sources.map(({ isClosed }) => isClosed)).toEqual([true])

      show('visible')
      expect(current().address).toBe('/api/live?since=7')
    } finally {
      visibility.mockRestore()
    }
  })

  it('are requested again if the server could not open the stream, but not if it only broke', async () => {
    const { current, sources } = await listening()
    jest.useFakeTimers()
    try {
      current().dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(60_000)
      expect(sources).toHaveLength(1)

      current().readyState = 2
      current().dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(60_000)
      expect(sources).toHaveLength(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('close the event stream on stop', async () => {
    const { live, current } = await listening()

    live.stop()

    expect(current().isClosed).toBe(true)
  })
})
