import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { shopApi } from '@/api'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { hashText } from '../lib/hashText'
import type { DeliveryValues } from './delivery'

export const ownerOf = (email = '') => hashText(email)

/** What a user has typed; `ownerHash` identifies the user, so that no other user sees it. */
export type Draft = { ownerHash: string; values: DeliveryValues }

/** An order that was sent, which may have been in another tab. */
export type Attempt = {
  /** Of its user; empty if it was stored by an older version. */
  ownerHash: string
  /** Identifies user and content; empty once the order is placed, since the same order again is another one. */
  orderHash: string
  /** The idempotency key. */
  key: string
  /** `sent`: it may have been placed; `missing`: the server did not have it when it was asked. */
  status: 'sent' | 'missing' | 'placed'
}

/** Null rather than undefined, so that other tabs notice a removal. */
export type CheckoutState = { draft: Draft | null; attempt: Attempt | null }

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
    orderAttempted(state, { payload }: PayloadAction<Omit<Attempt, 'status'>>) {
      state.attempt = { ...payload, status: 'sent' }
    },
    /** The key belongs to another order or to a deleted one: the next attempt gets a new key. */
    attemptRejected(state) {
      state.attempt = null
    },
    orderPlaced: (_state, { payload }: PayloadAction<Pick<Attempt, 'ownerHash' | 'key'>>) => ({
      ...initialState,
      attempt: { ...payload, orderHash: '', status: 'placed' },
    }),
    orderMissing({ attempt }, { payload: key }: PayloadAction<string>) {
      if (attempt?.key === key) attempt.status = 'missing'
    },
    /** The user has logged out. */
    checkoutCleared: () => initialState,
  },
  extraReducers: (builder) =>
    // From here on it is about another order.
    builder.addMatcher(shopApi.endpoints.addToCart.matchFulfilled, (state) => {
      if (state.attempt?.status === 'placed') state.attempt = null
    }),
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectLastAttempt: ({ attempt }) => attempt,
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
export const { selectDraft } = checkoutSlice.selectors
const { selectLastAttempt } = checkoutSlice.selectors

type State = Parameters<typeof selectLastAttempt>[0] & Parameters<typeof selectUserEmail>[0]

/** Of this user: another one may have signed in after a session expired. */
export function selectAttempt(state: State): Attempt | null {
  const attempt = selectLastAttempt(state)
  const isOwn = attempt?.ownerHash === '' || attempt?.ownerHash === ownerOf(selectUserEmail(state))
  return isOwn ? attempt : null
}

/** Of the last order that was placed. */
export function selectPlacedKey(state: State): string | undefined {
  const attempt = selectAttempt(state)
  return attempt?.status === 'placed' ? attempt.key : undefined
}

/** Of an order that was sent and may still arrive. */
export function selectUnconfirmedKey(state: State): string | undefined {
  const attempt = selectAttempt(state)
  return attempt?.status === 'placed' ? undefined : attempt?.key
}
