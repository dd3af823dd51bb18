import type { Order } from '@/api'
import { OrderTotals } from '@/dashboard/ui/order/OrderTotals'
import { getLineTotal } from '@/entities/order/lib/amounts'
import { formatCount } from '@/shared/lib/formatCount'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { langOf } from '@/shared/lib/langOf'
import { t } from '@/shared/lib/language'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import { DeliveryFacts, PaymentFacts } from './OrderFacts'
import styles from './Receipt.module.css'

/** Only shown when printing. */
export function Receipt({ order }: { order: Order }) {
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <strong>{t(shop.displayName)}</strong>
          {legalIdentity.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{shop.supportEmail}</p>
        </div>
        <div>
          <strong>{t(order.payment ? messages.receipt : messages.invoice)}</strong>
          {order.orderNumber && <p>{order.orderNumber}</p>}
          <p>{order._id}</p>
          <p>{formatDateTime(order.orderPlaced)}</p>
        </div>
      </header>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{t(messages.item)}</th>
            <th scope="col">{t(messages.price)}</th>
            <th scope="col">{t(messages.quantity)}</th>
            <th scope="col">{t(messages.lineTotal)}</th>
          </tr>
        </thead>
        <tbody>
          {order.cartItems.map((item) => (
            <tr key={item.gadgetId}>
              <td lang={langOf(item.name)}>{item.name}</td>
              <td>{formatTaka(item.price, { hasDecimals: true })}</td>
              <td>{formatCount(item.quantity)}</td>
              <td>{formatTaka(getLineTotal(item), { hasDecimals: true })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.totals}>
        <OrderTotals order={order} />
      </div>
      <div className={styles.facts}>
        <section>
          <h2>{t(messages.deliverTo)}</h2>
          <DeliveryFacts order={order} />
        </section>
        <section>
          <h2>{t(order.payment ? messages.paid : messages.notPaidYet)}</h2>
          <PaymentFacts order={order} />
        </section>
      </div>
      <p className={styles.thanks}>{t(messages.thanks)(t(shop.displayName))}</p>
    </article>
  )
}
