export { listenForSession, listenForStreamKey } from './listeners'
export { makeStore } from './makeStore'
export { startPersistence } from './persistence'
export { persistPendingPurchase } from './persistence/persistPendingPurchase'
