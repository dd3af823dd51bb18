import { useParams } from 'react-router-dom'
import { shop } from '../../../shop/shop.config'
import { OrderById, OrderSummaryRow } from '../../features/orders'
import { PayNowButton } from '../../features/payment'
import { AddReviewButton, ReviewHost } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { Breadcrumbs } from '../../shared/ui/breadcrumbs/Breadcrumbs'
import styles from './OrderDetailsPage.module.css'

const trail = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'My orders', to: '/dashboard/orders' },
]

/** The name in the address is for people: the id alone says which order it is. */
export function OrderDetailsPage() {
  useTitle(`Order details - ${shop.name}`)
  const { id = '' } = useParams()
  return (
    <ReviewHost glance={(order) => <OrderSummaryRow order={order} isLinked={false} />}>
      {(onReview) => (
        <>
          <div className={styles.crumbs}>
            <Breadcrumbs trail={trail} here="Order details" />
          </div>
          <OrderById
            id={id}
            actions={(order) => (
              <>
                <PayNowButton order={order} />
                <AddReviewButton order={order} onReview={onReview} />
              </>
            )}
          />
        </>
      )}
    </ReviewHost>
  )
}
