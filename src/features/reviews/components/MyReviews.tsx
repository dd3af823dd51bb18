import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Order, useListMyReviewsQuery } from '../../../api'
import { formatDate } from '../../../shared/lib/formatDate'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { SpeechIcon } from '../../../shared/ui/icon/dashboardIcons'
import { Panel } from '../../../shared/ui/panel/Panel'
import styles from './ReviewList.module.css'
import { ReviewListSkeleton } from './ReviewListSkeleton'

type MyReviewsProps = { email: string; glance: (order: Order) => ReactNode }

/** What somebody has written about what they bought. */
export function MyReviews({ email, glance }: MyReviewsProps) {
  const { data: orders, isError, isFetching, refetch } = useListMyReviewsQuery({ email })

  if (orders && orders.length > 0) {
    return (
      <ul className={styles.list} aria-label="My reviews">
        {orders.map((order) => (
          <li key={order._id} className={styles.review}>
            {glance(order)}
            <blockquote className={styles.text}>{order.customerReview}</blockquote>
            {order.reviewAdded && (
              <p className={styles.date}>Reviewed on {formatDate(order.reviewAdded)}</p>
            )}
          </li>
        ))}
      </ul>
    )
  }
  if (orders) return <NothingReviewed />
  if (!isError) return <ReviewListSkeleton label="Loading your reviews" />
  return (
    <ErrorNote
      message="Your reviews could not be loaded."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

function NothingReviewed() {
  return (
    <Panel>
      <EmptyState icon={SpeechIcon} title="You haven't reviewed any orders yet.">
        <p>Your words help the next shopper choose.</p>
        <Link className={buttonClass('primary')} to="/dashboard/pending-reviews">
          See what awaits your review
        </Link>
      </EmptyState>
    </Panel>
  )
}
