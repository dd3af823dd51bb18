import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DeliveryValues } from './delivery'

/** What a user has typed; `ownerHash` identifies the user, so that no other user sees it. */
export type Draft = { ownerHash: string; values: DeliveryValues }

/** The idempotency key of an order that was sent. */
export type Attempt = { orderHash: string; key: string }

/** Null rather than undefined, so that other tabs notice a removal. The keys are those of this page and are not persisted. */
export type CheckoutState = {
  draft: Draft | null
  attempt: Attempt | null
  /** Of the last order that was placed. */
  placedKey?: string
  /** Of an order that was sent, and that the server did not have when it was asked. */
  missingKey?: string
}

const initialState: CheckoutState = { draft: null, attempt: null }

/** It is not known whether the order with this key was placed: there was no response. */
export const orderUnconfirmed = createAction<string>('checkout/orderUnconfirmed')

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<Draft>) {
      state.draft = payload
    },
    orderAttempted(state, { payload }: PayloadAction<Attempt>) {
      state.attempt = payload
      delete state.missingKey
    },
    /** The key belongs to another order or to a deleted one: the next attempt gets a new key. */
    attemptRejected(state) {
      state.attempt = null
    },
    orderPlaced: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      placedKey: payload,
    }),
    orderMissing(state, { payload }: PayloadAction<string>) {
      state.missingKey = payload
    },
    /** The user has logged out. */
    checkoutCleared: () => initialState,
  },
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectAttempt: ({ attempt }) => attempt,
    selectPlacedKey: ({ placedKey }) => placedKey,
    selectMissingKey: ({ missingKey }) => missingKey,
    /** Of an order that was sent and whose outcome is unknown. */
    selectUnconfirmedKey: ({ attempt, missingKey }) => attempt?.key ?? missingKey,
  },
})

export const {
  draftChanged,
  orderAttempted,
  attemptRejected,
  orderPlaced,
  orderMissing,
  checkoutCleared,
} = checkoutSlice.actions
export const {
  selectDraft,
  selectAttempt,
  selectPlacedKey,
  selectMissingKey,
  selectUnconfirmedKey,
} = checkoutSlice.selectors
