import { useLocation } from 'react-router-dom'
import { useListMyOrdersQuery } from '@/api'
import { CancelledOrders } from '@/dashboard/features/my-orders/components/CancelledOrders'
import { MyOrders } from '@/dashboard/features/my-orders/components/MyOrders'
import { PlacedOrder } from '@/dashboard/features/my-orders/components/PlacedOrder'
import { PayNowButton } from '@/dashboard/features/payment/components/PayNowButton'
import { AddReviewButton } from '@/dashboard/features/reviews/components/AddReviewButton'
import { ReviewHost } from '@/dashboard/features/reviews/components/ReviewHost'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function OrdersPage() {
  const placedKey = getField(useLocation().state, 'placedKey')
  const { data: orders } = useListMyOrdersQuery(useOwnArg(), { skip: !placedKey })
  const placed = orders?.find(
    ({ idempotencyKey, payment, status }) =>
      idempotencyKey === placedKey && !payment && status === 'Pending',
  )
  return (
    <>
      <PageHeader title={t(messages.myOrders)} />
      {placed && <PlacedOrder order={placed} action={<PayNowButton order={placed} />} />}
      <ReviewHost>
        {(onReview) => (
          <MyOrders
            actions={(order) => (
              <>
                {order._id !== placed?._id && <PayNowButton order={order} />}
                <AddReviewButton order={order} onReview={onReview} />
              </>
            )}
          />
        )}
      </ReviewHost>
      <CancelledOrders />
    </>
  )
}
