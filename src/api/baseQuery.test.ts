import { HttpResponse, http } from 'msw'
import { anId, anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse, unreachable } from '@/testing/doubles'
import { server } from '@/testing/server'
import { type ApiProblem, accountApi, adminApi, shopApi } from './'
import { baseQuery } from './baseQuery'

const { listBestSellers, uploadImage } = shopApi.endpoints
const { placeOrder } = accountApi.endpoints
const { updateProduct } = adminApi.endpoints

async function problemOf(query: Promise<{ error?: unknown }>) {
  const { error } = await query
  return error as ApiProblem | undefined
}

describe('baseQuery', () => {
  it('rejects with the problem that the server sent', async () => {
    server.use(
      mockError('listBestSellers', {
        status: 422,
        code: 'invalid',
        title: 'Not so',
        message: 'Look again.',
        fieldErrors: { price: 'too low' },
        requestId: 'r-1',
        details: { total: 5 },
      }),
    )

    expect(
      await problemOf(createStoreWithListeners().dispatch(listBestSellers.initiate())),
    ).toEqual({
      status: 422,
      code: 'invalid',
      title: 'Not so',
      message: 'Look again.',
      fieldErrors: { price: 'too low' },
      requestId: 'r-1',
      details: { total: 5 },
    })
  })

  it('rejects with a problem if the connection fails', async () => {
    server.use(unreachable('listBestSellers'))

    expect(
      await problemOf(createStoreWithListeners().dispatch(listBestSellers.initiate())),
    ).toMatchObject({
      status: 0,
      code: 'network',
    })
  })

  it('rejects with a problem after a timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    server.use(mockResponse('listBestSellers', [], { delayed: 'infinite' }))

    const query = createStoreWithListeners().dispatch(listBestSellers.initiate())
    await jest.advanceTimersByTimeAsync(20_000)
    jest.useRealTimers()

    expect(await problemOf(query)).toMatchObject({ status: 0, code: 'timeout' })
  })

  it('gives an upload two minutes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    server.use(mockResponse('uploadImage', { url: '/uploads/fan.webp' }, { delayed: 'infinite' }))
    const done = jest.fn()

    const image = new Blob(['picture'], { type: 'image/webp' })
    const upload = createStoreWithListeners().dispatch(uploadImage.initiate({ body: { image } }))
    void upload.then(done)
    await jest.advanceTimersByTimeAsync(119_000)
    expect(done).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)
    jest.useRealTimers()

    expect((await upload).error).toMatchObject({ status: 0, code: 'timeout' })
  })

  it('rejects with a problem for a response that is not from the shop', async () => {
    server.use(
      http.get('/api/best-seller', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })),
    )

    expect(
      await problemOf(createStoreWithListeners().dispatch(listBestSellers.initiate())),
    ).toMatchObject({
      status: 502,
      code: 'unreadable_response',
    })
  })

  it('returns the total count and the ETag from the headers', async () => {
    const headers = { 'X-Total-Count': '1200', ETag: '"v1"' }
    server.use(mockResponse('listAllOrders', [anOrder()], { headers }))
    const args = { url: '/api/all-orders' }
    const { signal } = new AbortController()
    const unused = () => {}
    const api = { signal, dispatch: unused, getState: unused, abort: unused, extra: undefined }

    const response = await baseQuery(
      args,
      { ...api, endpoint: 'listAllOrders', type: 'query' } as Parameters<typeof baseQuery>[1],
      {},
    )

    expect(response.meta).toEqual({
      totalCount: 1200,
      etag: '"v1"',
      getState: expect.any(Function),
    })
  })

  it('sends the headers of a call that are defined', async () => {
    const seen: Headers[] = []
    const onRequest = ({ headers }: Request) => seen.push(headers)
    server.use(
      mockResponse('placeOrder', anOrder(), { onRequest }),
      mockResponse('updateProduct', undefined, { onRequest }),
    )
    const store = createStoreWithListeners()
    const { name, mobileNumber, country, district, address, cartItems, totalAmount } = anOrder()
    const orderInput = { name, mobileNumber, country, district, address, cartItems, totalAmount }
    const productInput = { productName: 'A', category: 'Fan', price: 1, images: [] }

    await store.dispatch(placeOrder.initiate({ 'Idempotency-Key': 'key-1', orderInput }))
    await store.dispatch(updateProduct.initiate({ id: anId(), productInput }))

    expect(seen.map((headers) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
    expect(seen.map((headers) => headers.has('If-Match'))).toEqual([false, false])
  })

  // [spec 7.37]
  it('sends a file as multipart', async () => {
    const types: (string | null)[] = []
    let sent: unknown
    server.use(
      mockResponse('uploadImage', async (request) => {
        types.push(request.headers.get('Content-Type'))
        const entries = [...(await request.formData())]
        sent = await Promise.all(
          entries.map(async ([name, value]) => [
            name,
            value instanceof Blob ? await value.text() : value,
          ]),
        )
        return { url: '/uploads/a-960.webp' }
      }),
    )
    const image = new Blob(['picture'], { type: 'image/webp' })

    const { data } = await createStoreWithListeners().dispatch(
      uploadImage.initiate({ body: { image } }),
    )

    expect(data).toEqual({ url: '/uploads/a-960.webp' })
    expect(types).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)])
    expect(sent).toEqual([['image', 'picture']])
  })
})
