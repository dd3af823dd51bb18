import { PendingReviews } from '@/dashboard/features/reviews/components/PendingReviews'
import { ReviewHost } from '@/dashboard/features/reviews/components/ReviewHost'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

export function PendingReviewsPage() {
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <ReviewHost>{(onReview) => <PendingReviews email={email} onReview={onReview} />}</ReviewHost>
  )
}
