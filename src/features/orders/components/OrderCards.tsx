import type { Order } from '../../../api'
import {
  formatCount,
  getItemCount,
  getItemsTotal,
  getOrderTitle,
  OrderId,
  OrderThumbnail,
  PaymentBadge,
  StatusBadge,
} from '../../../entities/order'
import { formatDate } from '../../../shared/lib/formatDate'
import { formatTaka } from '../../../shared/lib/formatTaka'
import styles from './OrderCards.module.css'
import { OrderLink } from './OrderLink'
import type { OrderListProps } from './OrderList'

/** For narrow screens. */
export function OrderCards({ orders, actions }: OrderListProps) {
  return (
    <ul className={styles.cards} aria-label="My orders">
      {orders.map((order) => (
        <li key={order._id} className={styles.card}>
          <OrderCard order={order} actions={actions} />
        </li>
      ))}
    </ul>
  )
}

function OrderCard({ order, actions }: { order: Order; actions: OrderListProps['actions'] }) {
  return (
    <>
      <div className={styles.head}>
        <OrderId order={order} />
        <span className={styles.date}>{formatDate(order.orderPlaced)}</span>
      </div>
      <div className={styles.items}>
        <OrderThumbnail order={order} />
        <div>
          <p className={styles.what}>{getOrderTitle(order)}</p>
          <p className={styles.count}>{formatCount(getItemCount(order), 'item')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>Total</dt>
        <dd className={styles.amount}>{formatTaka(getItemsTotal(order))}</dd>
        <dt>Payment</dt>
        <dd>
          <PaymentBadge order={order} />
        </dd>
        <dt>Status</dt>
        <dd>
          <StatusBadge order={order} />
        </dd>
      </dl>
      <div className={styles.actions}>
        {actions(order)}
        <OrderLink order={order} />
      </div>
    </>
  )
}
