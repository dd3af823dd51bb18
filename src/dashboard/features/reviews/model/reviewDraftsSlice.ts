import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOutInOtherTab, logoutRequested } from '@/entities/auth/model/authSlice'

export type ReviewDraft = {
  reviewText: string
  /** Null: none are given. */
  stars: number | null
  /** The addresses of those that are uploaded. */
  photos: string[]
}

/** Reviews that are written but not sent, by the ID of their order. Kept in memory only. */
type ReviewDrafts = Record<string, ReviewDraft>

const initialState: ReviewDrafts = {}

export const reviewDraftsSlice = createSlice({
  name: 'reviewDrafts',
  initialState,
  reducers: {
    reviewDraftChanged(
      drafts,
      { payload }: PayloadAction<{ orderId: string; draft: ReviewDraft }>,
    ) {
      drafts[payload.orderId] = payload.draft
    },
    reviewDraftRemoved(drafts, { payload: orderId }: PayloadAction<string>) {
      const { [orderId]: _removed, ...others } = drafts
      return others
    },
  },
  extraReducers: (builder) => {
    // After an expired session they are still there; others do not see them, since they have other orders.
    builder.addMatcher(isAnyOf(logoutRequested, loggedOutInOtherTab), () => initialState)
  },
  selectors: { selectReviewDraft: (drafts, orderId: string) => drafts[orderId] },
})

export const { reviewDraftChanged, reviewDraftRemoved } = reviewDraftsSlice.actions
export const { selectReviewDraft } = reviewDraftsSlice.selectors
