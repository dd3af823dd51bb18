import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { adminApi, shopApi } from './'

const { listBestSellers, getProduct } = shopApi.endpoints
const { createProduct, updateProduct, deleteProduct } = adminApi.endpoints

const { _id: id, ...facts } = aProduct()
const productInput = { ...facts, price: 1990 }

describe('a mutation', () => {
  it('refetches the lists and the record that it invalidates', async () => {
    const read: string[] = []
    const onRequest = ({ url }: Request) => read.push(new URL(url).pathname)
    const product = aProduct({ _id: id })
    server.use(
      mockResponse('listBestSellers', [product], { onRequest }),
      mockResponse('getProduct', product, { onRequest }),
      mockResponse('updateProduct', product),
    )
    const store = createStoreWithListeners()
    await store.dispatch(listBestSellers.initiate())
    await store.dispatch(getProduct.initiate({ id }))
    read.length = 0

    await store.dispatch(updateProduct.initiate({ id, productInput }))
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))

    expect(read.sort()).toEqual(['/api/best-seller', `/api/product/${id}`])
  })

  it('refetches nothing if it failed', async () => {
    const onRequest = jest.fn()
    server.use(
      mockResponse('listBestSellers', [aProduct()], { onRequest }),
      mockError('createProduct', { status: 422 }),
    )
    const store = createStoreWithListeners()
    await store.dispatch(listBestSellers.initiate())

    await store.dispatch(createProduct.initiate({ productInput }))
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))

    expect(onRequest).toHaveBeenCalledTimes(1)
  })

  it('refetches a list that could not be loaded before', async () => {
    server.use(mockError('listBestSellers', { status: 503 }), mockResponse('deleteProduct'))
    const store = createStoreWithListeners()
    await store.dispatch(listBestSellers.initiate())
    server.use(mockResponse('listBestSellers', [aProduct()]))

    await store.dispatch(deleteProduct.initiate({ id }))
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))

    expect(listBestSellers.select()(store.getState()).data).toHaveLength(1)
  })
})
