import { Link } from 'react-router-dom'
import { type Order, useListMyOrdersQuery } from '../../../api'
import { OrderSummaryRow, PaymentBadge, StatusBadge } from '../../../entities/order'
import { classNames } from '../../../shared/lib/classNames'
import { formatDate } from '../../../shared/lib/formatDate'
import { Panel } from '../../../shared/ui/panel/Panel'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './LatestOrders.module.css'
import { NoOrders } from './NoOrders'

const maxShown = 4

export function LatestOrders({ email }: { email: string }) {
  const query = useListMyOrdersQuery({ email })
  const count = query.data?.length ?? 0
  return (
    <Panel
      title="Latest orders"
      action={
        count > 0 && (
          <Link className={styles.all} to="/dashboard/orders">
            See all {count}
          </Link>
        )
      }
    >
      <QueryState
        query={query}
        loading={<RowsSkeleton />}
        errorText="Your orders could not be loaded."
        empty={<NoOrders />}
      >
        {(orders) => <Rows orders={orders.slice(0, maxShown)} />}
      </QueryState>
    </Panel>
  )
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
      {[...Array(maxShown).keys()].map((row) => (
        <div key={row} className={classNames(styles.row, styles.waiting)}>
          <Skeleton width="56px" height="56px" borderRadius="var(--radius)" />
          <Skeleton width="55%" />
        </div>
      ))}
    </div>
  )
}
