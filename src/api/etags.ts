import { createSlice } from '@reduxjs/toolkit'
import { emptyApi } from './emptyApi'
import { getCacheKey, isQueryFulfilled, isQueryRemoved } from './queryActions'

type Etags = Record<string, string>

const initialState: Etags = {}

/** Which version of a record each answer is, as its `ETag` says; it lives as long as the answer does. */
export const etags = createSlice({
  name: 'etags',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isQueryFulfilled, (state, { meta: { arg, baseQueryMeta } }) => {
        // An answer without a version must not keep the one of the answer before.
        if (baseQueryMeta?.etag) state[arg.queryCacheKey] = baseQueryMeta.etag
        else Reflect.deleteProperty(state, arg.queryCacheKey)
      })
      .addMatcher(isQueryRemoved, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey)
      })
      .addMatcher(emptyApi.util.resetApiState.match, () => initialState)
  },
})

/** What `If-Match` takes to change only what has been read; undefined where the server names no etags. */
export function selectProductEtag(state: { etags: Etags }, id: string): string | undefined {
  return state.etags[getCacheKey('getProduct', { id })]
}
