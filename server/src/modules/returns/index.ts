export { returnListing, returnSelection } from './listing'
export { returnRoutes } from './routes'
