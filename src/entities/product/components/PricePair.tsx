import type { Product } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import styles from './PricePair.module.css'

type PricePairProps = Pick<Product, 'price' | 'discountPrice'>

/** Always both prices; without a discount they are the same. */
export function PricePair({ price, discountPrice }: PricePairProps) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>Price</dt>
        <dd>{discountPrice ? <s>{formatTaka(price)}</s> : formatTaka(price)}</dd>
      </div>
      <div className={styles.paid}>
        <dt>You pay</dt>
        <dd>{formatTaka(discountPrice || price)}</dd>
      </div>
    </dl>
  )
}
