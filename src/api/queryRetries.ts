import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { untilRetry } from '@/shared/lib/connection'
import type { CallContext } from './baseQuery'
import type { shopApi } from './generated/shopApi'
import { isApiProblem } from './problem'
import { queryByName } from './queryEntries'

type ApiState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0]
type RetryStore = {
  dispatch: ThunkDispatch<ApiState, CallContext, UnknownAction>
  getState: () => ApiState
  subscribe: (listener: () => void) => () => void
}

/** The queries on screen that got no response. */
function unreachableQueries({ queries, subscriptions }: ApiState['api']) {
  return Object.entries(queries).flatMap(([cacheKey, query]) => {
    if (query?.status !== QueryStatus.rejected || !isApiProblem(query.error)) return []
    const isOnScreen = Object.keys(subscriptions[cacheKey] ?? {}).length > 0
    return isOnScreen && query.error.status === 0 ? [query] : []
  })
}

/**
 * Repeats failed queries when the connection is back, until they get a response. RTK Query's `refetchOnReconnect` would
 * repeat all that are on screen.
 */
export function startQueryRetries({ dispatch, getState, subscribe }: RetryStore): () => void {
  let checked: ApiState['api'] | undefined
  let isRetrying = false

  async function retry() {
    isRetrying = true
    for (let failedAttempts = 1; ; failedAttempts += 1) {
      await untilRetry(failedAttempts)
      const failed = unreachableQueries(getState().api)
      if (failed.length === 0) break
      await Promise.allSettled(
        failed.flatMap(({ endpointName, originalArgs }) =>
          queryByName(dispatch, endpointName, originalArgs, {
            subscribe: false,
            forceRefetch: true,
          }),
        ),
      )
      if (unreachableQueries(getState().api).length === 0) break
    }
    isRetrying = false
  }

  function check() {
    const { api } = getState()
    if (isRetrying || api === checked) return
    checked = api
    if (unreachableQueries(api).length > 0) void retry()
  }

  // Queries may have failed before this code was loaded, which takes the connection as well.
  check()
  return subscribe(check)
}
