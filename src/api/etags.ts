import { createSlice } from '@reduxjs/toolkit'
import { emptyApi } from './emptyApi'
import { cacheKeyOf, isAnswered, isRemoved } from './queryActions'

type Versions = Record<string, string>

const initialState: Versions = {}

/** Which version of a record each answer is, as its `ETag` says; it lives as long as the answer does. */
export const versions = createSlice({
  name: 'versions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnswered, (state, { meta: { arg, baseQueryMeta } }) => {
        // An answer without a version must not keep the one of the answer before.
        if (baseQueryMeta?.etag) state[arg.queryCacheKey] = baseQueryMeta.etag
        else Reflect.deleteProperty(state, arg.queryCacheKey)
      })
      .addMatcher(isRemoved, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey)
      })
      .addMatcher(emptyApi.util.resetApiState.match, () => initialState)
  },
})

/** What `If-Match` takes to change only what has been read; undefined where the server names no versions. */
export function selectProductVersion(
  state: { versions: Versions },
  id: string,
): string | undefined {
  return state.versions[cacheKeyOf('getProduct', { id })]
}
