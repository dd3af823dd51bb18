import { waitFor } from '@testing-library/react'
import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse, unreachable } from '@/testing/doubles'
import { server } from '@/testing/server'
import { shopApi, startQueryRetries } from './'

const { listBestSellers, listNewArrivals, searchProducts } = shopApi.endpoints

let stop = () => {}
afterEach(() => stop())

function startStore() {
  const store = createStoreWithListeners()
  stop = startQueryRetries(store)
  return store
}

/** RTK Query writes its subscriptions into the store with a delay. */
const untilSubscribed = (store: ReturnType<typeof createStoreWithListeners>) =>
  waitFor(() => expect(Object.keys(store.getState().api.subscriptions)).not.toHaveLength(0))

describe('queries that failed without a connection', () => {
  it('are repeated when the browser is online again; others are not', async () => {
    const requests: string[] = []
    const onRequest = ({ url }: Request) => requests.push(new URL(url).pathname)
    server.use(
      unreachable('listBestSellers'),
      mockResponse('listNewArrivals', [aProduct()], { onRequest }),
    )
    const store = startStore()
    await Promise.all([
      store.dispatch(listBestSellers.initiate()),
      store.dispatch(listNewArrivals.initiate()),
    ])
    expect(listBestSellers.select()(store.getState()).isError).toBe(true)
    await untilSubscribed(store)
    requests.length = 0
    server.use(
      mockResponse('listBestSellers', [aProduct({ productName: 'The best' })], { onRequest }),
    )

    window.dispatchEvent(new Event('online'))

    await waitFor(() =>
      expect(listBestSellers.select()(store.getState()).data).toMatchObject([
        { productName: 'The best' },
      ]),
    )
    expect(requests).toEqual(['/api/best-seller'])
  })

  it('are repeated if they failed before the retries started, and nothing changes afterwards', async () => {
    server.use(unreachable('listBestSellers'))
    const store = createStoreWithListeners()
    await store.dispatch(listBestSellers.initiate())
    await untilSubscribed(store)
    server.use(mockResponse('listBestSellers', [aProduct({ productName: 'The best' })]))

    stop = startQueryRetries(store)
    window.dispatchEvent(new Event('online'))

    await waitFor(() =>
      expect(listBestSellers.select()(store.getState()).data).toMatchObject([
        { productName: 'The best' },
      ]),
    )
  })

  it('are repeated until the shop can be reached', async () => {
    let attempts = 0
    server.use(unreachable('listBestSellers', { onRequest: () => (attempts += 1) }))
    const store = startStore()
    await store.dispatch(listBestSellers.initiate())
    await untilSubscribed(store)

    for (const expected of [2, 3]) {
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(attempts).toBe(expected))
      await waitFor(() => expect(listBestSellers.select()(store.getState()).isError).toBe(true))
    }
    server.use(mockResponse('listBestSellers', [aProduct()]))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(listBestSellers.select()(store.getState()).isSuccess).toBe(true))
  })

  it('are not repeated if no component uses them, or if the shop rejected them', async () => {
    const requests: string[] = []
    const onRequest = ({ url }: Request) => requests.push(new URL(url).pathname)
    server.use(
      unreachable('searchProducts', { onRequest }),
      mockError('listNewArrivals', { status: 503 }, { onRequest }),
      unreachable('listBestSellers'),
    )
    const store = startStore()
    await Promise.all([
      store.dispatch(searchProducts.initiate({ search: 'fan' }, { subscribe: false })),
      store.dispatch(listNewArrivals.initiate()),
      store.dispatch(listBestSellers.initiate()),
    ])
    await untilSubscribed(store)
    requests.length = 0
    server.use(mockResponse('listBestSellers', [], { onRequest }))

    window.dispatchEvent(new Event('online'))

    await waitFor(() => expect(listBestSellers.select()(store.getState()).isSuccess).toBe(true))
    expect(requests).toEqual(['/api/best-seller'])
  })
})
