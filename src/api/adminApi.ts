import { isAnyOf, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { CartItem, Order, Product, User } from './generated/shopApi'
import { type TagType, taggedApi } from './tags'

const { endpoints, util } = taggedApi
const argsOf = util.selectCachedArgsForQuery

type State = Parameters<typeof util.selectInvalidatedBy>[0]
type Lifecycle = {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
  getState: () => State
  queryFulfilled: Promise<unknown>
}
type Patch = { undo: () => void }

/** Rolls back the optimistic patches and refetches the list: the call may have failed because someone else changed it. */
async function undoOnError(
  { dispatch, queryFulfilled }: Lifecycle,
  patches: readonly Patch[],
  type: TagType,
) {
  try {
    await queryFulfilled
  } catch {
    for (const patch of patches) patch.undo()
    dispatch(util.invalidateTags([{ type, id: 'LIST' }]))
  }
}

function changeOrders(api: Lifecycle, change: (orders: Order[]) => Order[]) {
  const patches = argsOf(api.getState(), 'listAllOrders').map((arg) =>
    api.dispatch(util.updateQueryData('listAllOrders', arg, change)),
  )
  return undoOnError(api, patches, 'Order')
}

function changeProducts(api: Lifecycle, change: (products: Product[]) => Product[]) {
  const patches = argsOf(api.getState(), 'listAllProducts').map((arg) =>
    api.dispatch(util.updateQueryData('listAllProducts', arg, change)),
  )
  return undoOnError(api, patches, 'Product')
}

function changeUsers(api: Lifecycle, change: (users: User[]) => User[]) {
  const patches = argsOf(api.getState(), 'listUsers').map((arg) =>
    api.dispatch(util.updateQueryData('listUsers', arg, change)),
  )
  return undoOnError(api, patches, 'User')
}

function changeCarts(api: Lifecycle, change: (rows: CartItem[]) => CartItem[]) {
  const patches = argsOf(api.getState(), 'listAllCarts').map((arg) =>
    api.dispatch(util.updateQueryData('listAllCarts', arg, change)),
  )
  return undoOnError(api, patches, 'Cart')
}

const without =
  (...ids: readonly string[]) =>
  <Row extends { _id: string }>(rows: Row[]) =>
    rows.filter(({ _id }) => !ids.includes(_id))

const delivered =
  (...ids: readonly string[]) =>
  (orders: Order[]) =>
    orders.map((order) =>
      ids.includes(order._id) ? { ...order, status: 'Delivered' as const } : order,
    )

/** In seconds. Short, so that paging through thousands of rows does not keep all of them in memory. */
const tablePage = { keepUnusedDataFor: 5 }

/** Optimistic updates of the admin tables. */
taggedApi.enhanceEndpoints({
  endpoints: {
    listAllOrders: tablePage,
    listAllProducts: tablePage,
    listUsers: tablePage,
    listAllCarts: tablePage,
    listAuditLog: tablePage,

    deliverOrder: { onQueryStarted: ({ id }, api) => changeOrders(api, delivered(id)) },
    deliverOrders: {
      onQueryStarted: ({ body }, api) => changeOrders(api, delivered(...body.ids)),
    },
    deleteOrder: { onQueryStarted: ({ id }, api) => changeOrders(api, without(id)) },
    deleteOrders: { onQueryStarted: ({ body }, api) => changeOrders(api, without(...body.ids)) },
    deleteProduct: { onQueryStarted: ({ id }, api) => changeProducts(api, without(id)) },
    deleteProducts: {
      onQueryStarted: ({ body }, api) => changeProducts(api, without(...body.ids)),
    },
    setProductsStock: {
      onQueryStarted: ({ body: { ids, inStock } }, api) =>
        changeProducts(api, (products) =>
          products.map((product) =>
            ids.includes(product._id) ? { ...product, inStock } : product,
          ),
        ),
    },
    updateUserRole: {
      onQueryStarted: ({ id, body: { role } }, api) =>
        changeUsers(api, (users) =>
          users.map((user) => (user._id === id ? { ...user, role } : user)),
        ),
    },
    deleteUser: { onQueryStarted: ({ id }, api) => changeUsers(api, without(id)) },
    removeFromCart: { onQueryStarted: ({ id }, api) => changeCarts(api, without(id)) },
    deleteCartItems: { onQueryStarted: ({ body }, api) => changeCarts(api, without(...body.ids)) },
  },
})

/** The mutations whose errors the store shows as toasts: their callers handle only the success. */
export const isAdminActionRejected = isAnyOf(
  endpoints.createProduct.matchRejected,
  endpoints.updateProduct.matchRejected,
  endpoints.deleteProduct.matchRejected,
  endpoints.deleteProducts.matchRejected,
  endpoints.setProductsStock.matchRejected,
  endpoints.deliverOrder.matchRejected,
  endpoints.deliverOrders.matchRejected,
  endpoints.deleteOrder.matchRejected,
  endpoints.deleteOrders.matchRejected,
  endpoints.refundPayment.matchRejected,
  endpoints.acceptPayment.matchRejected,
  endpoints.updateUserRole.matchRejected,
  endpoints.deleteUser.matchRejected,
  endpoints.deleteCartItems.matchRejected,
)
