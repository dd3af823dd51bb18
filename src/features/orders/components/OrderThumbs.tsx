import type { Order } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Picture } from '../../../shared/ui/picture/Picture'
import styles from './OrderThumbs.module.css'

type OrderThumbsProps = { order: Pick<Order, 'cartItems'>; most?: number }

/** The pictures of what was ordered, for whose names stand beside them. */
export function OrderThumbs({ order: { cartItems }, most = 3 }: OrderThumbsProps) {
  const shown = cartItems.slice(0, most)
  const rest = cartItems.length - shown.length
  return (
    <div className={styles.thumbs} aria-hidden="true">
      {shown.map(({ gadgetId, image }) => (
        <span key={gadgetId} className={styles.thumb}>
          <Picture src={image} alt="" sizes="56px" />
        </span>
      ))}
      {rest > 0 && <span className={classNames(styles.thumb, styles.rest)}>+{rest}</span>}
    </div>
  )
}
