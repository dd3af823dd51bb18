import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit'
import { type CartItem, shopApi } from '../../../api'
import {
  isGranted,
  quantityChosen,
  rowPutBack,
  rowRemoved,
  selectWishes,
  type Wish,
  wishEnded,
  wishRefused,
  wishSaved,
} from '../../../entities/cart'
import { showToast } from '../../../shared/ui/toast'
import type { AppDispatch, RootState } from '../../../store/types'
import { patchCartCache, type Shop, untilRead } from './patchCartCache'
import { sendChange, tellFailure } from './sendChange'

const { listMyCart, getMyDashboard } = shopApi.endpoints

/** Milliseconds without another click: a burst of them is told once. */
const burst = 600

const wishIn = ({ getState }: Shop, gadgetId: string) => selectWishes(getState())[gadgetId]

/** Shows at once what is wanted and brings the server there, by one call at a time for each gadget. */
export function listenForCart(startListening: TypedStartListening<RootState, AppDispatch>) {
  const atWork = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function tellSuccess({ row: { gadgetId }, saved, wanted }: Wish) {
    if (wanted === 0) void showToast('Item removed from cart!')
    else if (saved > 0) {
      const tell = () => void showToast('Quantity updated successfully!')
      timers.set(gadgetId, setTimeout(tell, burst))
    }
  }

  async function attempt(shop: Shop, wish: Wish) {
    const { row, wanted } = wish
    const { gadgetId } = row
    const isStillWanted = () => wishIn(shop, gadgetId)?.wanted === wanted
    try {
      const saved = await sendChange(shop.dispatch, wish)
      shop.dispatch(wishSaved({ gadgetId, row: saved, quantity: wanted }))
      if (isStillWanted()) tellSuccess(wish)
    } catch (problem) {
      // What is wanted by now may go better.
      if (!isStillWanted()) return
      tellFailure(wish, problem)
      shop.dispatch(wishRefused(gadgetId))
      patchCartCache(shop)
      shop.dispatch(shopApi.util.invalidateTags(['Cart', 'Dashboard']))
    }
  }

  /** Until the server has what is wanted, and the screen has it from the server. */
  async function work(shop: Shop, gadgetId: string) {
    for (let wish = wishIn(shop, gadgetId); wish; wish = wishIn(shop, gadgetId)) {
      if (isGranted(wish)) {
        await untilRead(shop)
        if (wishIn(shop, gadgetId) === wish) shop.dispatch(wishEnded(gadgetId))
      } else {
        await attempt(shop, wish)
      }
    }
  }

  async function handleWish(shop: Shop, { gadgetId }: CartItem) {
    clearTimeout(timers.get(gadgetId))
    patchCartCache(shop)
    if (atWork.has(gadgetId)) return
    atWork.add(gadgetId)
    try {
      await work(shop, gadgetId)
    } finally {
      atWork.delete(gadgetId)
    }
  }

  startListening({
    actionCreator: quantityChosen,
    effect: ({ payload }, shop) => handleWish(shop, payload.row),
  })
  startListening({
    actionCreator: rowRemoved,
    effect: ({ payload: row }, shop) => handleWish(shop, row),
  })
  startListening({
    actionCreator: rowPutBack,
    effect: ({ payload: row }, shop) => handleWish(shop, row),
  })
  startListening({
    matcher: isAnyOf(listMyCart.matchFulfilled, getMyDashboard.matchFulfilled),
    effect: (_action, shop) => {
      if (Object.keys(selectWishes(shop.getState())).length > 0) patchCartCache(shop)
    },
  })
}
