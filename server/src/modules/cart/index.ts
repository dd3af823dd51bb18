export { toCartItem } from './item'
export { cartRowListing, cartRowSelection } from './listing'
export { cartRoutes } from './routes'
