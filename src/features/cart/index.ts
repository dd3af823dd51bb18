export { Cart } from './components/Cart'
export { useCart } from './useCart'
