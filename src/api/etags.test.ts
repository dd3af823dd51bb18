import { makeStore } from '../store'
import { aProduct } from '../testing/builders'
import { mockError, mockResponse } from '../testing/doubles'
import { server } from '../testing/server'
import { getConflictingProduct, selectProductEtag, shopApi } from '.'

const { getProduct, updateProduct } = shopApi.endpoints
const product = aProduct()
const { _id: id, ...productInput } = product

async function read(etag?: string, store = makeStore()) {
  server.use(mockResponse('getProduct', product, { headers: etag ? { ETag: etag } : {} }))
  await store.dispatch(getProduct.initiate({ id }, { forceRefetch: true }))
  return store
}

const refused = async () => {
  const result = await makeStore().dispatch(updateProduct.initiate({ id, productInput }))
  return result.error
}

describe('the version of a product', () => {
  it('is the ETag of the latest response', async () => {
    const store = await read('"v1"')
    expect(selectProductEtag(store.getState(), id)).toBe('"v1"')
    await read('"v2"', store)
    expect(selectProductEtag(store.getState(), id)).toBe('"v2"')
  })

  it('is undefined if the server sends no ETag, and after the cache was reset', async () => {
    const store = await read('"v1"')
    await read(undefined, store)
    expect(selectProductEtag(store.getState(), id)).toBeUndefined()
    await read('"v3"', store)
    store.dispatch(shopApi.util.resetApiState())
    expect(selectProductEtag(store.getState(), id)).toBeUndefined()
  })

  it.each(['"v7"', undefined])('is sent as If-Match with an update: %s', async (etag) => {
    const sent: (string | null)[] = []
    server.use(
      mockResponse('updateProduct', product, {
        onRequest: ({ headers }) => sent.push(headers.get('If-Match')),
      }),
    )
    await makeStore().dispatch(updateProduct.initiate({ id, productInput, 'If-Match': etag }))
    expect(sent).toEqual([etag ?? null])
  })
})

describe('an edit conflict', () => {
  it('returns the current product and its ETag', async () => {
    const details = { current: product, etag: '"v8"' }
    server.use(mockError('updateProduct', { status: 409, code: 'edited_meanwhile', details }))
    expect(getConflictingProduct(await refused())).toEqual({ product, etag: '"v8"' })
  })

  it.each([
    ['another conflict', { status: 409 }],
    ['what is no product', { status: 409, details: { current: { ...product, images: [1] } } }],
    ['another error', { status: 422, details: { current: product } }],
  ])('is not %s', async (_what, problem) => {
    server.use(mockError('updateProduct', problem))
    expect(getConflictingProduct(await refused())).toBeUndefined()
  })
})
