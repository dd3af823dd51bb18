import { Link } from 'react-router-dom'
import { useListMyReviewsQuery } from '../../../api'
import { OrderSummaryRow } from '../../../entities/order'
import { ReviewText } from '../../../entities/review'
import { formatDate } from '../../../shared/lib/formatDate'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { SpeechIcon } from '../../../shared/ui/icon'
import { Panel } from '../../../shared/ui/panel/Panel'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import styles from './ReviewList.module.css'
import { ReviewListSkeleton } from './ReviewListSkeleton'

export function MyReviews({ email }: { email: string }) {
  const query = useListMyReviewsQuery({ email })
  return (
    <QueryState
      query={query}
      loading={<ReviewListSkeleton label="Loading your reviews" />}
      errorText="Your reviews could not be loaded."
      empty={<NothingReviewed />}
    >
      {(orders) => (
        <ul className={styles.list} aria-label="My reviews">
          {orders.map((order) => (
            <li key={order._id} className={styles.review}>
              <OrderSummaryRow order={order} />
              <ReviewText>{order.customerReview}</ReviewText>
              {order.reviewAdded && (
                <p className={styles.date}>Reviewed on {formatDate(order.reviewAdded)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function NothingReviewed() {
  return (
    <Panel>
      <EmptyState icon={SpeechIcon} title="You haven't reviewed any orders yet.">
        <p>Your reviews help other shoppers choose.</p>
        <Link className={buttonClass('primary')} to="/dashboard/pending-reviews">
          See pending reviews
        </Link>
      </EmptyState>
    </Panel>
  )
}
