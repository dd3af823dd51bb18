import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '@/api'

/** Reviews that are written but not sent, by the ID of their order. Kept in memory only. */
type ReviewDrafts = Record<string, string>

const initialState: ReviewDrafts = {}

export const reviewDraftsSlice = createSlice({
  name: 'reviewDrafts',
  initialState,
  reducers: {
    reviewDraftChanged(drafts, { payload }: PayloadAction<{ orderId: string; text: string }>) {
      drafts[payload.orderId] = payload.text
    },
    reviewDraftRemoved(drafts, { payload: orderId }: PayloadAction<string>) {
      const { [orderId]: _removed, ...others } = drafts
      return others
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: { selectReviewDraft: (drafts, orderId: string) => drafts[orderId] },
})

export const { reviewDraftChanged, reviewDraftRemoved } = reviewDraftsSlice.actions
export const { selectReviewDraft } = reviewDraftsSlice.selectors
