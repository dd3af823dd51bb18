import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Order, useGetOrderQuery } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { sumLines } from '../../../../shared/lib/orderTotals'
import { Button } from '../../../../shared/ui/button/Button'
import { DescriptionList } from '../../../../shared/ui/description-list/DescriptionList'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { Sheet } from '../../../../shared/ui/sheet/Sheet'
import { Totals } from '../../../../shared/ui/totals/Totals'
import { maxTextLength } from '../../shared/lib/text'
import { OrderItems } from './OrderItems'
import styles from './OrderPanel.module.css'
import type { IssueActions } from './PaymentAttemptRow'
import { PaymentAttempts } from './PaymentAttempts'

type OrderPanelProps = {
  /** The table's row, shown until the order itself is loaded. */
  order: Order
  onDeliver: (order: Order) => void
  /** Resolves to whether the order was deleted; calls `onConfirmed` before the request is sent. */
  onDelete: (order: Order, onConfirmed: () => void) => Promise<boolean>
  issueActions: IssueActions
  onClose: () => void
}

const formatDateTime = (moment: string | undefined) =>
  moment && formatDate(moment, { hasTime: true })

export function OrderPanel({
  order: row,
  onDeliver,
  onDelete,
  issueActions,
  onClose,
}: OrderPanelProps) {
  // A deleted order must not be refetched: the server would respond with 404.
  const [isDeleting, setIsDeleting] = useState(false)
  const { currentData } = useGetOrderQuery({ id: row._id }, { skip: isDeleting })
  const order = currentData ?? row
  const isPending = order.status === 'Pending'
  const subtotal = sumLines(order.cartItems)

  async function handleDelete() {
    // flushSync: the response to the deletion may arrive before React's next render.
    const stopFetching = () => flushSync(() => setIsDeleting(true))
    if (await onDelete(order, stopFetching)) onClose()
    else setIsDeleting(false)
  }

  return (
    <Sheet
      variant="panel"
      title={<span title={order._id}>Order {order._id.slice(0, maxTextLength.id)}</span>}
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
            This order was deleted on {formatDateTime(order.deletedAt)}. Its payments stay here
            until they are refunded or accepted.
          </Notice>
        )}
        {order.riskFlag && (
          <Notice tone="attention">
            The gateway flagged this payment as risky. Review it before shipping.
          </Notice>
        )}
        {order.refundDue && (
          <Notice tone="attention">This order was paid more than once. A refund is due.</Notice>
        )}
        <DescriptionList
          items={[
            ['Order ID', order._id],
            ['Placed', formatDateTime(order.orderPlaced)],
            [
              'Status',
              isPending ? 'Pending' : `Delivered, ${formatDateTime(order.deliveredAt) ?? ''}`,
            ],
            ['Payment', order.payment ? `Paid, ${formatDateTime(order.paidAt) ?? ''}` : 'Pending'],
          ]}
        />
        <section className={styles.section}>
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
        <section className={styles.section}>
          <h3>Items</h3>
          <OrderItems items={order.cartItems} />
          <Totals
            subtotal={subtotal}
            delivery={Math.round((order.totalAmount - subtotal) * 100) / 100}
            total={order.totalAmount}
          />
        </section>
        <section className={styles.section}>
          <h3>Payment attempts</h3>
          {!isDeleting && <PaymentAttempts orderId={order._id} issueActions={issueActions} />}
        </section>
        {order.customerReview && (
          <section className={styles.section}>
            <h3>Review</h3>
            <p>{order.customerReview}</p>
          </section>
        )}
      </div>
    </Sheet>
  )
}
