import { selectSessionEmail } from '../../entities/auth'
import { CancelledOrders, MyOrders } from '../../features/orders'
import { PayNowButton } from '../../features/payment'
import { AddReviewButton, ReviewHost } from '../../features/reviews'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

export function OrdersPage() {
  const email = useAppSelector(selectSessionEmail)
  return (
    <>
      <PageHead title="My orders" />
      {email && (
        <>
          <ReviewHost>
            {(onReview) => (
              <MyOrders
                email={email}
                actions={(order) => (
                  <>
                    <PayNowButton order={order} />
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
