import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DeliveryValues } from './delivery'

/** What a user has typed; `ownerHash` identifies the user, so that no other user sees it. */
export type Draft = { ownerHash: string; values: DeliveryValues }

/** The idempotency key of an order that was sent. */
export type Attempt = { orderHash: string; key: string }

/** Null rather than undefined, so that other tabs notice a removal. */
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
    /** The key belongs to another order or to a deleted one: the next attempt gets a new key. */
    attemptRejected(state) {
      state.attempt = null
    },
    /** The order is placed, or the user has logged out. */
    checkoutCleared: () => initialState,
  },
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectAttempt: ({ attempt }) => attempt,
  },
})

export const { draftChanged, orderAttempted, attemptRejected, checkoutCleared } =
  checkoutSlice.actions
export const { selectDraft, selectAttempt } = checkoutSlice.selectors
