import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { adminApi } from './generated/adminApi'
import { shopApi } from './generated/shopApi'
import type { CartItem, Order, Product, User } from './generated/types'
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

/** Changes all cached pages of a list at once. */
function updatePages(call: Lifecycle, list: List, change: (page: Page<Row>) => void) {
  const patches = util
    .selectCachedArgsForQuery(call.getState(), list)
    .map((arg) => call.dispatch(util.updateQueryData(list, arg, change)))
  return keepIfFulfilled(call, patches, [{ type: listTags[list], id: 'LIST' }])
}

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

/** Optimistic updates of the admin tables. */
adminApi.enhanceEndpoints({
  endpoints: {
    deliverOrder: {
      onQueryStarted: ({ id }, api) =>
        updatePages(api, 'listAllOrders', changing([id], { status: 'Delivered' })),
    },
    deliverOrders: {
      onQueryStarted: ({ body }, api) =>
        updatePages(api, 'listAllOrders', changing(body.ids, { status: 'Delivered' })),
    },
    deleteOrder: {
      onQueryStarted: ({ id }, api) => updatePages(api, 'listAllOrders', removing(id)),
    },
    deleteOrders: {
      onQueryStarted: ({ body }, api) => updatePages(api, 'listAllOrders', removing(...body.ids)),
    },
    deleteProduct: {
      onQueryStarted: ({ id }, api) => updatePages(api, 'listAllProducts', removing(id)),
    },
    deleteProducts: {
      onQueryStarted: ({ body }, api) => updatePages(api, 'listAllProducts', removing(...body.ids)),
    },
    setProductsStock: {
      onQueryStarted: ({ body: { ids, inStock } }, api) =>
        updatePages(api, 'listAllProducts', changing(ids, { inStock })),
    },
    updateUserRole: {
      onQueryStarted: ({ id, body: { role } }, api) =>
        updatePages(api, 'listUsers', changing([id], { role })),
    },
    deleteUser: {
      onQueryStarted: ({ id }, api) => updatePages(api, 'listUsers', removing(id)),
    },
    deleteCartItems: {
      onQueryStarted: ({ body }, api) => updatePages(api, 'listAllCarts', removing(...body.ids)),
    },
  },
})

shopApi.enhanceEndpoints({
  endpoints: {
    removeFromCart: {
      onQueryStarted: ({ id }, api) => updatePages(api, 'listAllCarts', removing(id)),
    },
  },
})
