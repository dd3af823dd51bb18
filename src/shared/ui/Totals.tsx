import { formatTaka } from '../lib/formatTaka'
import styles from './Totals.module.css'

type TotalsProps = { subtotal: number; delivery: number; total: number }

export function Totals({ subtotal, delivery, total }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      <dt>Subtotal</dt>
      <dd>{formatTaka(subtotal, { hasDecimals: true })}</dd>
      <dt>Delivery</dt>
      <dd>{formatTaka(delivery, { hasDecimals: true })}</dd>
      <dt className={styles.last}>Total</dt>
      <dd className={styles.last}>{formatTaka(total, { hasDecimals: true })}</dd>
    </dl>
  )
}
