import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProductVersion } from '../../../../api'
import type { ProductDraft } from '../forms/productForm'

/** What an admin has typed and not saved. */
export type KeptDraft = {
  /** Whose it is: nobody else is shown it. */
  of: string
  /** The product's id, or that it is a new one. */
  about: string
  draft: ProductDraft
  /** The product as it was when they began to change it. */
  base?: ProductVersion
}

type ProductDraftState = { kept: KeptDraft | null }

const initialState: ProductDraftState = { kept: null }

/** Outlives a session that runs out while somebody is typing; of this tab alone, and gone with it. */
export const productDraftSlice = createSlice({
  name: 'productDraft',
  initialState,
  reducers: {
    draftKept(state, { payload }: PayloadAction<KeptDraft>) {
      // Replaced as a whole, never changed.
      return { ...state, kept: payload }
    },
    draftDropped: () => initialState,
  },
  selectors: { selectKeptDraft: ({ kept }) => kept },
})

export const { draftKept, draftDropped } = productDraftSlice.actions
export const { selectKeptDraft } = productDraftSlice.selectors
