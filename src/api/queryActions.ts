import type { UnknownAction } from '@reduxjs/toolkit'
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import type { ResponseMeta } from './baseQuery'
import { emptyApi } from './emptyApi'

/** RTK Query does not export the types of these actions. */
type Fulfilled = {
  meta: { arg: { queryCacheKey: string }; baseQueryMeta?: ResponseMeta }
}
type Removed = { payload: { queryCacheKey: string } }

const { reducerPath } = emptyApi

export const isQueryFulfilled = (action: UnknownAction): action is UnknownAction & Fulfilled =>
  action.type === `${reducerPath}/executeQuery/fulfilled`

export const isQueryRemoved = (action: UnknownAction): action is UnknownAction & Removed =>
  action.type === `${reducerPath}/queries/removeQueryResult`

export function getCacheKey(endpointName: string, queryArgs: unknown): string {
  // The default serializer does not use the definition.
  const endpointDefinition = {} as Parameters<
    typeof defaultSerializeQueryArgs
  >[0]['endpointDefinition']
  return defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition })
}
