import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { createExporter } from '../../listing/exportRows'
import { auditListing, auditSelection } from '../audit'
import { cartRowListing, cartRowSelection } from '../cart'
import { productListing, productSelection } from '../catalog'
import { adminOrderSelection, orderListing } from '../orders'
import { refundListing, refundSelection } from '../payment'
import { returnListing, returnSelection } from '../returns'
import { userListing, userSelection } from '../users'
import {
  auditColumns,
  cartColumns,
  orderColumns,
  productColumns,
  refundColumns,
  returnColumns,
  userColumns,
} from './columns'

type ExportHandlers = Pick<
  Handlers,
  | 'exportProducts'
  | 'exportOrders'
  | 'exportRefunds'
  | 'exportReturns'
  | 'exportUsers'
  | 'exportCarts'
  | 'exportAuditLog'
>

/** The admin's lists as CSV files, with the same filters and sorting and all rows. */
export function exportRoutes({ db }: { db: Database }): ExportHandlers {
  const toFile = createExporter(db)
  return {
    exportProducts: ({ query, reply }) =>
      toFile(
        reply,
        'products',
        productListing(query),
        productSelection,
        productColumns,
        query.language,
      ),
    exportOrders: ({ query, reply }) =>
      toFile(
        reply,
        'orders',
        orderListing(query),
        adminOrderSelection,
        orderColumns,
        query.language,
      ),
    exportRefunds: ({ query, reply }) =>
      toFile(
        reply,
        'refunds',
        refundListing(query),
        refundSelection,
        refundColumns,
        query.language,
      ),
    exportReturns: ({ query, reply }) =>
      toFile(
        reply,
        'returns',
        returnListing(query),
        returnSelection,
        returnColumns,
        query.language,
      ),
    exportUsers: ({ query, reply }) =>
      toFile(reply, 'users', userListing(query), userSelection, userColumns, query.language),
    exportCarts: ({ query, reply }) =>
      toFile(reply, 'carts', cartRowListing(query), cartRowSelection, cartColumns, query.language),
    exportAuditLog: ({ query, reply }) =>
      toFile(reply, 'audit-log', auditListing(query), auditSelection, auditColumns, query.language),
  }
}
