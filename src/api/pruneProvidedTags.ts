import type { UnknownAction } from '@reduxjs/toolkit'
import { isQueryFulfilled, isQueryRemoved } from './queryActions'
import { taggedApi, tagTypes } from './tags'

type ApiState = ReturnType<typeof taggedApi.reducer>

const isUnused = ([, cacheKeys]: [string, readonly string[]]) => cacheKeys.length === 0

function withoutLeft(state: ApiState): ApiState {
  const tags = { ...state.provided.tags }
  let isTidy = true
  for (const type of tagTypes) {
    const entries = type in tags ? Object.entries(tags[type]) : []
    if (!entries.some(isUnused)) continue
    tags[type] = Object.fromEntries(entries.filter((entry) => !isUnused(entry)))
    isTidy = false
  }
  return isTidy ? state : { ...state, provided: { ...state.provided, tags } }
}

/** RTK Query keeps an empty list for each row that was ever read: paging through thousands must not fill the memory. */
export function apiReducer(state: ApiState | undefined, action: UnknownAction): ApiState {
  const next = taggedApi.reducer(state, action)
  return isQueryRemoved(action) || isQueryFulfilled(action) ? withoutLeft(next) : next
}
