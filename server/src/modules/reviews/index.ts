export { reviewRoutes } from './routes'
export { countPendingStars } from './stars'
export { findProductReviews } from './store'
