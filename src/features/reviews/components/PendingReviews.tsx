import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Order, useListPendingReviewsQuery } from '../../../api'
import { formatDate } from '../../../shared/lib/formatDate'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { PenIcon } from '../../../shared/ui/icon/dashboardIcons'
import { PageHead } from '../../../shared/ui/page-head/PageHead'
import { Panel } from '../../../shared/ui/panel/Panel'
import { AddReviewButton } from './AddReviewButton'
import styles from './ReviewList.module.css'
import { ReviewListSkeleton } from './ReviewListSkeleton'

type PendingReviewsProps = {
  email: string
  glance: (order: Order) => ReactNode
  onReview: (order: Order) => void
}

/** What was delivered and not yet reviewed. */
export function PendingReviews({ email, glance, onReview }: PendingReviewsProps) {
  const { data, isError, isFetching, refetch } = useListPendingReviewsQuery({ email })
  return (
    <>
      <PageHead title="Pending reviews" lead={data && data.total > 0 && leadOf(data.total)} />
      {content()}
    </>
  )

  function content() {
    if (data && data.result.length > 0) {
      return (
        <ul className={styles.list} aria-label="Pending reviews">
          {data.result.map((order) => (
            <li key={order._id} className={styles.row}>
              {glance(order)}
              <div className={styles.side}>
                {order.deliveredAt && (
                  <span className={styles.date}>Delivered on {formatDate(order.deliveredAt)}</span>
                )}
                <AddReviewButton order={order} onReview={onReview} />
              </div>
            </li>
          ))}
        </ul>
      )
    }
    if (data) return <NothingPending />
    if (!isError) return <ReviewListSkeleton label="Loading your pending reviews" />
    return (
      <ErrorNote
        message="Your pending reviews could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
}

const leadOf = (total: number) =>
  total === 1
    ? '1 delivered order awaits your review.'
    : `${total} delivered orders await your review.`

function NothingPending() {
  return (
    <Panel>
      <EmptyState icon={PenIcon} title="No pending reviews found.">
        <p>Once an order has been delivered you can say here how you like it.</p>
        <Link className={buttonClass('primary')} to="/dashboard/orders">
          To my orders
        </Link>
      </EmptyState>
    </Panel>
  )
}
