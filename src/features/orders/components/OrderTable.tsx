import type { Order } from '../../../api'
import {
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
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import type { OrderListProps } from './OrderList'
import styles from './OrderTable.module.css'

/** For wide screens. */
export function OrderTable({ orders, actions }: OrderListProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>My orders</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles.amount}>
            Items
          </th>
          <th scope="col" className={styles.amount}>
            Total
          </th>
          <th scope="col">Payment</th>
          <th scope="col">Status</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} actions={actions} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order, actions }: { order: Order; actions: OrderListProps['actions'] }) {
  return (
    <tr>
      <th scope="row">
        <div className={styles.order}>
          <OrderThumbnail order={order} />
          <div>
            <p className={styles.what}>{getOrderTitle(order)}</p>
            <OrderId order={order} />
          </div>
        </div>
      </th>
      <td className={styles.date}>{formatDate(order.orderPlaced)}</td>
      <td className={styles.amount}>{getItemCount(order)}</td>
      <td className={styles.amount}>{formatTaka(getItemsTotal(order))}</td>
      <td>
        <PaymentBadge order={order} />
      </td>
      <td>
        <StatusBadge order={order} />
      </td>
      <td>
        <div className={styles.actions}>{actions(order)}</div>
      </td>
    </tr>
  )
}
