import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isAction } from '@reduxjs/toolkit'
import { refetchOf } from './refetch'
import { changedBy, taggedApi } from './tags'

const { reducerPath, util } = taggedApi

type ApiState = Parameters<typeof util.selectInvalidatedBy>[0]
type HeardTag = Parameters<typeof util.invalidateTags>[0][number]
type Call = {
  payload?: unknown
  meta: {
    requestId: string
    arg: { endpointName: string; originalArgs: unknown; queryCacheKey: string }
  }
}

function callOf(action: UnknownAction, type: string): Call | undefined {
  // Actions of this name are made by the api alone, whose type for them is not exported.
  return action.type === `${reducerPath}/${type}` ? (action as unknown as Call) : undefined
}

/**
 * RTK Query ignores an invalidation of a query that is under way, although its answer may be older than the change.
 * This remembers the tags heard meanwhile, and asks again where the answer turns out to be of one of them.
 */
export const inFlightInvalidation: Middleware<
  unknown,
  ApiState,
  ThunkDispatch<ApiState, unknown, UnknownAction>
> = (store) => {
  const heardDuring = new Map<string, HeardTag[]>()

  const hear = (tags: readonly HeardTag[]) => {
    for (const heard of heardDuring.values()) heard.push(...tags)
  }

  const settle = ({ meta: { arg, requestId } }: Call, isQueryFulfilled: boolean) => {
    const heard = heardDuring.get(requestId) ?? []
    heardDuring.delete(requestId)
    if (!isQueryFulfilled || heard.length === 0) return
    const touched = util.selectInvalidatedBy(store.getState(), heard)
    if (!touched.some(({ queryCacheKey }) => queryCacheKey === arg.queryCacheKey)) return
    const refetch = refetchOf(arg.endpointName)
    if (refetch) store.dispatch(refetch(arg.originalArgs, { subscribe: false, forceRefetch: true }))
  }

  const hearOf = (action: UnknownAction) => {
    const changed = callOf(action, 'executeMutation/fulfilled')
    if (changed) {
      const { endpointName, originalArgs } = changed.meta.arg
      hear(changedBy(endpointName, changed.payload, originalArgs))
    }
    if (util.invalidateTags.match(action)) hear(action.payload)
  }

  return (next) => (action) => {
    if (!isAction(action)) return next(action)
    // Before the api hears of it: what it then asks for again is asked after the change.
    hearOf(action)
    const result = next(action)
    const started = callOf(action, 'executeQuery/pending')
    const answered = callOf(action, 'executeQuery/fulfilled')
    const failed = callOf(action, 'executeQuery/rejected')
    if (started) heardDuring.set(started.meta.requestId, [])
    if (answered) settle(answered, true)
    if (failed) settle(failed, false)
    return result
  }
}
