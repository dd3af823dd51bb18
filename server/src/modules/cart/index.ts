export { cartRowListing, cartRowSelection } from './listing'
export { cartRoutes } from './routes'
