import { createSlice } from '@reduxjs/toolkit'
import { emptyApi } from './emptyApi'
import { getCacheKey, isQueryFulfilled, isQueryRemoved } from './queryActions'

type Etags = Record<string, string>

const initialState: Etags = {}

/** The ETag of each cached response. */
export const etags = createSlice({
  name: 'etags',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isQueryFulfilled, (state, { meta: { arg, baseQueryMeta } }) => {
        // A response without an ETag must not keep the previous one.
        if (baseQueryMeta?.etag) state[arg.queryCacheKey] = baseQueryMeta.etag
        else Reflect.deleteProperty(state, arg.queryCacheKey)
      })
      .addMatcher(isQueryRemoved, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey)
      })
      .addMatcher(emptyApi.util.resetApiState.match, () => initialState)
  },
})

/** For `If-Match`; undefined if the server sent no ETag. */
export function selectProductEtag(state: { etags: Etags }, id: string): string | undefined {
  return state.etags[getCacheKey('getProduct', { id })]
}
