import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProductVersion } from '../../../../api'
import type { ProductDraft } from '../forms/productForm'

export type SavedDraft = {
  /** E-mail of the user, so that nobody else sees the draft. */
  of: string
  /** The product's id, or `new`. */
  about: string
  draft: ProductDraft
  /** The version that the draft is based on. */
  base?: ProductVersion
}

type ProductDraftState = { savedDraft: SavedDraft | null }

const initialState: ProductDraftState = { savedDraft: null }

/** Keeps unsaved changes when the session expires; in memory only, so for this tab. */
export const productDraftSlice = createSlice({
  name: 'productDraft',
  initialState,
  reducers: {
    draftSaved(state, { payload }: PayloadAction<SavedDraft>) {
      return { ...state, savedDraft: payload }
    },
    draftDiscarded: () => initialState,
  },
  selectors: { selectSavedDraft: ({ savedDraft }) => savedDraft },
})

export const { draftSaved, draftDiscarded } = productDraftSlice.actions
export const { selectSavedDraft } = productDraftSlice.selectors
