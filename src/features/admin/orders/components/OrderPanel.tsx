import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Order, useGetOrderQuery } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { sumOf } from '../../../../shared/lib/orderTotals'
import { Button } from '../../../../shared/ui/button/Button'
import { DescriptionList } from '../../../../shared/ui/description-list/DescriptionList'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { SidePanel } from '../../../../shared/ui/side-panel/SidePanel'
import { Totals } from '../../../../shared/ui/totals/Totals'
import { cut } from '../../shared/lib/labels'
import { OrderItems } from './OrderItems'
import styles from './OrderPanel.module.css'
import type { IssueActions } from './PaymentAttemptRow'
import { PaymentAttempts } from './PaymentAttempts'

type OrderPanelProps = {
  /** As the table has it; the server is asked whether that is still so. */
  order: Order
  onDeliver: (order: Order) => void
  /** Returns whether it is deleted; calls back once that is confirmed, before the server is asked. */
  onDelete: (order: Order, onConfirmed: () => void) => Promise<boolean>
  issueActions: IssueActions
  onClose: () => void
}

const timed = (moment: string | undefined) => moment && formatDate(moment, { hasTime: true })

/** All that is known of an order, and what can be done with it. */
export function OrderPanel({
  order: shown,
  onDeliver,
  onDelete,
  issueActions,
  onClose,
}: OrderPanelProps) {
  // A deleted order must not be read again: the server has it no more.
  const [isDeleting, setIsDeleting] = useState(false)
  const { currentData } = useGetOrderQuery({ id: shown._id }, { skip: isDeleting })
  const order = currentData ?? shown
  const isPending = order.status === 'Pending'
  const subtotal = sumOf(order.cartItems)

  async function handleDelete() {
    // At once: the response to the deletion may be faster than React's next render.
    const stopReading = () => flushSync(() => setIsDeleting(true))
    if (await onDelete(order, stopReading)) onClose()
    else setIsDeleting(false)
  }

  return (
    <SidePanel
      title={<span title={order._id}>Order {order._id.slice(0, cut.id)}</span>}
      onClose={onClose}
      footer={
        order.deletedAt ? undefined : (
          <>
            <Button onClick={() => void handleDelete()}>Delete</Button>
            <Button variant="primary" disabled={!isPending} onClick={() => onDeliver(order)}>
              {isPending ? 'Mark as Delivered' : 'Marked'}
            </Button>
          </>
        )
      }
    >
      <div className={styles.panel}>
        {order.deletedAt && (
          <Notice tone="attention">
            This order was deleted on {timed(order.deletedAt)}. Its payments stay here until they
            are refunded or accepted.
          </Notice>
        )}
        {order.riskFlag && (
          <Notice tone="attention">
            The gateway calls its payment risky. Look before you send.
          </Notice>
        )}
        {order.refundDue && (
          <Notice tone="attention">It was paid more than once. A refund is due.</Notice>
        )}
        <DescriptionList
          items={[
            ['Order ID', order._id],
            ['Placed', timed(order.orderPlaced)],
            ['Status', isPending ? 'Pending' : `Delivered, ${timed(order.deliveredAt) ?? ''}`],
            ['Payment', order.payment ? `Paid, ${timed(order.paidAt) ?? ''}` : 'Pending'],
          ]}
        />
        <section className={styles.part}>
          <h3>Customer</h3>
          <DescriptionList
            items={[
              ['Name', order.name],
              ['E-mail', order.email],
              ['Contact e-mail', order.contactEmail !== order.email && order.contactEmail],
              ['Mobile', order.mobileNumber],
              ['Address', `${order.address}\n${order.district}, ${order.country}`],
              ['Additional information', order.additionalInfo],
            ]}
          />
        </section>
        <section className={styles.part}>
          <h3>Items</h3>
          <OrderItems items={order.cartItems} />
          <Totals
            subtotal={subtotal}
            delivery={Math.round((order.totalAmount - subtotal) * 100) / 100}
            total={order.totalAmount}
          />
        </section>
        <section className={styles.part}>
          <h3>Payment attempts</h3>
          {!isDeleting && <PaymentAttempts orderId={order._id} issueActions={issueActions} />}
        </section>
        {order.customerReview && (
          <section className={styles.part}>
            <h3>Review</h3>
            <p>{order.customerReview}</p>
          </section>
        )}
      </div>
    </SidePanel>
  )
}
