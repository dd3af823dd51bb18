import type { ReactNode } from 'react'
import type { CartItem } from '@/api'
import { itemLang, itemName } from '@/entities/cart/lib/localItem'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { orderTotals } from '@/shared/lib/orderTotals'
import { sumLines } from '@/shared/lib/sumLines'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import { Totals } from '@/shared/ui/Totals'
import { deliveredBy } from '@/storefront/ui/deliveredBy'
import type { OrderLine } from '../lib/order'
import * as messages from '../messages'
import styles from './OrderSummary.module.css'

type OrderSummaryProps = {
  lines: readonly (OrderLine & Pick<CartItem, 'nameBn'>)[]
  district: string
  children: ReactNode
}

export function OrderSummary({ lines, district, children }: OrderSummaryProps) {
  return (
    <section className="summary-card" aria-label={t(messages.yourOrder)}>
      <h2>{t(messages.yourOrder)}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.gadgetId}>
            <Thumbnail src={line.image} size={64} />
            <div>
              <p className={styles.name} lang={itemLang(line)}>
                {itemName(line)}
              </p>
              <p className={styles.count}>
                {formatTaka(line.price)} × {formatCount(line.quantity)}
              </p>
            </div>
            <p className={styles.sum}>{formatTaka(sumLines([line]), { hasDecimals: true })}</p>
          </li>
        ))}
      </ul>
      <Totals {...orderTotals(lines, district)} />
      {district && <p className={styles.day}>{deliveredBy(district)}</p>}
      {children}
    </section>
  )
}
