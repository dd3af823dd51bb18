import type { Order } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { getItemCount, getItemsTotal } from '../lib/amounts'
import { formatCount, getOrderTitle, shortId } from '../lib/labels'
import { OrderId } from './OrderId'
import styles from './OrderSummaryRow.module.css'
import { OrderThumbnail } from './OrderThumbnail'

type OrderSummaryRowProps = {
  order: Order
  /** False in dialogs, where leaving would lose what is being typed. */
  isLinked?: boolean
}

export function OrderSummaryRow({ order, isLinked = true }: OrderSummaryRowProps) {
  return (
    <div className={styles.row}>
      <OrderThumbnail order={order} />
      <div className={styles.text}>
        <p className={styles.title}>{getOrderTitle(order)}</p>
        <p className={styles.facts}>
          {isLinked ? <OrderId order={order} /> : <span>{shortId(order._id)}</span>}
          <span>{formatCount(getItemCount(order), 'item')}</span>
          <span className={styles.amount}>{formatTaka(getItemsTotal(order))}</span>
        </p>
      </div>
    </div>
  )
}
