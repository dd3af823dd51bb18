import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { Tag, TagRule } from '@/contract/tags'
import type { CallContext } from './baseQuery'
import { shopApi } from './generated/shopApi'
import { shopTagRules } from './generated/shopTagRules'
import { providedTags } from './tags'

type ApiState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0]

/** A cached response. The server sends those that it rendered a page with, and the browser puts them into its cache. */
export type QueryEntry = { endpointName: string; arg: unknown; value: unknown }

/** All cached responses; throws if a query has failed or is still running. */
export function getQueryEntries({ api }: ApiState): QueryEntry[] {
  return Object.values(api.queries).map((query) => {
    if (query?.status !== QueryStatus.fulfilled) {
      throw new Error(`${query?.endpointName} has no data`, { cause: query?.error })
    }
    const { endpointName, originalArgs, data } = query
    return { endpointName, arg: originalArgs, value: data }
  })
}

const rules: Record<string, TagRule> = shopTagRules

/** The tags whose invalidation makes one of the responses stale. */
export const getEntryTags = (entries: readonly QueryEntry[]): Tag[] => [
  ...new Set(
    entries.flatMap(({ endpointName, arg, value }) =>
      providedTags(rules[endpointName], value, arg),
    ),
  ),
]

type Dispatch = ThunkDispatch<unknown, CallContext, UnknownAction>
type Subscription = PromiseLike<unknown> & { unsubscribe: () => void }
type Endpoint = {
  initiate: (
    arg: unknown,
    options?: { subscribe: boolean; forceRefetch: boolean },
  ) => ThunkAction<Subscription, unknown, CallContext, UnknownAction>
}

/** Sends a query that is cached by the name of its endpoint. */
export function queryByName(
  dispatch: Dispatch,
  endpointName: string | undefined,
  ...call: Parameters<Endpoint['initiate']>
): Subscription[] {
  // TypeScript cannot know that name and argument belong together: they come from the same entry.
  const endpoints = shopApi.endpoints as unknown as Record<string, Endpoint | undefined>
  const endpoint = endpoints[endpointName ?? '']
  return endpoint ? [dispatch(endpoint.initiate(...call))] : []
}

type Upserted = Parameters<typeof shopApi.util.upsertQueryEntries>[0]

/**
 * Caches responses that the server has sent with the page, and subscribes to them: a change that arrives before the components are
 * hydrated would otherwise remove them. Returns the function that unsubscribes.
 */
export function cacheQueryEntries(dispatch: Dispatch, entries: readonly QueryEntry[]): () => void {
  // Nor that the values belong to them: the server wrote them with the same code.
  dispatch(shopApi.util.upsertQueryEntries(entries as unknown as Upserted))
  const subscriptions = entries.flatMap(({ endpointName, arg }) =>
    queryByName(dispatch, endpointName, arg),
  )
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
