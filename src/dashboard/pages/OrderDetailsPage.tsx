import Box from '@mui/material/Box'
import { useNavigate, useParams } from 'react-router-dom'
import { OrderAgainButton } from '@/dashboard/features/my-orders/components/OrderAgainButton'
import { OrderById } from '@/dashboard/features/my-orders/components/OrderById'
import { CancelOrderButton } from '@/dashboard/features/payment/components/CancelOrderButton'
import { PayNowButton } from '@/dashboard/features/payment/components/PayNowButton'
import { OrderReturns } from '@/dashboard/features/returns/components/OrderReturns'
import { AddReviewButton } from '@/dashboard/features/reviews/components/AddReviewButton'
import { ReviewHost } from '@/dashboard/features/reviews/components/ReviewHost'
import * as ui from '@/dashboard/ui/messages'
import { isOpen } from '@/entities/order/lib/isOpen'
import { t } from '@/shared/lib/language'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import * as messages from './messages'

const trail = [
  { label: t(ui.dashboard), to: '/dashboard' },
  { label: t(messages.myOrders), to: '/dashboard/orders' },
]

/** The order is found by the id in the URL; the name in it is not checked. */
export function OrderDetailsPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <ReviewHost>
      {(onReview) => (
        <>
          <Box sx={{ my: -1.5, displayPrint: 'none' }}>
            <Breadcrumbs trail={trail} current={t(messages.orderDetails)} />
          </Box>
          <OrderById
            id={id}
            payAction={(order) => <PayNowButton order={order} />}
            returns={(order) => <OrderReturns order={order} />}
            actions={(order) => (
              <>
                {!order.deletedAt && <AddReviewButton order={order} onReview={onReview} />}
                {(order.payment || !isOpen(order)) && (
                  <OrderAgainButton order={order} onAdded={() => void navigate('/cart')} />
                )}
                <CancelOrderButton order={order} />
              </>
            )}
          />
        </>
      )}
    </ReviewHost>
  )
}
