import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { Order } from '@/api'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import * as note from '@/dashboard/ui/note/messages'
import { OrderItems } from '@/dashboard/ui/order/OrderItems'
import { OrderReview } from '@/dashboard/ui/order/OrderReview'
import { OrderTotals } from '@/dashboard/ui/order/OrderTotals'
import { isOpen } from '@/entities/order/lib/isOpen'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { CashPaymentButton } from './CashPaymentButton'
import { HandOverDialog } from './HandOverDialog'
import { HideReviewButton } from './HideReviewButton'
import { OrderCustomer } from './OrderCustomer'
import { OrderNotes } from './OrderNotes'
import { OrderSteps } from './OrderSteps'
import { type IssueActions, PaymentAttempts } from './PaymentAttempts'
import { RefundOrderButton } from './RefundOrderButton'

export type OrderSectionsProps = {
  order: Order
  isDeleting: boolean
  issueActions: IssueActions
  returns: (order: Order) => ReactNode
  /** Called when the user stays to save a note. */
  onStay: () => void
}

/** All that the panel has of an order. */
export function OrderSections(props: OrderSectionsProps) {
  const { order, isDeleting, issueActions, returns, onStay } = props
  const [isHandingOver, setIsHandingOver] = useState(false)
  const isPending = order.status === 'Pending'
  return (
    <>
      {order.deletedAt && <DeletedNotice order={order} deletedAt={order.deletedAt} />}
      {order.riskFlag && <Alert severity="warning">{t(messages.isRisky)}</Alert>}
      {order.refundDue && <Alert severity="warning">{t(messages.wasPaidTwice)}</Alert>}
      <Section title={t(messages.items)}>
        <OrderItems items={order.cartItems} />
        <OrderTotals order={order} />
      </Section>
      <DescriptionList
        variant="compact"
        items={[
          [t(messages.placed), formatDateTime(order.orderPlaced)],
          [t(messages.deliverBy), isOpen(order) && formatDate(order.deliverBy)],
          [t(messages.paid), formatDateTime(order.paidAt)],
          [t(messages.delivered), formatDateTime(order.deliveredAt)],
        ]}
      />
      {(isOpen(order) || order.packedAt || order.handedOverAt) && (
        <Section title={t(messages.packingAndHandingOver)}>
          <OrderSteps order={order} onHandOver={() => setIsHandingOver(true)} />
        </Section>
      )}
      {/* What is being entered stays, even if the order is delivered meanwhile. */}
      {isHandingOver && <HandOverDialog order={order} onClose={() => setIsHandingOver(false)} />}
      <Section title={t(messages.customer)}>
        <OrderCustomer order={order} />
      </Section>
      <Section title={t(note.notes)}>
        <OrderNotes orderId={order._id} isDeleting={isDeleting} onStay={onStay} />
      </Section>
      <Section title={t(messages.attempts)}>
        {!isDeleting && <PaymentAttempts orderId={order._id} issueActions={issueActions} />}
        <CashPaymentButton order={order} />
        <RefundOrderButton order={order} />
      </Section>
      {!isPending && !isDeleting && (
        <Section title={t(messages.returnsAndWarranty)}>{returns(order)}</Section>
      )}
      {order.customerReview && (
        <Section title={t(messages.review)}>
          <OrderReview order={order} />
          <Typography variant="body2">
            {t(order.reviewHidden ? messages.hiddenFromPages : messages.shownOnPages)}
          </Typography>
          <HideReviewButton order={order} sx={{ justifySelf: 'start' }} />
        </Section>
      )}
    </>
  )
}

/** Until a captured payment is refunded or kept, the order is listed because of it. */
function DeletedNotice({ order, deletedAt }: { order: Order; deletedAt: string }) {
  const { needsAttention, refundPending, refunds = [] } = order
  if (needsAttention || refundPending) {
    return <Alert severity="warning">{t(messages.wasDeleted)(formatDateTime(deletedAt))}</Alert>
  }
  const refundedAt = refunds.at(-1)?.refundedAt
  return (
    <Alert severity="info">
      <div>{t(messages.cancelledOn)(formatDateTime(deletedAt))}</div>
      {refundedAt && <div>{t(messages.refundedOn)(formatDateTime(refundedAt))}</div>}
    </Alert>
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
