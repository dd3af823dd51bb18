import type { UnknownAction } from '@reduxjs/toolkit'
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import type { ResponseMeta } from './baseQuery'
import { emptyApi } from './emptyApi'

/** What the api itself dispatches; its own types for these actions are not exported. */
type Answered = {
  meta: { arg: { queryCacheKey: string }; baseQueryMeta?: ResponseMeta }
}
type Removed = { payload: { queryCacheKey: string } }

const { reducerPath } = emptyApi

/** A query has been answered: its headers are at hand. */
export const isQueryFulfilled = (action: UnknownAction): action is UnknownAction & Answered =>
  action.type === `${reducerPath}/executeQuery/fulfilled`

/** The cache has let an answer go. */
export const isQueryRemoved = (action: UnknownAction): action is UnknownAction & Removed =>
  action.type === `${reducerPath}/queries/removeQueryResult`

/** Under which name the cache keeps an answer. */
export function getCacheKey(endpointName: string, queryArgs: unknown): string {
  // The api's own serialiser looks at nothing else of the definition.
  const endpointDefinition = {} as Parameters<
    typeof defaultSerializeQueryArgs
  >[0]['endpointDefinition']
  return defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition })
}
