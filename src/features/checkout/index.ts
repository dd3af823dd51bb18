export { Checkout } from './components/Checkout'
