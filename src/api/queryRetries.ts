import { addListener, isRejected, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { untilRetry } from '@/shared/lib/connection'
import type { CallContext } from './baseQuery'
import type { shopApi } from './generated/shopApi'
import { isApiProblem } from './problem'
import { queryByName } from './queryEntries'

type State = Parameters<typeof shopApi.util.selectInvalidatedBy>[0]
type Dispatch = ThunkDispatch<State, CallContext, UnknownAction>

const listen = addListener.withTypes<State, Dispatch>()
type StartListening = (action: ReturnType<typeof listen>) => () => void

const isUnreachable = (error: unknown) => isApiProblem(error) && error.status === 0

/** The queries on screen that got no response. */
const unreachableQueries = ({ api: { queries, subscriptions } }: State) =>
  Object.entries(queries).flatMap(([cacheKey, query]) => {
    if (query?.status !== QueryStatus.rejected || !isUnreachable(query.error)) return []
    return Object.keys(subscriptions[cacheKey] ?? {}).length > 0 ? [query] : []
  })

/**
 * Repeats failed queries when the connection is back, until they get a response. RTK Query's `refetchOnReconnect` would
 * repeat all that are on screen.
 */
export const startQueryRetries = (startListening: StartListening) =>
  startListening(
    listen({
      predicate: (action) => isRejected(action) && isUnreachable(action.payload),
      async effect(_action, { dispatch, getState, subscribe, unsubscribe }) {
        unsubscribe()
        let failedAttempts = 0
        do {
          failedAttempts += 1
          await untilRetry(failedAttempts)
          await Promise.allSettled(
            unreachableQueries(getState()).flatMap(({ endpointName, originalArgs }) =>
              queryByName(dispatch, endpointName, originalArgs, {
                subscribe: false,
                forceRefetch: true,
              }),
            ),
          )
        } while (unreachableQueries(getState()).length > 0)
        subscribe()
      },
    }),
  )
