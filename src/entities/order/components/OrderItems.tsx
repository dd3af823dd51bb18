import { Link } from 'react-router-dom'
import { productPath } from '../../../../shop/addresses'
import type { OrderItem } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { Picture } from '../../../shared/ui/picture/Picture'
import { getLineTotal } from '../lib/amounts'
import styles from './OrderItems.module.css'

export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.gadgetId} className={styles.item}>
          <span className={styles.picture}>
            <Picture src={item.image} alt="" sizes="72px" />
          </span>
          <div className={styles.text}>
            <Link
              className={styles.name}
              to={productPath({ _id: item.gadgetId, productName: item.name })}
            >
              {item.name}
            </Link>
            <p className={styles.count}>
              {formatTaka(item.price)} × {item.quantity}
            </p>
          </div>
          <p className={styles.total}>{formatTaka(getLineTotal(item))}</p>
        </li>
      ))}
    </ul>
  )
}
