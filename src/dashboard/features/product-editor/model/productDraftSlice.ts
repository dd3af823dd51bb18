import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProductForm } from '../forms/productForm'

export type ProductDraft = {
  /** E-mail of the user, so that nobody else sees the draft. */
  owner: string
  /** The product's id, or `new`. */
  productId: string
  form: Omit<ProductForm, 'images'> & { images: string[] }
}

type ProductDraftState = { draft: ProductDraft | null }

const initialState: ProductDraftState = { draft: null }

/** Keeps unsaved changes when the session expires; in memory only, so for this tab. */
export const productDraftSlice = createSlice({
  name: 'productDraft',
  initialState,
  reducers: {
    draftSaved(_state, { payload }: PayloadAction<ProductDraft>) {
      return { draft: payload }
    },
    draftDiscarded: () => initialState,
  },
  selectors: { selectDraft: ({ draft }) => draft },
})

export const { draftSaved, draftDiscarded } = productDraftSlice.actions
export const { selectDraft } = productDraftSlice.selectors
