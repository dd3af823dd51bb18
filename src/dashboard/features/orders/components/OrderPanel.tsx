import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isMissing, type Order, useGetOrderQuery } from '@/api'
import { orderPath } from '@/common/addresses'
import type { TableQuery } from '@/dashboard/tables/tableQuery'
import type { DataTableProps } from '@/dashboard/tables/tableTypes'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Modal } from '@/dashboard/ui/Modal'
import { OrderItems } from '@/dashboard/ui/order/OrderItems'
import { OrderTotals } from '@/dashboard/ui/order/OrderTotals'
import { shortId } from '@/entities/order/lib/labels'
import { ReviewStars } from '@/entities/review/components/ReviewStars'
import { formatCount } from '@/shared/lib/formatCount'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { CashPaymentButton } from './CashPaymentButton'
import { DeliverButton } from './DeliverButton'
import { OrderCustomer } from './OrderCustomer'
import { OrderNotes } from './OrderNotes'
import { type IssueActions, PaymentAttempts } from './PaymentAttempts'
import { RefundOrderButton } from './RefundOrderButton'
import { ReviewVisibility } from './ReviewVisibility'

type OrderPanelProps = {
  id: string
  /** The table's row, shown until the order itself is loaded. */
  row: Order | undefined
  /** The page of the table, for previous and next. */
  page: TableQuery
  data: DataTableProps<Order>['result']['data']
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

export function OrderPanel(props: OrderPanelProps) {
  const { id, row, onPrintSlip, onDeliver, onDelete, issueActions, onClose, onStay } = props
  // A deleted order must not be refetched: the server would respond with 404.
  const [isDeleting, setIsDeleting] = useState(false)
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ id }, { skip: isDeleting })
  const order = isMissing(error) ? undefined : (currentData ?? row)
  const { position, siblings } = useSiblings(props)

  async function handleDelete(deleted: Order) {
    // flushSync: the response to the deletion may arrive before React's next render.
    const stopFetching = () => flushSync(() => setIsDeleting(true))
    if (await onDelete(deleted, stopFetching)) onClose()
    else setIsDeleting(false)
  }

  return (
    <Modal
      isPanel
      isInUrl
      title={
        order ? (
          <span title={order._id}>{t(messages.orderTitle)(shortId(order._id))}</span>
        ) : (
          t(messages.order)
        )
      }
      onClose={onClose}
      actions={
        order &&
        !order.deletedAt && (
          <>
            <Button onClick={() => void handleDelete(order)}>{t(messages.deleteLabel)}</Button>
            <DeliverButton variant="contained" order={order} onDeliver={onDeliver} />
          </>
        )
      }
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {siblings.map(({ label, Icon, onOpen }) => (
          // Stays in its place at the ends of the list.
          <Button
            key={label}
            size="small"
            aria-label={label}
            title={label}
            disabled={!onOpen}
            sx={{ minWidth: 44 }}
            onClick={onOpen}
          >
            <Icon size={20} />
          </Button>
        ))}
        {position && (
          <Typography variant="body2" sx={{ alignSelf: 'center' }}>
            {position}
          </Typography>
        )}
        {order && (
          <>
            <Button component={Link} size="small" to={orderPath(order)}>
              {order.payment ? t(messages.receipt) : t(messages.invoice)}
            </Button>
            <Button size="small" onClick={() => onPrintSlip(order)}>
              {t(messages.printSlip)}
            </Button>
          </>
        )}
      </Stack>
      {isMissing(error) ? (
        <EmptyState title={t(messages.orderNotFound)}>
          <p>{t(messages.mayBeDeleted)}</p>
        </EmptyState>
      ) : (
        <QueryState
          query={{ data: order, isError: error !== undefined, isFetching, refetch }}
          loading={<ListSkeleton label={t(messages.loadingOrder)} />}
          errorText={t(messages.orderNotLoaded)}
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
    </Modal>
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
        <Alert severity="warning">{t(messages.wasDeleted)(formatDateTime(order.deletedAt))}</Alert>
      )}
      {order.riskFlag && <Alert severity="warning">{t(messages.isRisky)}</Alert>}
      {order.refundDue && <Alert severity="warning">{t(messages.wasPaidTwice)}</Alert>}
      <DescriptionList
        variant="compact"
        items={[
          [t(messages.orderId), order._id],
          [t(messages.placed), formatDateTime(order.orderPlaced)],
          [
            t(messages.status),
            isPending
              ? t(messages.pending)
              : t(messages.deliveredOn)(formatDateTime(order.deliveredAt)),
          ],
          [t(messages.deliverBy), isPending && formatDate(order.deliverBy)],
          [
            t(messages.payment),
            order.payment ? t(messages.paidAt)(formatDateTime(order.paidAt)) : t(messages.unpaid),
          ],
        ]}
      />
      <Section title={t(messages.customer)}>
        <OrderCustomer order={order} />
      </Section>
      <Section title={t(messages.notes)}>
        <OrderNotes orderId={order._id} isDeleting={isDeleting} onStay={onStay} />
      </Section>
      <Section title={t(messages.items)}>
        <OrderItems items={order.cartItems} />
        <OrderTotals order={order} />
      </Section>
      <Section title={t(messages.attempts)}>
        {!isDeleting && <PaymentAttempts orderId={order._id} issueActions={issueActions} />}
        <CashPaymentButton order={order} />
        <RefundOrderButton order={order} />
      </Section>
      {order.customerReview && (
        <Section title={t(messages.review)}>
          <ReviewStars stars={order.reviewStars} />
          <p>{order.customerReview}</p>
          <ReviewVisibility order={order} />
        </Section>
      )}
    </>
  )
}

/** An order that left the list, for example because it was delivered, keeps its place between its neighbours. */
function useSiblings({ id, page, data, onOpen, onOpenBeyond }: OrderPanelProps) {
  const { rows, total, isMore } = data ?? { rows: [], total: 0, isMore: false }
  const before = (page.page - 1) * page.pageSize
  const found = rows.findIndex(({ _id }) => _id === id)
  const [lastIndex, setLastIndex] = useState(found)
  if (found >= 0 && found !== lastIndex) setLastIndex(found)
  const isListed = found >= 0
  const index = isListed ? found : lastIndex
  const nextIndex = isListed ? index + 1 : index

  /** Undefined at the end of the list. */
  function getOpener(
    direction: 'previous' | 'next',
    sibling: Order | undefined,
    isBeyond: boolean,
  ) {
    if (sibling) return () => onOpen(sibling)
    return index >= 0 && isBeyond ? () => onOpenBeyond(direction) : undefined
  }

  return {
    siblings: [
      {
        label: t(messages.previous),
        Icon: ChevronLeftIcon,
        onOpen: getOpener('previous', rows[index - 1], index === 0 && before > 0),
      },
      {
        label: t(messages.next),
        Icon: ChevronRightIcon,
        onOpen: getOpener(
          'next',
          rows[nextIndex],
          nextIndex === rows.length && before + nextIndex < total,
        ),
      },
    ],
    position:
      isListed && t(messages.position)(formatCount(before + found + 1), formatCount(total), isMore),
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" sx={{ gap: 1.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Stack>
  )
}
