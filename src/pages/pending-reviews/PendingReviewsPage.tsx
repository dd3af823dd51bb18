import { shop } from '../../../shop/shop.config'
import { selectSessionEmail } from '../../entities/auth'
import { PendingReviews, ReviewHost } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { useAppSelector } from '../../store/hooks'

export function PendingReviewsPage() {
  useTitle(`Pending reviews - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <ReviewHost>{(onReview) => <PendingReviews email={email} onReview={onReview} />}</ReviewHost>
  )
}
