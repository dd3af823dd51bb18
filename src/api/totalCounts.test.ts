import { makeStore } from '../store'
import { mockResponse } from '../testing/doubles'
import { server } from '../testing/server'
import { selectTotalCount, shopApi } from '.'

const { listAllOrders } = shopApi.endpoints

async function read(headers: Record<string, string>) {
  server.use(mockResponse('listAllOrders', [], { headers }))
  const store = makeStore()
  const call = { page: 2, status: 'Pending' as const }
  const reading = store.dispatch(listAllOrders.initiate(call))
  await reading
  const total = () => selectTotalCount(store.getState(), 'listAllOrders', call)
  return { store, reading, total }
}

describe('the length of a list', () => {
  it('is known once a page is loaded', async () => {
    const { store, total } = await read({ 'X-Total-Count': '100000' })

    expect(total()).toEqual({ count: 100_000, isMore: false })
    expect(selectTotalCount(store.getState(), 'listAllOrders', { page: 3 })).toBeUndefined()
  })

  it('can be more than was counted', async () => {
    const { total } = await read({ 'X-Total-Count': '1000', 'X-Total-More': 'true' })

    expect(total()).toEqual({ count: 1000, isMore: true })
  })

  it('is unknown if the server does not send it', async () => {
    const { total } = await read({})

    expect(total()).toBeUndefined()
  })

  it('is removed with the response that it came with', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const { reading, total } = await read({ 'X-Total-Count': '7' })
    reading.unsubscribe()
    await jest.advanceTimersByTimeAsync(10_000)
    jest.useRealTimers()

    expect(total()).toBeUndefined()
  })
})
