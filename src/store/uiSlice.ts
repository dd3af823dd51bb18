import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '@/api'

/** What this browser remembers of a visit. */
export type UiState = {
  /** Product ids, the last viewed first. */
  recentlyViewed: string[]
  /** Ids of the products that are compared, the first chosen first. */
  compared: string[]
  /** Where orders go to; empty until it is chosen. */
  district: string
}

const initialState: UiState = { recentlyViewed: [], compared: [], district: '' }
const maxViewed = 12

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    productViewed(state, { payload: id }: PayloadAction<string>) {
      const others = state.recentlyViewed.filter((viewed) => viewed !== id)
      state.recentlyViewed = [id, ...others].slice(0, maxViewed)
    },
    comparedChanged(state, { payload: ids }: PayloadAction<string[]>) {
      state.compared = ids
    },
    districtChosen(state, { payload: district }: PayloadAction<string>) {
      state.district = district
    },
  },
  extraReducers: (builder) => {
    // The next user of this browser does not see what the last one viewed.
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectRecentlyViewed: ({ recentlyViewed }) => recentlyViewed,
    selectCompared: ({ compared }) => compared,
    selectDistrict: ({ district }) => district,
  },
})

export const { productViewed, comparedChanged, districtChosen } = uiSlice.actions
export const { selectRecentlyViewed, selectCompared, selectDistrict } = uiSlice.selectors
