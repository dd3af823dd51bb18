import type { Order } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { orderTotal, pieceCount } from '../lib/amounts'
import { countOf, orderTitle, shortId } from '../lib/words'
import styles from './OrderGlance.module.css'
import { OrderId } from './OrderId'
import { OrderThumb } from './OrderThumb'

type OrderGlanceProps = {
  order: Order
  /** Not where leaving would lose what is being written. */
  isLinked?: boolean
}

/** An order in two lines: what it was, how much, and the way to it. */
export function OrderGlance({ order, isLinked = true }: OrderGlanceProps) {
  return (
    <div className={styles.glance}>
      <OrderThumb order={order} />
      <div className={styles.words}>
        <p className={styles.title}>{orderTitle(order)}</p>
        <p className={styles.facts}>
          {isLinked ? <OrderId order={order} /> : <span>{shortId(order._id)}</span>}
          <span>{countOf(pieceCount(order), 'item')}</span>
          <span className={styles.amount}>{formatTaka(orderTotal(order))}</span>
        </p>
      </div>
    </div>
  )
}
