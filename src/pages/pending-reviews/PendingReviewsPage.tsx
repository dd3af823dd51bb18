import { shop } from '../../../shop/shop.config'
import type { Order } from '../../api'
import { selectSessionEmail } from '../../features/account'
import { OrderGlance } from '../../features/orders'
import { PendingReviews, ReviewDesk } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { useAppSelector } from '../../store/hooks'

const glance = (order: Order) => <OrderGlance order={order} />

export function PendingReviewsPage() {
  useTitle(`Pending reviews - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <ReviewDesk glance={glance}>
      {(onReview) => <PendingReviews email={email} glance={glance} onReview={onReview} />}
    </ReviewDesk>
  )
}
