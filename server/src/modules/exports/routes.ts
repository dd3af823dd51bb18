import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { createExporter } from '../../listing/exportRows'
import { cartItemOf } from '../cart/item'
import { cartRowsBy, shownRows } from '../cart/listing'
import { productsBy, shownProducts } from '../catalog/listing'
import { toProduct } from '../catalog/product'
import { ordersBy } from '../orders/listing'
import { orderForAdmin, shownToAdmins } from '../orders/order'
import { shownUsers, usersBy } from '../users/listing'
import { userOf } from '../users/user'
import { cartColumns, orderColumns, productColumns, userColumns } from './columns'

type ExportHandlers = Pick<
  Handlers,
  'exportProducts' | 'exportOrders' | 'exportUsers' | 'exportCarts'
>

/** The lists of the admins as files: the same filters, the same order, every row. */
export function exportRoutes({ db }: { db: Database }): ExportHandlers {
  const toFile = createExporter(db)
  return {
    exportProducts: ({ query, reply }) =>
      toFile(reply, {
        name: 'products',
        listing: productsBy(query),
        shown: shownProducts,
        read: toProduct,
        columns: productColumns,
      }),
    exportOrders: ({ query, reply }) =>
      toFile(reply, {
        name: 'orders',
        listing: ordersBy(query),
        shown: shownToAdmins,
        read: orderForAdmin,
        columns: orderColumns,
      }),
    exportUsers: ({ query, reply }) =>
      toFile(reply, {
        name: 'users',
        listing: usersBy(query),
        shown: shownUsers,
        read: userOf,
        columns: userColumns,
      }),
    exportCarts: ({ query, reply }) =>
      toFile(reply, {
        name: 'carts',
        listing: cartRowsBy(query),
        shown: shownRows,
        read: cartItemOf,
        columns: cartColumns,
      }),
  }
}
