import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { taggedApi } from './tags'

const { util, endpoints } = taggedApi

type ApiState = Parameters<typeof util.selectInvalidatedBy>[0]
type Refetch = (
  arg: unknown,
  options: { subscribe: false; forceRefetch: true },
) => ThunkAction<unknown, ApiState, unknown, UnknownAction>

/** Starts a query by the name of its endpoint. */
export function refetchOf(endpointName: string | undefined): Refetch | undefined {
  const endpoint = Object.entries(endpoints).find(([name]) => name === endpointName)?.[1]
  // Name and argument come from the same query, which TypeScript cannot know.
  return endpoint && 'useQuery' in endpoint ? (endpoint.initiate as Refetch) : undefined
}
