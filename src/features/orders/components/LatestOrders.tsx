import { Link } from 'react-router-dom'
import { type Order, useListMyOrdersQuery } from '../../../api'
import { OrderSummaryRow, PaymentBadge, StatusBadge } from '../../../entities/order'
import { classNames } from '../../../shared/lib/classNames'
import { formatDate } from '../../../shared/lib/formatDate'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../shared/ui/panel/Panel'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './LatestOrders.module.css'
import { NoOrders } from './NoOrders'

const most = 4

/** The last orders, with the way to all of them. */
export function LatestOrders({ email }: { email: string }) {
  const { data: orders, isError, isFetching, refetch } = useListMyOrdersQuery({ email })
  const hasOrders = orders && orders.length > 0
  return (
    <Panel
      title="Latest orders"
      action={
        hasOrders && (
          <Link className={styles.all} to="/dashboard/orders">
            See all {orders.length}
          </Link>
        )
      }
    >
      {content()}
    </Panel>
  )

  function content() {
    if (hasOrders) return <Rows orders={orders.slice(0, most)} />
    if (orders) return <NoOrders />
    if (!isError) return <RowsSkeleton />
    return (
      <ErrorNote
        message="Your orders could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
}

function Rows({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className={styles.rows}>
      {orders.map((order) => (
        <li key={order._id} className={styles.row}>
          <OrderSummaryRow order={order} />
          <div className={styles.state}>
            <span className={styles.date}>{formatDate(order.orderPlaced)}</span>
            {!order.payment && (
              <span className={styles.payment}>
                Payment: <PaymentBadge order={order} />
              </span>
            )}
            <StatusBadge order={order} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function RowsSkeleton() {
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>Loading your orders</VisuallyHidden>
      {[...Array(most).keys()].map((row) => (
        <div key={row} className={classNames(styles.row, styles.waiting)}>
          <Skeleton width="56px" height="56px" borderRadius="var(--radius)" />
          <Skeleton width="55%" />
        </div>
      ))}
    </div>
  )
}
