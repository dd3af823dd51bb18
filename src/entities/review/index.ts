export { ReviewText } from './components/ReviewText'
export { canReview } from './lib/canReview'
