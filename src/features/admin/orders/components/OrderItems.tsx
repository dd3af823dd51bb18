import { Link } from 'react-router-dom'
import { productPath } from '../../../../../shop/addresses'
import type { OrderItem } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { sumLines } from '../../../../shared/lib/orderTotals'
import { Picture } from '../../../../shared/ui/picture/Picture'
import styles from './OrderItems.module.css'

export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.gadgetId} className={styles.item}>
          <span className={styles.picture}>
            <Picture src={item.image} alt="" sizes="44px" />
          </span>
          <Link
            className={styles.name}
            to={productPath({ _id: item.gadgetId, productName: item.name })}
          >
            {item.name}
          </Link>
          <span className={styles.amount}>
            {item.quantity} × {formatTaka(item.price)}
            <strong>{formatTaka(sumLines([item]))}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
