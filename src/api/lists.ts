import type { ResponseMeta } from './baseQuery'
import type * as generated from './generated/types'

/** A page of a list, with the total from the response headers. */
export type Page<Row> = {
  rows: Row[]
  total: number
  /** A search has more matches than were counted. */
  isMore: boolean
}

/** As far as the server reports them. */
type Totals = Partial<Omit<Page<never>, 'rows'>>

/** What the response of a list becomes. */
export type Listed<Response> = Response extends (infer Row)[] ? Page<Row> : Response & Totals

export type ProductListPage = Listed<generated.ProductListPage>
export type SearchResultsPage = Listed<generated.SearchResultsPage>

export const toPage = <Row>(rows: Row[], meta?: ResponseMeta): Page<Row> => ({
  rows,
  total: meta?.totalCount ?? rows.length,
  isMore: meta?.isMore ?? false,
})

export const withTotals = <Response>(page: Response, meta?: ResponseMeta): Response & Totals => ({
  ...page,
  total: meta?.totalCount,
  isMore: meta?.isMore,
})
