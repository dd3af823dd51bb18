import type { ReactNode } from 'react'
import { orderTotals } from '../../../shared/lib/orderTotals'
import { Totals } from '../../../shared/ui/totals/Totals'
import type { OrderLine } from '../lib/order'
import { OrderLines } from './OrderLines'

type OrderSummaryProps = {
  lines: readonly OrderLine[]
  /** Notices and the button. */
  children: ReactNode
}

export function OrderSummary({ lines, children }: OrderSummaryProps) {
  return (
    <section className="summary-card" aria-label="Your order">
      <h2>Your order</h2>
      <OrderLines lines={lines} />
      <Totals {...orderTotals(lines)} />
      {children}
    </section>
  )
}
