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

type Totals = {
  /** The number of products on all pages, if the server reports it. */
  total?: number
  /** A search has more matches than were counted. */
  isMore?: boolean
}

export type ProductListPage = generated.ProductListPage & Totals
export type SearchResultsPage = generated.SearchResultsPage & Totals

export type Query<Arg, Result> = QueryDefinition<Arg, typeof baseQuery, never, Result, 'api'>

export type ShopLists = {
  listCategoryProducts: Query<generated.ListCategoryProductsApiArg, ProductListPage>
  listSearchResults: Query<generated.ListSearchResultsApiArg, SearchResultsPage>
}

const withTotals = <Listed>(page: Listed, meta?: ResponseMeta): Listed & Totals => ({
  ...page,
  total: meta?.totalCount,
  isMore: meta?.isMore,
})

export const shopLists = {
  listCategoryProducts: { transformResponse: withTotals<generated.ProductListPage> },
  listSearchResults: { transformResponse: withTotals<generated.SearchResultsPage> },
}
