import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { sumLines } from '@/shared/lib/orderTotals'
import type { CartItem, ListMyCartApiArg } from './generated/types'
import { isApiProblem } from './problem'
import { shopApi } from './shopApi'

const { endpoints, util } = shopApi
const { addToCart, updateCartQuantity, removeFromCart } = endpoints

type ApiState = Parameters<typeof util.selectInvalidatedBy>[0]
type CartDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>
type CartChange = {
  row: CartItem
  /** 0 to remove the row. */
  quantity: number
  /** The row was removed before. */
  isRestoring?: boolean
}
/** A row that has changes which the server does not have yet. */
type PendingRow = {
  /** The change that the screen shows; earlier ones that are still waiting are not sent. */
  latest: CartChange
  /** The row as the server has it. */
  serverRow?: CartItem
  /** Settles with the last call: a row has one call in flight. */
  sent: Promise<unknown>
}

/** By gadget id, which stays the same when a row is removed and restored. */
const pendingRows = new Map<string, PendingRow>()

function startChange(change: CartChange): PendingRow {
  const { row, isRestoring } = change
  const pending = pendingRows.get(row.gadgetId) ?? {
    latest: change,
    serverRow: isRestoring ? undefined : row,
    sent: Promise.resolve(),
  }
  pending.latest = change
  pendingRows.set(row.gadgetId, pending)
  return pending
}

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

const applyPendingChanges = (rows: CartItem[], _meta: unknown, arg: ListMyCartApiArg) =>
  [...pendingRows.values()]
    .filter(({ latest }) => isCartOf(arg, latest.row))
    .reduce((shown, { latest }) => applyChange(shown, latest), rows)

type CacheApi = { dispatch: CartDispatch; getState: () => ApiState }

function patchStats({ dispatch, getState }: CacheApi) {
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

function patchCart(api: CacheApi, { row }: CartChange, recipe: (rows: CartItem[]) => CartItem[]) {
  for (const arg of util.selectCachedArgsForQuery(api.getState(), 'listMyCart')) {
    if (isCartOf(arg, row)) api.dispatch(util.updateQueryData('listMyCart', arg, recipe))
  }
  patchStats(api)
}

shopApi.enhanceEndpoints({
  endpoints: {
    // A response from before a change must not bring the old quantity back.
    listMyCart: { transformResponse: applyPendingChanges },
    getMyDashboard: {
      async onQueryStarted(_arg, api) {
        await api.queryFulfilled.catch(() => {})
        if (pendingRows.size > 0) patchStats(api)
      },
    },
  },
})

/** Makes the one call that the change needs. Returns the row that the server then has. */
async function send(
  dispatch: CartDispatch,
  { row, quantity }: CartChange,
  serverRow: CartItem | undefined,
): Promise<CartItem | undefined> {
  if (quantity > 0 && serverRow) {
    const arg = { id: serverRow._id, body: { quantity } }
    return dispatch(updateCartQuantity.initiate(arg, { track: false })).unwrap()
  }
  if (quantity > 0) {
    const { _id, inStock, ...fields } = row
    return dispatch(
      addToCart.initiate({ body: { ...fields, quantity } }, { track: false }),
    ).unwrap()
  }
  if (serverRow) await remove(dispatch, serverRow)
  return undefined
}

async function remove(dispatch: CartDispatch, { _id: id }: CartItem) {
  try {
    await dispatch(removeFromCart.initiate({ id }, { track: false })).unwrap()
  } catch (error) {
    // With 404 another tab has removed it.
    if (!isApiProblem(error) || error.status !== 404) throw error
  }
}

/** Waits for reads that may have started before the change, so that the next one is newer. */
async function untilCartIsRead(dispatch: CartDispatch) {
  const running = dispatch(util.getRunningQueriesThunk())
  await Promise.all(
    running.filter(({ queryCacheKey }) => /^(listMyCart|getMyDashboard)\(/.test(queryCacheKey)),
  )
}

const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    changeCart: build.mutation<null, CartChange>({
      async queryFn(change, { dispatch }) {
        const pending = startChange(change)
        const sending = pending.sent.then(async () => {
          if (pending.latest !== change) return
          pending.serverRow = await send(dispatch, change, pending.serverRow)
        })
        pending.sent = sending.catch(() => {})
        try {
          await sending
          await untilCartIsRead(dispatch)
          return { data: null }
        } catch (error) {
          if (isApiProblem(error)) return { error }
          throw error
        }
      },
      async onQueryStarted(change, api) {
        const pending = startChange(change)
        patchCart(api, change, (rows) => applyChange(rows, change))
        await api.queryFulfilled.catch(() => {})
        if (pending.latest !== change) return
        const { gadgetId } = change.row
        pendingRows.delete(gadgetId)
        patchCart(api, change, (rows) => replaceRow(rows, gadgetId, pending.serverRow))
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
export const selectIsCartSaving = ({ api }: ApiState) =>
  Object.values(api.mutations).some(
    (call) => call?.endpointName === 'changeCart' && call.status === QueryStatus.pending,
  )
