import { shop } from '../../../shop/shop.config'
import { selectSessionEmail } from '../../features/account'
import { OrderGlance } from '../../features/orders'
import { PendingReviews, ReviewDesk } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { useAppSelector } from '../../store/hooks'

export function PendingReviewsPage() {
  useTitle(`Pending reviews - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <ReviewDesk glance={(order) => <OrderGlance order={order} isLinked={false} />}>
      {(onReview) => (
        <PendingReviews
          email={email}
          glance={(order) => <OrderGlance order={order} />}
          onReview={onReview}
        />
      )}
    </ReviewDesk>
  )
}
