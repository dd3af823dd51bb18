import { configureStore } from '@reduxjs/toolkit'
import { aCartItem, anOrder, aProduct, aUser } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { adminApi, shopApi } from './'

const endpoints = { ...shopApi.endpoints, ...adminApi.endpoints }
const conflict = { status: 409, message: 'Not so.' }

const createApiStore = () =>
  configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  })

type Store = ReturnType<typeof createApiStore>

const orders = {
  list: 'listAllOrders' as const,
  rows: [anOrder()],
  read: ({ dispatch }: Store) => dispatch(endpoints.listAllOrders.initiate({})),
  shown: ({ getState }: Store) => endpoints.listAllOrders.select({})(getState()).data?.rows,
}
const products = {
  list: 'listAllProducts' as const,
  rows: [aProduct()],
  read: ({ dispatch }: Store) => dispatch(endpoints.listAllProducts.initiate({})),
  shown: ({ getState }: Store) => endpoints.listAllProducts.select({})(getState()).data?.rows,
}
const users = {
  list: 'listUsers' as const,
  rows: [aUser()],
  read: ({ dispatch }: Store) => dispatch(endpoints.listUsers.initiate({})),
  shown: ({ getState }: Store) => endpoints.listUsers.select({})(getState()).data?.rows,
}
const carts = {
  list: 'listAllCarts' as const,
  rows: [aCartItem()],
  read: ({ dispatch }: Store) => dispatch(endpoints.listAllCarts.initiate({})),
  shown: ({ getState }: Store) => endpoints.listAllCarts.select({})(getState()).data?.rows,
}

describe('an optimistic update of an admin', () => {
  it('shows in every cached table at once, which are then refetched', async () => {
    const [first, second] = [anOrder(), anOrder()]
    server.use(
      mockResponse('listAllOrders', [first, second]),
      mockResponse('deliverOrder', { modifiedCount: 1 }, { delayed: 50 }),
    )
    const store = createApiStore()
    await store.dispatch(endpoints.listAllOrders.initiate({ page: 1 }))
    await store.dispatch(endpoints.listAllOrders.initiate({ status: 'Pending' }))
    const states = (call: object) =>
      endpoints.listAllOrders
        .select(call)(store.getState())
        .data?.rows.map(({ status }) => status)

    const change = store.dispatch(endpoints.deliverOrder.initiate({ id: first._id }))

    expect(states({ page: 1 })).toEqual(['Delivered', 'Pending'])
    expect(states({ status: 'Pending' })).toEqual(['Delivered', 'Pending'])
    await change
  })

  it.each([
    {
      what: 'delivery',
      table: orders,
      double: 'deliverOrder' as const,
      change: ({ dispatch }: Store, id: string) =>
        dispatch(endpoints.deliverOrder.initiate({ id })),
    },
    {
      what: 'deletion of orders',
      table: orders,
      double: 'deleteOrders' as const,
      change: ({ dispatch }: Store, id: string) =>
        dispatch(endpoints.deleteOrders.initiate({ body: { ids: [id] } })),
    },
    {
      what: 'deletion of a product',
      table: products,
      double: 'deleteProduct' as const,
      change: ({ dispatch }: Store, id: string) =>
        dispatch(endpoints.deleteProduct.initiate({ id })),
    },
    {
      what: 'stock',
      table: products,
      double: 'setProductsStock' as const,
      change: ({ dispatch }: Store, id: string) =>
        dispatch(endpoints.setProductsStock.initiate({ body: { ids: [id], inStock: false } })),
    },
    {
      what: 'role',
      table: users,
      double: 'updateUserRole' as const,
      change: ({ dispatch }: Store, id: string) =>
        dispatch(endpoints.updateUserRole.initiate({ id, body: { role: 'admin' } })),
    },
    {
      what: 'deletion of a user',
      table: users,
      double: 'deleteUser' as const,
      change: ({ dispatch }: Store, id: string) => dispatch(endpoints.deleteUser.initiate({ id })),
    },
    {
      what: 'deletion of a row of a cart',
      table: carts,
      double: 'removeFromCart' as const,
      change: ({ dispatch }: Store, id: string) =>
        dispatch(endpoints.removeFromCart.initiate({ id })),
    },
  ])('is taken back where the server refuses it: $what', async ({ table, double, change }) => {
    const { list, rows, read, shown } = table
    server.use(mockResponse(list, rows), mockError(double, conflict, { delayed: 50 }))
    const store = createApiStore()
    await read(store)

    const refused = change(store, rows[0]?._id ?? '')
    expect(shown(store)).not.toEqual(rows)
    await refused

    expect(shown(store)).toEqual(rows)
  })

  it('is taken back while another page loads for the first time', async () => {
    const { rows, read, shown } = orders
    server.use(
      mockResponse('listAllOrders', rows),
      mockError('deliverOrder', conflict, { delayed: 50 }),
    )
    const store = createApiStore()
    await read(store)
    server.use(mockResponse('listAllOrders', rows, { delayed: 'infinite' }))
    void store.dispatch(endpoints.listAllOrders.initiate({ status: 'Pending' }))

    for (let round = 0; round < 2; round++) {
      const refused = store.dispatch(endpoints.deliverOrder.initiate({ id: rows[0]?._id ?? '' }))
      expect(shown(store)).toMatchObject([{ status: 'Delivered' }])
      await refused
      expect(shown(store)).toEqual(rows)
    }
  })

  it('is taken back while a page loads that the first of two refused changes did not find', async () => {
    const { rows, read, shown } = orders
    const id = rows[0]?._id ?? ''
    const call = { status: 'Pending' } as const
    server.use(mockResponse('listAllOrders', rows))
    const store = createApiStore()
    await read(store)
    const deliver = () => store.dispatch(endpoints.deliverOrder.initiate({ id }))
    server.use(
      mockError('deliverOrder', conflict),
      mockResponse('listAllOrders', rows, { delayed: 100 }),
    )
    const loading = store.dispatch(endpoints.listAllOrders.initiate(call))
    await deliver()
    server.use(mockError('deliverOrder', conflict, { delayed: 200 }))
    const refused = deliver()
    await loading
    server.use(mockResponse('listAllOrders', rows, { delayed: 'infinite' }))
    await refused

    const other = endpoints.listAllOrders.select(call)(store.getState()).data?.rows
    expect([shown(store), other]).toEqual([rows, rows])
  })
})
