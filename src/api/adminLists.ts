import type { ResponseMeta } from './baseQuery'
import type * as generated from './generated/types'
import type { Page, Query } from './lists'

export type AdminLists = {
  listAllOrders: Query<generated.ListAllOrdersApiArg, Page<generated.Order>>
  listAllProducts: Query<generated.ListAllProductsApiArg, Page<generated.Product>>
  listUsers: Query<generated.ListUsersApiArg, Page<generated.User>>
  listAllCarts: Query<generated.ListAllCartsApiArg, Page<generated.CartItem>>
  listAuditLog: Query<generated.ListAuditLogApiArg, Page<generated.AuditEntry>>
  listRefunds: Query<generated.ListRefundsApiArg, Page<generated.PaymentIssue>>
  listPaymentIssues: Query<generated.ListPaymentIssuesApiArg, Page<generated.PaymentIssue>>
}

const toPage = <Row>(rows: Row[], meta?: ResponseMeta): Page<Row> => ({
  rows,
  total: meta?.totalCount ?? rows.length,
  isMore: meta?.isMore ?? false,
})

/** In seconds. Short, so that paging through thousands of rows does not keep all of them in memory. */
const keepUnusedDataFor = 5

export const adminLists = {
  listAllOrders: { keepUnusedDataFor, transformResponse: toPage<generated.Order> },
  listAllProducts: { keepUnusedDataFor, transformResponse: toPage<generated.Product> },
  listUsers: { keepUnusedDataFor, transformResponse: toPage<generated.User> },
  listAllCarts: { keepUnusedDataFor, transformResponse: toPage<generated.CartItem> },
  listAuditLog: { keepUnusedDataFor, transformResponse: toPage<generated.AuditEntry> },
  listRefunds: { keepUnusedDataFor, transformResponse: toPage<generated.PaymentIssue> },
  listPaymentIssues: { transformResponse: toPage<generated.PaymentIssue> },
}
