import type { AppStore } from '../types'
import { purchasePostponed, selectPendingPurchase } from '../uiSlice'
import { readPendingPurchase } from './readPendingPurchase'

const storageKey = 'jontro-visit'

function readStored() {
  try {
    return readPendingPurchase(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return undefined
  }
}

function store(purchase: object | undefined) {
  try {
    if (purchase) sessionStorage.setItem(storageKey, JSON.stringify(purchase))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the purchase is lost with a reload.
  }
}

/**
 * Keeps the pending purchase through a reload, for this tab only. Call it before the first render, in which the product
 * page decides whether the purchase has expired.
 */
export function persistPendingPurchase({ dispatch, getState, subscribe }: AppStore) {
  const stored = readStored()
  if (stored) dispatch(purchasePostponed(stored))
  let last = selectPendingPurchase(getState())
  subscribe(() => {
    const purchase = selectPendingPurchase(getState())
    if (purchase === last) return
    last = purchase
    store(purchase)
  })
}
