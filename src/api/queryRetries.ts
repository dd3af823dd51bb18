import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { untilRetry } from '@/shared/lib/connection'
import { shopApi } from './generated/shopApi'
import { isApiProblem } from './problem'

type ApiState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0]
type RetryStore = {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  getState: () => ApiState
  subscribe: (listener: () => void) => () => void
}

type Refetch = (
  arg: unknown,
  options: { subscribe: false; forceRefetch: true },
) => ThunkAction<unknown, ApiState, unknown, UnknownAction>

/** Starts a query by the name of its endpoint. */
function refetchOf(endpointName: string | undefined): Refetch | undefined {
  const endpoint = Object.entries(shopApi.endpoints).find(([name]) => name === endpointName)?.[1]
  // Name and argument come from the same query, which TypeScript cannot know.
  return endpoint && 'useQuery' in endpoint ? (endpoint.initiate as Refetch) : undefined
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
        failed.flatMap(({ endpointName, originalArgs }) => {
          const refetch = refetchOf(endpointName)
          if (!refetch) return []
          return dispatch(refetch(originalArgs, { subscribe: false, forceRefetch: true }))
        }),
      )
      if (unreachableQueries(getState().api).length === 0) break
    }
    isRetrying = false
  }

  return subscribe(() => {
    const { api } = getState()
    if (isRetrying || api === checked) return
    checked = api
    if (unreachableQueries(api).length > 0) void retry()
  })
}
