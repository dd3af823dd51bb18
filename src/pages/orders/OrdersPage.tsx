import { useLocation } from 'react-router-dom'
import { useListMyOrdersQuery } from '../../api'
import { selectSessionEmail } from '../../entities/auth'
import { CancelledOrders, MyOrders, PlacedOrder } from '../../features/orders'
import { PayNowButton } from '../../features/payment'
import { AddReviewButton, ReviewHost } from '../../features/reviews'
import { getField } from '../../shared/lib/getField'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

export function OrdersPage() {
  const email = useAppSelector(selectSessionEmail)
  const placedKey = getField(useLocation().state, 'placedKey')
  const { data: orders } = useListMyOrdersQuery(
    { email: email ?? '' },
    { skip: !email || !placedKey },
  )
  const placed = orders?.find(
    ({ idempotencyKey, payment, status }) =>
      idempotencyKey === placedKey && !payment && status === 'Pending',
  )
  return (
    <>
      <PageHead title="My orders" />
      {placed && <PlacedOrder order={placed} action={<PayNowButton order={placed} />} />}
      {email && (
        <>
          <ReviewHost>
            {(onReview) => (
              <MyOrders
                email={email}
                actions={(order) => (
                  <>
                    {order._id !== placed?._id && <PayNowButton order={order} />}
                    <AddReviewButton order={order} onReview={onReview} />
                  </>
                )}
              />
            )}
          </ReviewHost>
          <CancelledOrders email={email} />
        </>
      )}
    </>
  )
}
