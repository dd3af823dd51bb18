export { useCart } from './hooks/useCart'
export { isUnavailable } from './lib/availability'
export {
  applyPendingChanges,
  isSynced,
  type PendingCartChange,
  toCartStats,
} from './lib/pendingChanges'
export {
  changeRejected,
  changeSaved,
  pendingChangeCleared,
  quantityChosen,
  rowRemoved,
  rowRestored,
  selectPendingChanges,
} from './model/cartSlice'
