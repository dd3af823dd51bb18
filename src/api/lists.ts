import type { QueryDefinition } from '@reduxjs/toolkit/query'
import type { baseQuery, ResponseMeta } from './baseQuery'
import type * as generated from './generated/shopApi'

/** A page of a list, with the total from the response headers. */
export type Page<Row> = {
  rows: Row[]
  total: number
  /** A search has more matches than were counted. */
  isMore: boolean
}

export type ProductListPage = generated.ProductListPage & {
  /** The number of products on all pages, if the server reports it. */
  total?: number
  /** A search has more matches than were counted. */
  isMore?: boolean
}

type Query<Arg, Result> = QueryDefinition<Arg, typeof baseQuery, never, Result, 'api'>

export type Lists = {
  listAllOrders: Query<generated.ListAllOrdersApiArg, Page<generated.Order>>
  listAllProducts: Query<generated.ListAllProductsApiArg, Page<generated.Product>>
  listUsers: Query<generated.ListUsersApiArg, Page<generated.User>>
  listAllCarts: Query<generated.ListAllCartsApiArg, Page<generated.CartItem>>
  listAuditLog: Query<generated.ListAuditLogApiArg, Page<generated.AuditEntry>>
  listPaymentIssues: Query<generated.ListPaymentIssuesApiArg, Page<generated.PaymentIssue>>
  listCategoryProducts: Query<generated.ListCategoryProductsApiArg, ProductListPage>
  listSearchResults: Query<generated.ListSearchResultsApiArg, ProductListPage>
}

const toPage = <Row>(rows: Row[], meta?: ResponseMeta): Page<Row> => ({
  rows,
  total: meta?.totalCount ?? rows.length,
  isMore: meta?.isMore ?? false,
})

const toProductListPage = (
  page: generated.ProductListPage,
  meta?: ResponseMeta,
): ProductListPage => ({ ...page, total: meta?.totalCount, isMore: meta?.isMore })

/** In seconds. Short, so that paging through thousands of rows does not keep all of them in memory. */
const keepUnusedDataFor = 5

export const lists = {
  listAllOrders: { keepUnusedDataFor, transformResponse: toPage<generated.Order> },
  listAllProducts: { keepUnusedDataFor, transformResponse: toPage<generated.Product> },
  listUsers: { keepUnusedDataFor, transformResponse: toPage<generated.User> },
  listAllCarts: { keepUnusedDataFor, transformResponse: toPage<generated.CartItem> },
  listAuditLog: { keepUnusedDataFor, transformResponse: toPage<generated.AuditEntry> },
  listPaymentIssues: { transformResponse: toPage<generated.PaymentIssue> },
  listCategoryProducts: { transformResponse: toProductListPage },
  listSearchResults: { transformResponse: toProductListPage },
}
