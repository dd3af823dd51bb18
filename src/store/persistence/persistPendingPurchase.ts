import type { AppStore } from '../types'
import { purchaseTried, selectTriedPurchase } from '../uiSlice'
import { readPendingPurchase } from './readPendingPurchase'

const storageKey = 'jontro-visit'

function readKept() {
  try {
    return readPendingPurchase(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return undefined
  }
}

function keep(tried: object | undefined) {
  try {
    if (tried) sessionStorage.setItem(storageKey, JSON.stringify(tried))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // A browser that forbids its storage forgets at the next reload.
  }
}

/**
 * Keeps what a visitor tried to buy through a reload, for this tab alone. Before the first rendering, in which a product's
 * page decides whether the wish still holds.
 */
export function persistPendingPurchase(store: AppStore) {
  const kept = readKept()
  if (kept) store.dispatch(purchaseTried(kept))
  let known = selectTriedPurchase(store.getState())
  store.subscribe(() => {
    const tried = selectTriedPurchase(store.getState())
    if (tried === known) return
    known = tried
    keep(tried)
  })
}
