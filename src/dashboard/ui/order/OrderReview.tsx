import type { Order } from '@/api'
import { getFirstName } from '@/common/reviewer'
import { ReviewText } from '@/entities/review/components/ReviewText'
import { reviewerName } from '@/shared/lib/localNames'

/** What the customer wrote about an order, with stars and photos. */
export function OrderReview({ order }: { order: Order }) {
  return (
    <ReviewText
      stars={order.reviewStars}
      photos={order.reviewPhotos}
      name={reviewerName(getFirstName(order.name))}
    >
      {order.customerReview}
    </ReviewText>
  )
}
