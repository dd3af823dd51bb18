import type { Order } from '../../../api'
import { Picture } from '../../../shared/ui/picture/Picture'
import styles from './OrderThumbnail.module.css'

/** The first item's picture and the number of further items. Hidden from screen readers: the names are beside it. */
export function OrderThumbnail({ order }: { order: Pick<Order, 'cartItems'> }) {
  const [first, ...others] = order.cartItems
  return (
    <div className={styles.thumb} aria-hidden="true">
      <span className={styles.picture}>
        <Picture src={first?.image ?? ''} alt="" sizes="56px" />
      </span>
      {others.length > 0 && <span className={styles.others}>+{others.length}</span>}
    </div>
  )
}
