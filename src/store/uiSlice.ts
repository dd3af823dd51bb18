import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '../api'

/** What this browser remembers of a visit. */
export type UiState = {
  /** Product ids, the last viewed first. */
  recentlyViewed: string[]
}

const initialState: UiState = { recentlyViewed: [] }
const maxViewed = 12

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    productViewed(state, { payload: id }: PayloadAction<string>) {
      const others = state.recentlyViewed.filter((viewed) => viewed !== id)
      state.recentlyViewed = [id, ...others].slice(0, maxViewed)
    },
  },
  extraReducers: (builder) => {
    // The next user of this browser does not see what the last one viewed.
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectRecentlyViewed: ({ recentlyViewed }) => recentlyViewed,
  },
})

export const { productViewed } = uiSlice.actions
export const { selectRecentlyViewed } = uiSlice.selectors
