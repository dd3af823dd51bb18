import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { accountApi } from './accountApi'
import { shopApi } from './shopApi'

const { removeQueryResult } = shopApi.internalActions

type ApiState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0]
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>
type QueryName = keyof typeof shopApi.endpoints | keyof typeof accountApi.endpoints
type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey']

/** The responses of all others belong to a user. By name, because some endpoints are loaded with pages. */
export const publicQueries: readonly QueryName[] = [
  'getSession',
  'listNewArrivals',
  'listBestSellers',
  'listPopularGadgets',
  'searchProducts',
  'listSearchResults',
  'listCategoryProducts',
  'getProduct',
  'listProductReviews',
  'getPaymentState',
]
const names: ReadonlySet<string> = new Set(publicQueries)

/**
 * Evicts what the last user has loaded: an order, for example, is cached by its id alone, and the next user must not see it. Public
 * pages keep their data, and queries on screen are sent again.
 */
export const evictPrivateEntries = () => (dispatch: Dispatch, getState: () => ApiState) => {
  for (const [key, query] of Object.entries(getState().api.queries)) {
    if (!query?.endpointName || names.has(query.endpointName)) continue
    dispatch(removeQueryResult({ queryCacheKey: key as QueryCacheKey }))
  }
}
