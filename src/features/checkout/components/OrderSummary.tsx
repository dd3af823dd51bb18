import type { ReactNode } from 'react'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { orderTotals, sumLines } from '../../../shared/lib/orderTotals'
import { Picture } from '../../../shared/ui/picture/Picture'
import { Totals } from '../../../shared/ui/totals/Totals'
import type { OrderLine } from '../lib/order'
import styles from './OrderSummary.module.css'

type OrderSummaryProps = { lines: readonly OrderLine[]; children: ReactNode }

export function OrderSummary({ lines, children }: OrderSummaryProps) {
  return (
    <section className="summary-card" aria-label="Your order">
      <h2>Your order</h2>
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
      <Totals {...orderTotals(lines)} />
      {children}
    </section>
  )
}
