import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { adminApi, isEditConflict, shopApi } from './'
import { getProductVersion } from './productApi'

const { updateProduct } = adminApi.endpoints
const product = aProduct()
const { _id: id, ...productInput } = product

async function read(etag?: string, store = createStoreWithListeners()) {
  server.use(mockResponse('getProduct', product, { headers: etag ? { ETag: etag } : {} }))
  const { data } = await store.dispatch(getProductVersion.initiate({ id }, { forceRefetch: true }))
  return data
}

const refused = async () => {
  const result = await createStoreWithListeners().dispatch(
    updateProduct.initiate({ id, productInput }),
  )
  return result.error
}

describe('the version of a product', () => {
  it('is the ETag of the latest response', async () => {
    const store = createStoreWithListeners()
    expect(await read('"v1"', store)).toEqual({ product, etag: '"v1"' })
    expect(await read('"v2"', store)).toEqual({ product, etag: '"v2"' })
  })

  it('is undefined if the server sends no ETag', async () => {
    const store = createStoreWithListeners()
    await read('"v1"', store)
    expect(await read(undefined, store)).toEqual({ product, etag: undefined })
  })

  it('is read again after the product has changed', async () => {
    const store = createStoreWithListeners()
    await read('"v1"', store)
    server.use(mockResponse('getProduct', product, { headers: { ETag: '"v2"' } }))
    store.dispatch(shopApi.util.invalidateTags([{ type: 'Product', id }]))
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))
    expect(getProductVersion.select({ id })(store.getState()).data?.etag).toBe('"v2"')
  })

  it.each(['"v7"', undefined])('is sent as If-Match with an update: %s', async (etag) => {
    const sent: (string | null)[] = []
    server.use(
      mockResponse('updateProduct', product, {
        onRequest: ({ headers }) => sent.push(headers.get('If-Match')),
      }),
    )
    await createStoreWithListeners().dispatch(
      updateProduct.initiate({ id, productInput, 'If-Match': etag }),
    )
    expect(sent).toEqual([etag ?? null])
  })
})

describe('an edit conflict', () => {
  it('is a version that is not the current one', async () => {
    server.use(mockError('updateProduct', { status: 409, code: 'edited_meanwhile' }))
    expect(isEditConflict(await refused())).toBe(true)
  })

  it.each([
    ['another conflict', { status: 409 }],
    ['another error', { status: 422 }],
  ])('is not %s', async (_what, problem) => {
    server.use(mockError('updateProduct', problem))
    expect(isEditConflict(await refused())).toBe(false)
  })
})

describe('a list on an English page', () => {
  const inBengali = { productNameBn: 'ফ্যান', keyFeaturesBn: ['শব্দহীন'], descriptionBn: 'ছোট।' }
  const translated = { ...product, ...inBengali }
  const empty = { productNameBn: '', keyFeaturesBn: [], descriptionBn: '' }

  it('keeps no Bengali texts of its products', async () => {
    server.use(
      mockResponse('listNewArrivals', [translated]),
      mockResponse('listCategoryProducts', { result: [translated], totalPages: 1 }),
    )
    const { dispatch } = createStoreWithListeners()
    const { listNewArrivals, listCategoryProducts } = shopApi.endpoints
    const list = await dispatch(listNewArrivals.initiate())
    expect(list.data).toEqual([{ ...product, ...empty }])
    const page = await dispatch(listCategoryProducts.initiate({ category: 'Earbuds' }))
    expect(page.data?.result).toEqual([{ ...product, ...empty }])
  })
})
