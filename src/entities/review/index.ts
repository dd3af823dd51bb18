export { canReview } from './lib/canReview'
