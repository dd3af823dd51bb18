import { shop } from '../../../shop/shop.config'
import { selectSessionEmail } from '../../entities/auth'
import { OrderSummaryRow } from '../../features/orders'
import { PendingReviews, ReviewHost } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { useAppSelector } from '../../store/hooks'

export function PendingReviewsPage() {
  useTitle(`Pending reviews - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <ReviewHost glance={(order) => <OrderSummaryRow order={order} isLinked={false} />}>
      {(onReview) => (
        <PendingReviews
          email={email}
          glance={(order) => <OrderSummaryRow order={order} />}
          onReview={onReview}
        />
      )}
    </ReviewHost>
  )
}
