import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DeliveryValues } from './delivery'

/** What somebody has typed; `of` stands for whom, so that nobody else is shown it. */
export type Draft = { of: string; values: DeliveryValues }

/** The key of an order that was sent; `of` stands for all that was in it. */
export type Attempt = { of: string; key: string }

/** Null rather than absent, so that another tab hears that something is gone. */
export type CheckoutState = { draft: Draft | null; attempt: Attempt | null }

const initialState: CheckoutState = { draft: null, attempt: null }

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<Draft>) {
      state.draft = payload
    },
    orderAttempted(state, { payload }: PayloadAction<Attempt>) {
      state.attempt = payload
    },
    /** The key stands for another order, or one that was deleted: the next try gets a new one. */
    attemptRefused(state) {
      state.attempt = null
    },
    /** The order is placed, or whoever was ordering has signed out. */
    checkoutForgotten: () => initialState,
  },
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectAttempt: ({ attempt }) => attempt,
  },
})

export const { draftChanged, orderAttempted, attemptRefused, checkoutForgotten } =
  checkoutSlice.actions
export const { selectDraft, selectAttempt } = checkoutSlice.selectors
