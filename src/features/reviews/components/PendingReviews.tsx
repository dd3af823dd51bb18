import { Link } from 'react-router-dom'
import { type Order, useListPendingReviewsQuery } from '../../../api'
import { OrderSummaryRow } from '../../../entities/order'
import { formatDate } from '../../../shared/lib/formatDate'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { PenIcon } from '../../../shared/ui/icon'
import { PageHead } from '../../../shared/ui/page-head/PageHead'
import { Panel } from '../../../shared/ui/panel/Panel'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { AddReviewButton } from './AddReviewButton'
import styles from './ReviewList.module.css'
import { ReviewListSkeleton } from './ReviewListSkeleton'

type PendingReviewsProps = { email: string; onReview: (order: Order) => void }

export function PendingReviews({ email, onReview }: PendingReviewsProps) {
  const query = useListPendingReviewsQuery({ email })
  const total = query.data?.total ?? 0
  return (
    <>
      <PageHead title="Pending reviews" lead={total > 0 && getLead(total)} />
      <QueryState
        query={query}
        loading={<ReviewListSkeleton label="Loading your pending reviews" />}
        errorText="Your pending reviews could not be loaded."
        empty={<NothingPending />}
        isEmpty={({ result }) => result.length === 0}
      >
        {({ result }) => (
          <ul className={styles.list} aria-label="Pending reviews">
            {result.map((order) => (
              <li key={order._id} className={styles.row}>
                <OrderSummaryRow order={order} />
                <div className={styles.side}>
                  {order.deliveredAt && (
                    <span className={styles.date}>
                      Delivered on {formatDate(order.deliveredAt)}
                    </span>
                  )}
                  <AddReviewButton order={order} onReview={onReview} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}

const getLead = (total: number) =>
  total === 1
    ? '1 delivered order awaits your review.'
    : `${total} delivered orders await your review.`

function NothingPending() {
  return (
    <Panel>
      <EmptyState icon={PenIcon} title="No pending reviews found.">
        <p>You can review an order once it has been delivered.</p>
        <Link className={buttonClass('primary')} to="/dashboard/orders">
          Go to my orders
        </Link>
      </EmptyState>
    </Panel>
  )
}
