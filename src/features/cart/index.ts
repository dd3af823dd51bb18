export { useCart } from '../../entities/cart'
export { Cart } from './components/Cart'
