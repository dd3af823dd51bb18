import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Order } from '@/api'
import { shortId } from '@/entities/order/lib/labels'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import styles from './PackingSlips.module.css'

type PackingSlipsProps = {
  orders: readonly Order[]
  /** The browser's print dialog was closed. */
  onPrinted: () => void
}

/** Prints a page for each order, without the prices of its items; it is never on screen. */
export function PackingSlips({ orders, onPrinted }: PackingSlipsProps) {
  const handlePrinted = useEffectEvent(onPrinted)
  useEffect(() => {
    const finish = () => handlePrinted()
    window.addEventListener('afterprint', finish)
    window.print()
    return () => window.removeEventListener('afterprint', finish)
  }, [])
  // Outside of the page's root, so that it alone is printed.
  return createPortal(
    <div className={styles.slips}>
      {orders.map((order) => (
        <Slip key={order._id} order={order} />
      ))}
    </div>,
    document.body,
  )
}

/** An unpaid order is paid to the courier, in cash. */
function paymentText({ payment, totalAmount, needsAttention, deletedAt }: Order): string {
  if (deletedAt) return 'Cancelled'
  if (payment) return 'Paid'
  if (needsAttention) return 'Payment under review: collect nothing'
  return shop.cashOnDelivery
    ? `To collect: ${formatTaka(totalAmount, { hasDecimals: true })}`
    : 'Not paid yet'
}

function Slip({ order }: { order: Order }) {
  return (
    <article className={styles.slip}>
      <header>
        <div>
          <strong>{shop.name}</strong>
          {legalIdentity.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <strong>Packing slip</strong>
          <p>Order {shortId(order._id)}</p>
          <p>{formatDateTime(order.orderPlaced)}</p>
          <p>{paymentText(order)}</p>
        </div>
      </header>
      <address>
        <strong>{order.name}</strong>
        <p>{order.address}</p>
        <p>
          {order.district}, {order.country}
        </p>
        <p>{order.mobileNumber}</p>
      </address>
      {order.additionalInfo && <p className={styles.note}>{order.additionalInfo}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {order.cartItems.map(({ gadgetId, name, quantity }) => (
            <tr key={gadgetId}>
              <td>{name}</td>
              <td>{quantity}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
