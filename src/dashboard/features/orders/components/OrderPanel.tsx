import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isMissing, type Order, useGetOrderQuery } from '@/api'
import { orderPath } from '@/common/addresses'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { OrderItems } from '@/dashboard/ui/order/OrderItems'
import { OrderTotals } from '@/dashboard/ui/order/OrderTotals'
import { SidePanel } from '@/dashboard/ui/SidePanel'
import { shortId } from '@/entities/order/lib/labels'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { shop } from '@/shop/shop.config'
import { CashPaymentButton } from './CashPaymentButton'
import { DeliverButton } from './DeliverButton'
import { OrderCustomer } from './OrderCustomer'
import { OrderNotes } from './OrderNotes'
import type { IssueActions } from './PaymentAttemptRow'
import { PaymentAttempts } from './PaymentAttempts'
import { RefundOrderButton } from './RefundOrderButton'
import { ReviewVisibility } from './ReviewVisibility'

type TablePage = {
  rows: readonly Order[]
  /** Number of rows on the pages before it. */
  before: number
  total: number
  isMore: boolean
}

type OrderPanelProps = {
  id: string
  /** The table's row, shown until the order itself is loaded. */
  row: Order | undefined
  /** The page of the table, for previous and next. */
  page: TablePage
  onOpen: (order: Order) => void
  /** Opens the first order of the next page, or the last one of the previous page. */
  onOpenBeyond: (direction: 'previous' | 'next') => void
  onPrintSlip: (order: Order) => void
  onDeliver: (order: Order) => void
  /** Resolves to whether the order was deleted; calls `onConfirmed` before the request is sent. */
  onDelete: (order: Order, onConfirmed: () => void) => Promise<boolean>
  issueActions: IssueActions
  onClose: () => void
  /** Called when the user stays to save a note. */
  onStay: () => void
}

export function OrderPanel({
  id,
  row,
  page,
  onOpen,
  onOpenBeyond,
  onPrintSlip,
  onDeliver,
  onDelete,
  issueActions,
  onClose,
  onStay,
}: OrderPanelProps) {
  // A deleted order must not be refetched: the server would respond with 404.
  const [isDeleting, setIsDeleting] = useState(false)
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ id }, { skip: isDeleting })
  const order = isMissing(error) ? undefined : (currentData ?? row)
  const { position, ...siblings } = useSiblings(id, page)

  async function handleDelete(deleted: Order) {
    // flushSync: the response to the deletion may arrive before React's next render.
    const stopFetching = () => flushSync(() => setIsDeleting(true))
    if (await onDelete(deleted, stopFetching)) onClose()
    else setIsDeleting(false)
  }

  return (
    <SidePanel
      isInUrl
      title={order ? <span title={order._id}>Order {shortId(order._id)}</span> : 'Order'}
      onClose={onClose}
      actions={
        order &&
        !order.deletedAt && (
          <>
            <Button onClick={() => void handleDelete(order)}>Delete</Button>
            <DeliverButton variant="contained" order={order} onDeliver={onDeliver} />
          </>
        )
      }
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(['previous', 'next'] as const).map((direction) => (
          <SiblingButton
            key={direction}
            direction={direction}
            sibling={siblings[direction]}
            onOpen={onOpen}
            onOpenBeyond={onOpenBeyond}
          />
        ))}
        {position && (
          <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
            {position}
          </Typography>
        )}
        {order && (
          <>
            <Button component={Link} size="small" to={orderPath(order)}>
              {order.payment ? 'Receipt' : 'Invoice'}
            </Button>
            <Button size="small" onClick={() => onPrintSlip(order)}>
              Print packing slip
            </Button>
          </>
        )}
      </Stack>
      {isMissing(error) ? (
        <EmptyState title="Order not found.">
          <p>It may have been deleted, or the link is incomplete.</p>
        </EmptyState>
      ) : (
        <QueryState
          query={{ data: order, isError: error !== undefined, isFetching, refetch }}
          loading={<ListSkeleton label="Loading the order…" />}
          errorText="The order could not be loaded."
        >
          {(found) => (
            // The key keeps what was entered for one order, such as a note, out of the next one.
            <OrderSections
              key={found._id}
              order={found}
              isDeleting={isDeleting}
              issueActions={issueActions}
              onStay={onStay}
            />
          )}
        </QueryState>
      )}
    </SidePanel>
  )
}

