export { useCart } from './hooks/useCart'
export { isUnavailable } from './lib/availability'
export { figuresOf, isGranted, type Wish, withWishes } from './lib/pendingChanges'
export {
  quantityChosen,
  rowPutBack,
  rowRemoved,
  selectWishes,
  wishEnded,
  wishRefused,
  wishSaved,
} from './model/cartSlice'
