import type { ReactNode } from 'react'
import { orderTotals } from '../../../shared/lib/orderTotals'
import { Totals } from '../../../shared/ui/totals/Totals'
import type { OrderLine } from '../lib/order'
import { OrderLines } from './OrderLines'
import styles from './OrderSummary.module.css'

type OrderSummaryProps = {
  lines: readonly OrderLine[]
  /** Notices and the button. */
  children: ReactNode
}

export function OrderSummary({ lines, children }: OrderSummaryProps) {
  return (
    <section className={styles.summary} aria-label="Your order">
      <h2 className={styles.title}>Your order</h2>
      <OrderLines lines={lines} />
      <Totals {...orderTotals(lines)} />
      {children}
    </section>
  )
}
