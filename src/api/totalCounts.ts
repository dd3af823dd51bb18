import { createSlice } from '@reduxjs/toolkit'
import { emptyApi } from './emptyApi'
import { getCacheKey, isQueryFulfilled, isQueryRemoved } from './queryActions'

/** How long a list is of which an answer is one page. */
type TotalCount = {
  count: number
  /** A search has more matches than were counted. */
  isMore: boolean
}

type TotalCounts = Record<string, TotalCount>

const initialState: TotalCounts = {}

/** What the headers of answers say, which the api's cache does not keep; it lives as long as the answer does. */
export const totalCounts = createSlice({
  name: 'totalCounts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isQueryFulfilled, (state, { meta: { arg, baseQueryMeta } }) => {
        if (baseQueryMeta?.totalCount === undefined) return
        const { totalCount, isMore = false } = baseQueryMeta
        state[arg.queryCacheKey] = { count: totalCount, isMore }
      })
      .addMatcher(isQueryRemoved, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey)
      })
      .addMatcher(emptyApi.util.resetApiState.match, () => initialState)
  },
})

/** Undefined until the list has been read. */
export function selectTotalCount(
  state: { totalCounts: TotalCounts },
  endpointName: string,
  queryArgs: unknown,
): TotalCount | undefined {
  return state.totalCounts[getCacheKey(endpointName, queryArgs)]
}
