import { anId, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { adminApi, shopApi } from './'

const { listBestSellers } = shopApi.endpoints
const { deleteProduct } = adminApi.endpoints
const { invalidateTags, getRunningQueriesThunk } = shopApi.util

const settled = async (store: ReturnType<typeof createStoreWithListeners>) => {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(store.dispatch(getRunningQueriesThunk()))
  }
}

/** A list whose first answer is from before the change and comes after it. */
function changingList() {
  const onRequest = jest.fn()
  const answer = () => [aProduct({ price: onRequest.mock.calls.length === 1 ? 100 : 200 })]
  server.use(mockResponse('listBestSellers', answer, { delayed: 20, onRequest }))
  const store = createStoreWithListeners()
  const price = () => listBestSellers.select()(store.getState()).data?.[0]?.price
  return { store, onRequest, price }
}

describe('a tag that is invalidated while its query is in flight', () => {
  it('refetches the query', async () => {
    const { store, onRequest, price } = changingList()
    const loading = store.dispatch(listBestSellers.initiate())

    store.dispatch(invalidateTags([{ type: 'ProductList', id: 'LIST' }]))
    await loading
    await settled(store)

    expect(onRequest).toHaveBeenCalledTimes(2)
    expect(price()).toBe(200)
  })

  it('refetches the query after a mutation of this client', async () => {
    const { store, onRequest } = changingList()
    server.use(mockResponse('deleteProduct'))
    const loading = store.dispatch(listBestSellers.initiate())

    await store.dispatch(deleteProduct.initiate({ id: anId() }))
    await loading
    await settled(store)

    expect(onRequest).toHaveBeenCalledTimes(2)
  })

  it('does not refetch a query of other tags', async () => {
    const { store, onRequest, price } = changingList()
    const loading = store.dispatch(listBestSellers.initiate())

    store.dispatch(invalidateTags([{ type: 'Order', id: 'LIST' }]))
    await loading
    await settled(store)

    expect(onRequest).toHaveBeenCalledTimes(1)
    expect(price()).toBe(100)
  })

  it('has no effect once the query has settled', async () => {
    const { store, onRequest } = changingList()
    const loading = store.dispatch(listBestSellers.initiate())
    store.dispatch(invalidateTags(['Product']))
    await loading
    await settled(store)

    await store.dispatch(listBestSellers.initiate(undefined, { forceRefetch: true }))
    await settled(store)

    expect(onRequest).toHaveBeenCalledTimes(3)
  })
})

it('a changed price refetches the amount of a cart that has the product, and of no other', async () => {
  const [fan, other] = [anId(), anId()]
  const onRequest = jest.fn()
  const stats = { totalCart: 1, totalQuantity: 1, unpaid: 990, totalOrders: 0, totalRevenue: 0 }
  server.use(mockResponse('getMyDashboard', { ...stats, cartProducts: [fan] }, { onRequest }))
  const store = createStoreWithListeners()
  await store.dispatch(shopApi.endpoints.getMyDashboard.initiate({}))

  store.dispatch(invalidateTags([{ type: 'Product', id: other }]))
  await settled(store)
  expect(onRequest).toHaveBeenCalledTimes(1)

  store.dispatch(invalidateTags([{ type: 'Product', id: fan }]))
  await settled(store)
  expect(onRequest).toHaveBeenCalledTimes(2)
})
