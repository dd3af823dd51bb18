import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { publicQueries } from './generated/callLists'
import { shopApi } from './generated/shopApi'

const { removeQueryResult } = shopApi.internalActions

type ApiState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0]
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>
type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey']

/**
 * Evicts what the last user has loaded: an order, for example, is cached by its id alone, and the next user must not see it. Public
 * pages keep their data, and queries on screen are sent again.
 */
export const evictPrivateEntries = () => (dispatch: Dispatch, getState: () => ApiState) => {
  for (const [key, query] of Object.entries(getState().api.queries)) {
    if (!query?.endpointName || publicQueries.has(query.endpointName)) continue
    dispatch(removeQueryResult({ queryCacheKey: key as QueryCacheKey }))
  }
}
