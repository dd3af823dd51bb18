import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { sumLines } from '@/shared/lib/sumLines'
import type { ResponseMeta } from './baseQuery'
import { shopApi } from './generated/shopApi'
import type { CartItem, ListMyCartApiArg } from './generated/types'
import { type CartChange, type PendingCart, pendingCartSlice } from './pendingCart'
import { isApiProblem } from './problem'

const { endpoints, util } = shopApi
const { addToCart, updateCartQuantity, removeFromCart } = endpoints

const { rowChanged, rowSettled } = pendingCartSlice.actions

type State = Parameters<typeof util.selectInvalidatedBy>[0] & { pendingCart: PendingCart }
type CartDispatch = ThunkDispatch<State, unknown, UnknownAction>

function replaceRow(rows: CartItem[], gadgetId: string, row: CartItem | undefined): CartItem[] {
  const at = rows.findIndex((other) => other.gadgetId === gadgetId)
  if (at < 0) return row ? [...rows, row] : rows
  return row ? rows.with(at, row) : rows.toSpliced(at, 1)
}

function applyChange(rows: CartItem[], { row, quantity }: CartChange): CartItem[] {
  const { gadgetId } = row
  const current = rows.find((other) => other.gadgetId === gadgetId) ?? row
  return replaceRow(rows, gadgetId, quantity > 0 ? { ...current, quantity } : undefined)
}

/** The user may have changed while a call hangs. */
const isCartOf = ({ email }: ListMyCartApiArg, { author }: CartItem) => email === author

const hasPendingCart = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'pendingCart' in state

const applyPendingChanges = (
  rows: CartItem[],
  meta: ResponseMeta | undefined,
  arg: ListMyCartApiArg,
) => {
  const state = meta?.getState?.()
  if (!hasPendingCart(state)) return rows
  return Object.values(state.pendingCart)
    .filter(({ latest }) => isCartOf(arg, latest.row))
    .reduce((shown, { latest }) => applyChange(shown, latest), rows)
}

const patchStats = () => (dispatch: CartDispatch, getState: () => State) => {
  for (const arg of util.selectCachedArgsForQuery(getState(), 'getMyDashboard')) {
    const rows = endpoints.listMyCart.select(arg)(getState()).data
    if (!rows) continue
    dispatch(
      util.updateQueryData('getMyDashboard', arg, (stats) => {
        stats.totalCart = rows.length
        stats.totalQuantity = rows.reduce((sum, { quantity }) => sum + quantity, 0)
        stats.unpaid = sumLines(rows)
      }),
    )
  }
}

const patchCart =
  ({ row }: CartChange, recipe: (rows: CartItem[]) => CartItem[]) =>
  (dispatch: CartDispatch, getState: () => State) => {
    for (const arg of util.selectCachedArgsForQuery(getState(), 'listMyCart')) {
      if (isCartOf(arg, row)) dispatch(util.updateQueryData('listMyCart', arg, recipe))
    }
    dispatch(patchStats())
  }

shopApi.enhanceEndpoints({
  endpoints: {
    // A response from before a change must not bring the old quantity back.
    listMyCart: { transformResponse: applyPendingChanges },
    getMyDashboard: {
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        await queryFulfilled.catch(() => {})
        const state: unknown = getState()
        if (hasPendingCart(state) && selectIsCartSaving(state)) dispatch(patchStats())
      },
    },
  },
})

const queue = (change: CartChange) => (dispatch: CartDispatch, getState: () => State) => {
  const { row, isRestoring } = change
  const firstRow = isRestoring ? undefined : row
  const { serverRow } = getState().pendingCart[row.gadgetId] ?? { serverRow: firstRow }
  dispatch(rowChanged({ latest: change, serverRow }))
}

const readPending =
  ({ row }: CartChange) =>
  (_dispatch: CartDispatch, getState: () => State) =>
    getState().pendingCart[row.gadgetId]

/**
 * Makes the one call that the row needs after the one that is in flight; none if a later change has replaced this one. Returns the error
 * of the call.
 */
async function send(dispatch: CartDispatch, change: CartChange) {
  const { row, quantity } = change
  const options = { track: false, fixedCacheKey: row.gadgetId }
  const running = dispatch(util.getRunningMutationsThunk())
  await Promise.all(
    running.filter(
      ({ arg }) => arg.fixedCacheKey === row.gadgetId && arg.endpointName !== changeCart.name,
    ),
  )
  const pending = dispatch(readPending(change))
  if (pending?.latest !== change) return undefined
  const id = pending.serverRow?._id
  const noteServerRow = (serverRow: CartItem | undefined) => {
    const { latest } = dispatch(readPending(change)) ?? pending
    dispatch(rowChanged({ latest, serverRow }))
  }
  // Each call is awaited directly: what the server has is noted before a change that waits for the call goes on.
  if (quantity > 0) {
    const { _id, nameBn, inStock, ...fields } = row
    // A row that is restored may be there: only the answer to the last try may have been lost.
    const { data, error } = await (id
      ? dispatch(updateCartQuantity.initiate({ id, body: { quantity } }, options))
      : dispatch(addToCart.initiate({ body: { ...fields, quantity, isMinimum: true } }, options)))
    if (error) return error
    noteServerRow(data)
  } else if (id) {
    const { error } = await dispatch(removeFromCart.initiate({ id }, options))
    // With 404 another tab has removed it.
    if (error && !(isApiProblem(error) && error.status === 404)) return error
    noteServerRow(undefined)
  }
  return undefined
}

/** Waits for reads that may have started before the change, so that the next one is newer. */
async function untilCartIsRead(dispatch: CartDispatch) {
  const running = dispatch(util.getRunningQueriesThunk())
  await Promise.all(
    running.filter(({ queryCacheKey }) => /^(listMyCart|getMyDashboard)\(/.test(queryCacheKey)),
  )
}

/** From then on the screen shows what the server has, unless there is a later change. */
const settle = (change: CartChange) => (dispatch: CartDispatch, getState: () => State) => {
  const { gadgetId } = change.row
  const pending = getState().pendingCart[gadgetId]
  if (pending?.latest !== change) return
  dispatch(rowSettled(gadgetId))
  dispatch(patchCart(change, (rows) => replaceRow(rows, gadgetId, pending.serverRow)))
}

const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    changeCart: build.mutation<null, CartChange>({
      async queryFn(change, { dispatch }) {
        const error = await send(dispatch, change)
        if (isApiProblem(error)) return { error }
        if (error) throw new Error(error.message)
        await untilCartIsRead(dispatch)
        return { data: null }
      },
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        dispatch(queue(change))
        dispatch(patchCart(change, (rows) => applyChange(rows, change)))
        await queryFulfilled.catch(() => {})
        dispatch(settle(change))
      },
      // Also if it has failed: someone else may have changed the cart.
      invalidatesTags: ['Cart', 'Dashboard'],
    }),
  }),
})

export const { changeCart } = cartApi.endpoints

/** Changes a row of the cart: at once on screen, then on the server. */
export const changeCartRow = (change: CartChange) =>
  changeCart.initiate(change, { fixedCacheKey: change.row.gadgetId })

/** A change of the cart has not reached the server yet. */
export const selectIsCartSaving = ({ pendingCart }: Pick<State, 'pendingCart'>) =>
  Object.keys(pendingCart).length > 0
