import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Order, useGetOrderQuery } from '../../../../api'
import { OrderItems, OrderTotals, shortId } from '../../../../entities/order'
import { formatDateTime } from '../../../../shared/lib/formatDate'
import { DescriptionList } from '../../../../shared/ui/description-list/DescriptionList'
import { SidePanel } from '../../shared/components/SidePanel'
import { DeliverButton } from './DeliverButton'
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

  async function handleDelete() {
    // flushSync: the response to the deletion may arrive before React's next render.
    const stopFetching = () => flushSync(() => setIsDeleting(true))
    if (await onDelete(order, stopFetching)) onClose()
    else setIsDeleting(false)
  }

  return (
    <SidePanel
      title={<span title={order._id}>Order {shortId(order._id)}</span>}
      onClose={onClose}
      actions={
        order.deletedAt ? undefined : (
          <>
            <Button onClick={() => void handleDelete()}>Delete</Button>
            <DeliverButton variant="contained" order={order} onDeliver={onDeliver} />
          </>
        )
      }
    >
      {order.deletedAt && (
        <Alert severity="warning">
          This order was deleted on {formatDateTime(order.deletedAt)}. Its payments stay here until
          they are refunded or accepted.
        </Alert>
      )}
      {order.riskFlag && (
        <Alert severity="warning">
          The gateway flagged this payment as risky. Review it before shipping.
        </Alert>
      )}
      {order.refundDue && (
        <Alert severity="warning">This order was paid more than once. A refund is due.</Alert>
      )}
      <DescriptionList
        items={[
          ['Order ID', order._id],
          ['Placed', formatDateTime(order.orderPlaced)],
          ['Status', isPending ? 'Pending' : `Delivered, ${formatDateTime(order.deliveredAt)}`],
          ['Payment', order.payment ? `Paid, ${formatDateTime(order.paidAt)}` : 'Pending'],
        ]}
      />
      <Section title="Customer">
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
      </Section>
      <Section title="Items">
        <OrderItems items={order.cartItems} />
        <OrderTotals order={order} />
      </Section>
      <Section title="Payment attempts">
        {!isDeleting && <PaymentAttempts orderId={order._id} issueActions={issueActions} />}
      </Section>
      {order.customerReview && (
        <Section title="Review">
          <p>{order.customerReview}</p>
        </Section>
      )}
    </SidePanel>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" sx={{ gap: 1.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Stack>
  )
}
