import type { Order } from '@/api'
import { OrderTotals } from '@/dashboard/ui/order/OrderTotals'
import { getLineTotal } from '@/entities/order/lib/amounts'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import { DeliveryFacts, PaymentFacts } from './OrderFacts'
import styles from './Receipt.module.css'

/** Only shown when printing. */
export function Receipt({ order }: { order: Order }) {
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <strong>{shop.name}</strong>
          {legalIdentity.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{shop.supportEmail}</p>
        </div>
        <div>
          <strong>{order.payment ? 'Receipt' : 'Invoice'}</strong>
          <p>{order._id}</p>
          <p>{formatDateTime(order.orderPlaced)}</p>
        </div>
      </header>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.cartItems.map((item) => (
            <tr key={item.gadgetId}>
              <td>{item.name}</td>
              <td>{formatTaka(item.price, { hasDecimals: true })}</td>
              <td>{item.quantity}</td>
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
          <h2>Deliver to</h2>
          <DeliveryFacts order={order} />
        </section>
        <section>
          <h2>{order.payment ? 'Paid' : 'Not paid yet'}</h2>
          <PaymentFacts order={order} />
        </section>
      </div>
      <p className={styles.thanks}>Thank you for shopping at {shop.name}.</p>
    </article>
  )
}
