import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Order } from '@/api'
import { shortId } from '@/entities/order/lib/labels'
import { formatCount } from '@/shared/lib/formatCount'
import { formatDateTime } from '@/shared/lib/formatDate'
import { langOf } from '@/shared/lib/langOf'
import { t } from '@/shared/lib/language'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import * as slipMessages from '../slipMessages'
import styles from './PackingSlips.module.css'

type PackingSlipsProps = {
  orders: readonly Order[]
  /** The browser's print dialog was closed. */
  onPrinted: () => void
}

/** English pages have not loaded it, and browsers do not wait for a font that only paper needs. */
const loadBengali = () => document.fonts.load('1em "Anek Bangla Bengali"', 'অ')

/** Prints a page for each order, without the prices of its items; it is never on screen. */
export function PackingSlips({ orders, onPrinted }: PackingSlipsProps) {
  const handlePrinted = useEffectEvent(onPrinted)
  useEffect(() => {
    let isGone = false
    const finish = () => handlePrinted()
    const print = () => {
      if (!isGone) window.print()
    }
    window.addEventListener('afterprint', finish)
    if ('fonts' in document) void loadBengali().then(print, print)
    else print()
    return () => {
      isGone = true
      window.removeEventListener('afterprint', finish)
    }
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
function paymentTexts(order: Order): { english: string; bengali: string } {
  const { payment, totalAmount, isUnderReview, deletedAt } = order
  if (deletedAt) {
    return { english: t(slipMessages.slipCancelled), bengali: t(slipMessages.slipCancelledBengali) }
  }
  if (payment)
    return { english: t(slipMessages.slipPaid), bengali: t(slipMessages.slipPaidBengali) }
  if (isUnderReview) {
    return {
      english: t(slipMessages.slipUnderReview),
      bengali: t(slipMessages.slipUnderReviewBengali),
    }
  }
  if (!shop.cashOnDelivery) {
    return { english: t(slipMessages.slipNotPaid), bengali: t(slipMessages.slipNotPaidBengali) }
  }
  return {
    english: t(slipMessages.slipToCollect)(totalAmount),
    bengali: t(slipMessages.slipToCollectBengali)(totalAmount),
  }
}

/** The Bengali text is below the English one, and smaller. */
function InBoth({ english, bengali }: { english: string; bengali: string }) {
  return (
    <>
      {english} <small lang="bn">{bengali}</small>
    </>
  )
}

function Slip({ order }: { order: Order }) {
  return (
    <article className={styles.slip}>
      <header>
        <div>
          <strong>
            <InBoth english={shop.name} bengali={shop.nameInBengali} />
          </strong>
          {legalIdentity.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <strong>
            <InBoth
              english={t(slipMessages.slipTitle)}
              bengali={t(slipMessages.slipTitleBengali)}
            />
          </strong>
          <p>
            {t(slipMessages.slipOrder)} / <span lang="bn">{t(slipMessages.slipOrderBengali)}</span>{' '}
            {shortId(order._id)}
          </p>
          {order.orderNumber && <p>{order.orderNumber}</p>}
          <p>{formatDateTime(order.orderPlaced)}</p>
        </div>
      </header>
      <address>
        <strong>{order.name}</strong>
        <p>{order.address}</p>
        <p>
          {order.district}, {order.country}
        </p>
        <p>{order.mobileNumber}</p>
        <p>
          <InBoth {...paymentTexts(order)} />
        </p>
      </address>
      {order.additionalInfo && <p className={styles.note}>{order.additionalInfo}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <InBoth
                english={t(slipMessages.slipItem)}
                bengali={t(slipMessages.slipItemBengali)}
              />
            </th>
            <th scope="col">
              <InBoth
                english={t(slipMessages.slipQuantity)}
                bengali={t(slipMessages.slipQuantityBengali)}
              />
            </th>
            <th scope="col">
              <InBoth
                english={t(slipMessages.slipPacked)}
                bengali={t(slipMessages.slipPackedBengali)}
              />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.cartItems.map(({ gadgetId, name, quantity }) => (
            <tr key={gadgetId}>
              <td lang={langOf(name)}>{name}</td>
              <td>{formatCount(quantity)}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
