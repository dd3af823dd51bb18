import type { Product } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import styles from './TwoPrices.module.css'

type TwoPricesProps = Pick<Product, 'price' | 'discountPrice'>

/** Both prices, always; without a discount they are the same. */
export function TwoPrices({ price, discountPrice }: TwoPricesProps) {
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
