import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { createExporter } from '../../listing/exportRows'
import { auditListing, auditSelection, toAuditEntry } from '../audit'
import { cartRowListing, cartRowSelection, toCartItem } from '../cart'
import { productListing, productSelection, toProduct } from '../catalog'
import { adminOrderSelection, orderListing, toAdminOrder } from '../orders'
import { refundListing, refundSelection, toPaymentIssue } from '../payment'
import { toUser, userListing, userSelection } from '../users'
import {
  auditColumns,
  cartColumns,
  orderColumns,
  productColumns,
  refundColumns,
  userColumns,
} from './columns'

type ExportHandlers = Pick<
  Handlers,
  | 'exportProducts'
  | 'exportOrders'
  | 'exportRefunds'
  | 'exportUsers'
  | 'exportCarts'
  | 'exportAuditLog'
>

/** The admin's lists as CSV files, with the same filters and sorting and all rows. */
export function exportRoutes({ db }: { db: Database }): ExportHandlers {
  const toFile = createExporter(db)
  return {
    exportProducts: ({ query, reply }) =>
      toFile(reply, {
        name: 'products',
        listing: productListing(query),
        shown: productSelection,
        read: toProduct,
        columns: productColumns,
      }),
    exportOrders: ({ query, reply }) =>
      toFile(reply, {
        name: 'orders',
        listing: orderListing(query),
        shown: adminOrderSelection,
        read: toAdminOrder,
        columns: orderColumns,
      }),
    exportRefunds: ({ query, reply }) =>
      toFile(reply, {
        name: 'refunds',
        listing: refundListing(query),
        shown: refundSelection,
        read: toPaymentIssue,
        columns: refundColumns,
      }),
    exportUsers: ({ query, reply }) =>
      toFile(reply, {
        name: 'users',
        listing: userListing(query),
        shown: userSelection,
        read: toUser,
        columns: userColumns,
      }),
    exportCarts: ({ query, reply }) =>
      toFile(reply, {
        name: 'carts',
        listing: cartRowListing(query),
        shown: cartRowSelection,
        read: toCartItem,
        columns: cartColumns,
      }),
    exportAuditLog: ({ query, reply }) =>
      toFile(reply, {
        name: 'audit-log',
        listing: auditListing(query),
        shown: auditSelection,
        read: toAuditEntry,
        columns: auditColumns,
      }),
  }
}
