import { formatTaka } from '../../../shared/lib/formatTaka'
import { sumLines } from '../../../shared/lib/orderTotals'
import { Picture } from '../../../shared/ui/picture/Picture'
import type { OrderLine } from '../lib/order'
import styles from './OrderLines.module.css'

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ gadgetId, name, image = '', price, quantity }) => (
        <li key={gadgetId}>
          <span className={styles.picture}>
            <Picture src={image} alt="" sizes="64px" />
          </span>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.count}>
              {formatTaka(price)} × {quantity}
            </p>
          </div>
          <p className={styles.sum}>
            {formatTaka(sumLines([{ price, quantity }]), { hasDecimals: true })}
          </p>
        </li>
      ))}
    </ul>
  )
}
