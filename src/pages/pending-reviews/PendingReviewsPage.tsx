import { selectSessionEmail } from '../../entities/auth'
import { PendingReviews, ReviewHost } from '../../features/reviews'
import { useAppSelector } from '../../store/hooks'

export function PendingReviewsPage() {
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <ReviewHost>{(onReview) => <PendingReviews email={email} onReview={onReview} />}</ReviewHost>
  )
}
