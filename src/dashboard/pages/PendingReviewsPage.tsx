import { PendingReviews } from '@/dashboard/features/reviews/components/PendingReviews'
import { ReviewHost } from '@/dashboard/features/reviews/components/ReviewHost'

export function PendingReviewsPage() {
  return <ReviewHost>{(onReview) => <PendingReviews onReview={onReview} />}</ReviewHost>
}
