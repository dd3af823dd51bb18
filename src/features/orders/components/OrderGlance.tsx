import type { Order } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { orderTotal, pieceCount } from '../lib/amounts'
import { countOf, orderTitle } from '../lib/words'
import styles from './OrderGlance.module.css'
import { OrderId } from './OrderId'
import { OrderThumb } from './OrderThumb'

/** An order in two lines: what it was, how much, and the way to it. */
export function OrderGlance({ order }: { order: Order }) {
  return (
    <div className={styles.glance}>
      <OrderThumb order={order} />
      <div className={styles.words}>
        <p className={styles.title}>{orderTitle(order)}</p>
        <p className={styles.facts}>
          <OrderId order={order} />
          <span>{countOf(pieceCount(order), 'item')}</span>
          <span className={styles.amount}>{formatTaka(orderTotal(order))}</span>
        </p>
      </div>
    </div>
  )
}
