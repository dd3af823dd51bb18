import { createSlice } from '@reduxjs/toolkit'
import { emptyApi } from './emptyApi'
import { getCacheKey, isQueryFulfilled, isQueryRemoved } from './queryActions'

/** The length of a list of which a response is one page. */
type TotalCount = {
  count: number
  /** A search has more matches than were counted. */
  isMore: boolean
}

type TotalCounts = Record<string, TotalCount>

const initialState: TotalCounts = {}

/** Total counts from the headers of the cached responses. */
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

/** Undefined until the list is loaded. */
export function selectTotalCount(
  state: { totalCounts: TotalCounts },
  endpointName: string,
  queryArgs: unknown,
): TotalCount | undefined {
  return state.totalCounts[getCacheKey(endpointName, queryArgs)]
}
