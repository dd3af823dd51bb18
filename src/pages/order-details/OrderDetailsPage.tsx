import Box from '@mui/material/Box'
import { useNavigate, useParams } from 'react-router-dom'
import { OrderAgainButton, OrderById } from '../../features/orders'
import { CancelOrderButton, PayNowButton } from '../../features/payment'
import { AddReviewButton, ReviewHost } from '../../features/reviews'
import { Breadcrumbs } from '../../shared/ui/breadcrumbs/Breadcrumbs'

const trail = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'My orders', to: '/dashboard/orders' },
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
            <Breadcrumbs trail={trail} here="Order details" />
          </Box>
          <OrderById
            id={id}
            actions={(order) => (
              <>
                {!order.deletedAt && (
                  <>
                    <PayNowButton order={order} />
                    <AddReviewButton order={order} onReview={onReview} />
                  </>
                )}
                <OrderAgainButton order={order} onAdded={() => void navigate('/cart')} />
                <CancelOrderButton order={order} />
              </>
            )}
          />
        </>
      )}
    </ReviewHost>
  )
}
