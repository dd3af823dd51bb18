import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { adminApi } from './generated/adminApi'
import { shopApi } from './generated/shopApi'
import type {
  CartItem,
  Order,
  Product,
  SetProductsStockApiArg,
  UpdateUserRoleApiArg,
  User,
} from './generated/types'
import type { Page } from './lists'
import { keepIfFulfilled } from './optimism'

export * from './generated/adminApi'

const { util } = adminApi

type State = Parameters<typeof util.selectInvalidatedBy>[0]
type Lifecycle = {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
  getState: () => State
  queryFulfilled: Promise<unknown>
}

const listTags = {
  listAllOrders: 'Order',
  listAllProducts: 'Product',
  listUsers: 'User',
  listAllCarts: 'Cart',
} as const

type List = keyof typeof listTags
type Row = Order | Product | User | CartItem

/** Changes all cached pages of a list at once, and takes the changes back if the call fails. */
const showAtOnce = <Arg>(list: List, changeFor: (arg: Arg) => (page: Page<Row>) => void) => ({
  onQueryStarted(arg: Arg, call: Lifecycle) {
    const patches = util
      .selectCachedArgsForQuery(call.getState(), list)
      .map((cached) => call.dispatch(util.updateQueryData(list, cached, changeFor(arg))))
    return keepIfFulfilled(call, patches, [{ type: listTags[list], id: 'LIST' }])
  },
})

const removing =
  (...ids: readonly string[]) =>
  (page: Page<Row>) => {
    const rows = page.rows.filter(({ _id }) => !ids.includes(_id))
    page.total -= page.rows.length - rows.length
    page.rows = rows
  }

const changing =
  (ids: readonly string[], changes: Partial<Row>) =>
  ({ rows }: Page<Row>) => {
    for (const row of rows) if (ids.includes(row._id)) Object.assign(row, changes)
  }

type One = { id: string }
type Many = { body: { ids: string[] } }

const markDelivered = (ids: readonly string[]) => changing(ids, { status: 'Delivered' })
const removingOne = ({ id }: One) => removing(id)
const removingMany = ({ body }: Many) => removing(...body.ids)

/** Optimistic updates of the admin tables. */
adminApi.enhanceEndpoints({
  endpoints: {
    deliverOrder: showAtOnce('listAllOrders', ({ id }: One) => markDelivered([id])),
    deliverOrders: showAtOnce('listAllOrders', ({ body }: Many) => markDelivered(body.ids)),
    deliverCashOrders: showAtOnce('listAllOrders', ({ body: { ids } }: Many) =>
      changing(ids, { status: 'Delivered', payment: true }),
    ),
    deleteOrder: showAtOnce('listAllOrders', removingOne),
    deleteOrders: showAtOnce('listAllOrders', removingMany),
    deleteProduct: showAtOnce('listAllProducts', removingOne),
    deleteProducts: showAtOnce('listAllProducts', removingMany),
    setProductsStock: showAtOnce(
      'listAllProducts',
      ({ body: { ids, inStock } }: SetProductsStockApiArg) => changing(ids, { inStock }),
    ),
    updateUserRole: showAtOnce('listUsers', ({ id, body: { role } }: UpdateUserRoleApiArg) =>
      changing([id], { role }),
    ),
    deleteUser: showAtOnce('listUsers', removingOne),
    deleteCartItems: showAtOnce('listAllCarts', removingMany),
  },
})

shopApi.enhanceEndpoints({
  endpoints: { removeFromCart: showAtOnce('listAllCarts', removingOne) },
})
