import { formatTaka } from '../lib/formatTaka'
import { t } from '../lib/language'
import * as messages from '../messages'
import styles from './Totals.module.css'

type TotalsProps = { subtotal: number; delivery: number; total: number }

export function Totals({ subtotal, delivery, total }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      <dt>{t(messages.subtotal)}</dt>
      <dd>{formatTaka(subtotal, { hasDecimals: true })}</dd>
      <dt>{t(messages.delivery)}</dt>
      <dd>{formatTaka(delivery, { hasDecimals: true })}</dd>
      <dt className={styles.last}>{t(messages.total)}</dt>
      <dd className={styles.last}>{formatTaka(total, { hasDecimals: true })}</dd>
    </dl>
  )
}
