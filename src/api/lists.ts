import type { QueryDefinition } from '@reduxjs/toolkit/query'
import type { baseQuery, ResponseMeta } from './baseQuery'
import type * as generated from './generated/types'

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

export type Query<Arg, Result> = QueryDefinition<Arg, typeof baseQuery, never, Result, 'api'>

export type ShopLists = {
  listCategoryProducts: Query<generated.ListCategoryProductsApiArg, ProductListPage>
  listSearchResults: Query<generated.ListSearchResultsApiArg, ProductListPage>
}

const toProductListPage = (
  page: generated.ProductListPage,
  meta?: ResponseMeta,
): ProductListPage => ({ ...page, total: meta?.totalCount, isMore: meta?.isMore })

export const shopLists = {
  listCategoryProducts: { transformResponse: toProductListPage },
  listSearchResults: { transformResponse: toProductListPage },
}
