import { shop } from '../../../shop/shop.config'
import { selectSessionEmail } from '../../features/account'
import { MyOrders, OrderGlance } from '../../features/orders'
import { PayNowButton } from '../../features/payment'
import { AddReviewButton, ReviewDesk } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

export function OrdersPage() {
  useTitle(`My orders - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail)
  return (
    <>
      <PageHead title="My orders" />
      {email && (
        <ReviewDesk glance={(order) => <OrderGlance order={order} isLinked={false} />}>
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
        </ReviewDesk>
      )}
    </>
  )
}
