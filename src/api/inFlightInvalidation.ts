import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isAction } from '@reduxjs/toolkit'
import { refetchOf } from './refetch'
import { changedBy, taggedApi } from './tags'

const { reducerPath, util } = taggedApi

type ApiState = Parameters<typeof util.selectInvalidatedBy>[0]
type InvalidatedTag = Parameters<typeof util.invalidateTags>[0][number]
type Call = {
  payload?: unknown
  meta: {
    requestId: string
    arg: { endpointName: string; originalArgs: unknown; queryCacheKey: string }
  }
}

function callOf(action: UnknownAction, type: string): Call | undefined {
  // Only the api dispatches this action; its type is not exported.
  return action.type === `${reducerPath}/${type}` ? (action as unknown as Call) : undefined
}

/**
 * RTK Query ignores an invalidation of a query that is in flight, although its response may be older than the change.
 * This records the tags that are invalidated in the meantime, and refetches the query if it provides one of them.
 */
export const inFlightInvalidation: Middleware<
  unknown,
  ApiState,
  ThunkDispatch<ApiState, unknown, UnknownAction>
> = (store) => {
  const tagsDuringQuery = new Map<string, InvalidatedTag[]>()

  const recordTags = (tags: readonly InvalidatedTag[]) => {
    for (const pending of tagsDuringQuery.values()) pending.push(...tags)
  }

  const settle = ({ meta: { arg, requestId } }: Call, isQueryFulfilled: boolean) => {
    const invalidated = tagsDuringQuery.get(requestId) ?? []
    tagsDuringQuery.delete(requestId)
    if (!isQueryFulfilled || invalidated.length === 0) return
    const affected = util.selectInvalidatedBy(store.getState(), invalidated)
    if (!affected.some(({ queryCacheKey }) => queryCacheKey === arg.queryCacheKey)) return
    const refetch = refetchOf(arg.endpointName)
    if (refetch) store.dispatch(refetch(arg.originalArgs, { subscribe: false, forceRefetch: true }))
  }

  const recordInvalidation = (action: UnknownAction) => {
    const changed = callOf(action, 'executeMutation/fulfilled')
    if (changed) {
      const { endpointName, originalArgs } = changed.meta.arg
      recordTags(changedBy(endpointName, changed.payload, originalArgs))
    }
    if (util.invalidateTags.match(action)) recordTags(action.payload)
  }

  return (next) => (action) => {
    if (!isAction(action)) return next(action)
    // Before `next`: a query that the invalidation starts must not record it.
    recordInvalidation(action)
    const result = next(action)
    const started = callOf(action, 'executeQuery/pending')
    const fulfilled = callOf(action, 'executeQuery/fulfilled')
    const failed = callOf(action, 'executeQuery/rejected')
    if (started) tagsDuringQuery.set(started.meta.requestId, [])
    if (fulfilled) settle(fulfilled, true)
    if (failed) settle(failed, false)
    return result
  }
}
