import { makeStore } from '../store'
import { anOrder } from '../testing/builders'
import { mockResponse } from '../testing/doubles'
import { server } from '../testing/server'
import { type Order, shopApi } from '.'

const { listAllOrders } = shopApi.endpoints

type Store = ReturnType<typeof makeStore>

function readOrders(store: Store, page: number, rows: Order[]) {
  server.use(mockResponse('listAllOrders', rows))
  return store.dispatch(listAllOrders.initiate({ page }, { forceRefetch: true }))
}

const remembered = (store: Store) =>
  Object.keys(store.getState().api.provided.tags.Order).filter((id) => id !== 'LIST')

describe('the provided tags of a table page', () => {
  it('are removed with the page, except those of another cached page', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const [shared, gone] = [anOrder(), anOrder()]
    const store = makeStore()
    const first = readOrders(store, 1, [shared, gone])
    await first
    await readOrders(store, 2, [shared])
    expect(remembered(store).toSorted()).toEqual([shared._id, gone._id].toSorted())
    first.unsubscribe()
    await jest.advanceTimersByTimeAsync(10_000)
    jest.useRealTimers()

    expect(remembered(store)).toEqual([shared._id])
    const touched = shopApi.util.selectInvalidatedBy(store.getState(), [
      { type: 'Order', id: shared._id },
    ])
    expect(touched).toMatchObject([{ originalArgs: { page: 2 } }])
  })

  it('are removed when a refetch returns other rows', async () => {
    const [former, present] = [anOrder(), anOrder()]
    const store = makeStore()
    await readOrders(store, 1, [former])
    await readOrders(store, 1, [present])

    expect(remembered(store)).toEqual([present._id])
  })
})
