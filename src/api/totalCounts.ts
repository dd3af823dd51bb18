import { createSlice } from '@reduxjs/toolkit'
import { emptyApi } from './emptyApi'
import { cacheKeyOf, isAnswered, isRemoved } from './queryActions'

/** How long a list is of which an answer is one page. */
type ListTotal = {
  count: number
  /** A search has more matches than were counted. */
  isMore: boolean
}

type ListTotals = Record<string, ListTotal>

const initialState: ListTotals = {}

/** What the headers of answers say, which the api's cache does not keep; it lives as long as the answer does. */
export const listTotals = createSlice({
  name: 'listTotals',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnswered, (state, { meta: { arg, baseQueryMeta } }) => {
        if (baseQueryMeta?.totalCount === undefined) return
        const { totalCount, isMore = false } = baseQueryMeta
        state[arg.queryCacheKey] = { count: totalCount, isMore }
      })
      .addMatcher(isRemoved, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey)
      })
      .addMatcher(emptyApi.util.resetApiState.match, () => initialState)
  },
})

/** Undefined until the list has been read. */
export function selectListTotal(
  state: { listTotals: ListTotals },
  endpointName: string,
  queryArgs: unknown,
): ListTotal | undefined {
  return state.listTotals[cacheKeyOf(endpointName, queryArgs)]
}
