import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit'
import { type CartItem, shopApi } from '../../../api'
import {
  changeRejected,
  changeSaved,
  isSynced,
  type PendingCartChange,
  pendingChangeCleared,
  quantityChosen,
  rowRemoved,
  rowRestored,
  selectPendingChanges,
} from '../../../entities/cart'
import { showToast } from '../../../shared/ui/toast'
import type { AppDispatch, RootState } from '../../../store/types'
import { type ListenerApi, patchCartCache, waitForCartRefetch } from './patchCartCache'
import { sendChange, toastCartError } from './sendChange'

const { listMyCart, getMyDashboard } = shopApi.endpoints

/** A burst of clicks, each within these milliseconds of the last one, gets one toast. */
const toastDelay = 600

const getPendingChange = ({ getState }: ListenerApi, gadgetId: string) =>
  selectPendingChanges(getState())[gadgetId]

/** Shows changes of the cart at once and sends them, one call at a time for each gadget. */
export function listenForCart(startListening: TypedStartListening<RootState, AppDispatch>) {
  const syncing = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function toastSuccess({ row: { gadgetId }, serverQuantity, targetQuantity }: PendingCartChange) {
    if (targetQuantity === 0) showToast('Item removed from cart!')
    else if (serverQuantity > 0) {
      const show = () => showToast('Quantity updated successfully!')
      timers.set(gadgetId, setTimeout(show, toastDelay))
    }
  }

  async function send(api: ListenerApi, change: PendingCartChange) {
    const { row, targetQuantity } = change
    const { gadgetId } = row
    const isCurrent = () => getPendingChange(api, gadgetId)?.targetQuantity === targetQuantity
    try {
      const savedRow = await sendChange(api.dispatch, change)
      api.dispatch(changeSaved({ gadgetId, row: savedRow, quantity: targetQuantity }))
      if (isCurrent()) toastSuccess(change)
    } catch (error) {
      // A newer change of the row is sent next.
      if (!isCurrent()) return
      toastCartError(change, error)
      api.dispatch(changeRejected(gadgetId))
      patchCartCache(api)
      api.dispatch(shopApi.util.invalidateTags(['Cart', 'Dashboard']))
    }
  }

  /** Until the server has the target quantity and the cache has been refetched. */
  async function sync(api: ListenerApi, gadgetId: string) {
    const getChange = () => getPendingChange(api, gadgetId)
    for (let change = getChange(); change; change = getChange()) {
      if (isSynced(change)) {
        await waitForCartRefetch(api)
        if (getChange() === change) api.dispatch(pendingChangeCleared(gadgetId))
      } else {
        await send(api, change)
      }
    }
  }

  async function handleChange({ gadgetId }: CartItem, api: ListenerApi) {
    clearTimeout(timers.get(gadgetId))
    patchCartCache(api)
    if (syncing.has(gadgetId)) return
    syncing.add(gadgetId)
    try {
      await sync(api, gadgetId)
    } finally {
      syncing.delete(gadgetId)
    }
  }

  startListening({
    actionCreator: quantityChosen,
    effect: ({ payload }, api) => handleChange(payload.row, api),
  })
  startListening({
    actionCreator: rowRemoved,
    effect: ({ payload: row }, api) => handleChange(row, api),
  })
  startListening({
    actionCreator: rowRestored,
    effect: ({ payload: row }, api) => handleChange(row, api),
  })
  startListening({
    matcher: isAnyOf(listMyCart.matchFulfilled, getMyDashboard.matchFulfilled),
    effect: (_action, api) => {
      if (Object.keys(selectPendingChanges(api.getState())).length > 0) patchCartCache(api)
    },
  })
}
