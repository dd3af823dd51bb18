export { useCart } from './hooks/useCart'
export { isUnavailable } from './lib/availability'