type OrderSectionsProps = Pick<OrderPanelProps, 'issueActions' | 'onStay'> & {
  order: Order
  isDeleting: boolean
}

function OrderSections({ order, isDeleting, issueActions, onStay }: OrderSectionsProps) {
  const isPending = order.status === 'Pending'
  return (
    <>
      {order.deletedAt && (
        <Alert severity="warning">
          This order was deleted on {formatDateTime(order.deletedAt)}. Its payments stay here until
          they are refunded or kept.
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
        isCompact
        items={[
          ['Order ID', order._id],
          ['Placed', formatDateTime(order.orderPlaced)],
          ['Status', isPending ? 'Pending' : `Delivered, ${formatDateTime(order.deliveredAt)}`],
          ['Deliver by', isPending && formatDate(order.deliverBy)],
          ['Payment', order.payment ? `Paid, ${formatDateTime(order.paidAt)}` : 'Pending'],
        ]}
      />
      <Section title="Customer">
        <OrderCustomer order={order} />
      </Section>
      <Section title="Notes">
        <OrderNotes orderId={order._id} isDeleting={isDeleting} onStay={onStay} />
      </Section>
      <Section title="Items">
        <OrderItems items={order.cartItems} />
        <OrderTotals order={order} />
      </Section>
      <Section title="Payment attempts">
        {!isDeleting && <PaymentAttempts orderId={order._id} issueActions={issueActions} />}
        <CashPaymentButton order={order} />
        <RefundOrderButton order={order} />
      </Section>
      {order.customerReview && (
        <Section title="Review">
          <p>{order.customerReview}</p>
          <ReviewVisibility order={order} />
        </Section>
      )}
    </>
  )
}

const { format } = new Intl.NumberFormat(shop.locale)

/** A neighbour on the same page, or `beyond` if it is on another. */
type Sibling = Order | 'beyond' | undefined

/** An order that left the list, for example because it was delivered, keeps its place between its neighbours. */
function useSiblings(id: string, { rows, before, total, isMore }: TablePage) {
  const found = rows.findIndex(({ _id }) => _id === id)
  const [lastIndex, setLastIndex] = useState(found)
  if (found >= 0 && found !== lastIndex) setLastIndex(found)
  const isListed = found >= 0
  const index = isListed ? found : lastIndex
  const nextIndex = isListed ? index + 1 : index
  const isBeyond = (isThere: boolean) => (index >= 0 && isThere ? 'beyond' : undefined)
  const previous: Sibling = rows[index - 1] ?? isBeyond(index === 0 && before > 0)
  const next: Sibling =
    rows[nextIndex] ?? isBeyond(nextIndex === rows.length && before + nextIndex < total)
  const position = `${format(before + found + 1)} of ${isMore ? 'more than ' : ''}${format(total)}`
  return { previous, next, position: isListed && position }
}

const siblingLooks = {
  previous: { label: 'Previous', Icon: ChevronLeftIcon },
  next: { label: 'Next', Icon: ChevronRightIcon },
}

type SiblingButtonProps = Pick<OrderPanelProps, 'onOpen' | 'onOpenBeyond'> & {
  direction: keyof typeof siblingLooks
  sibling: Sibling
}

/** Stays in its place at the ends of the list. */
function SiblingButton({ direction, sibling, onOpen, onOpenBeyond }: SiblingButtonProps) {
  const { label, Icon } = siblingLooks[direction]
  return (
    <Button
      size="small"
      aria-label={label}
      title={label}
      disabled={!sibling}
      sx={{ minWidth: 44 }}
      onClick={() => {
        if (sibling === 'beyond') onOpenBeyond(direction)
        else if (sibling) onOpen(sibling)
      }}
    >
      <Icon size={20} />
    </Button>
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
