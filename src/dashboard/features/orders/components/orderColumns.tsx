import Chip from '@mui/material/Chip'
import type { Order } from '@/api'
import { CellButton, EllipsisText, TruncatedText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { formatShortDate } from '@/dashboard/tables/formatShortDate'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { DeliveryCharge } from '@/dashboard/ui/order/DeliveryCharge'
import { PaymentBadge } from '@/dashboard/ui/order/OrderBadges'
import { getItemCount, getItemsTotal } from '@/entities/order/lib/amounts'
import { classNames } from '@/shared/lib/classNames'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { isBengali, t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { AlertIcon } from '@/shared/ui/icon/icons'
import { formatWaitingTime, getWaitingDays, isOverdue } from '../lib/waiting'
import * as messages from '../messages'
import { DeliverButton } from './DeliverButton'
import { HideReviewButton } from './HideReviewButton'
import { reviewColumns } from './reviewColumns'

type OrderColumnsOptions = {
  /** Whether all rows have a review, which the columns show in place of payment and delivery. */
  isReviewed: boolean
  onOpen: (order: Order) => void
  onDeliver: (order: Order) => void
  onDelete: (order: Order) => void
}

/** Bengali words are longer: the states have to fit, and the button has two lines. All columns fit on a laptop. */
const widths = isBengali
  ? { customer: 104, date: 98, total: 96, payment: 130, status: 124, deliverBy: 98, actions: 146 }
  : { customer: 150, date: 86, total: 104, payment: 98, status: 90, deliverBy: 106, actions: 158 }
const rowButton = {
  size: 'small',
  variant: 'text',
  sx: isBengali ? { px: 0.75, whiteSpace: 'normal' } : {},
} as const

export function orderColumns({
  isReviewed,
  onOpen,
  onDeliver,
  onDelete,
}: OrderColumnsOptions): Column<Order>[] {
  const replaced = { isHiddenByDefault: isReviewed }
  return [
    {
      field: '_id',
      label: t(messages.orderId),
      description: t(messages.idsNotSorted),
      width: 160,
      isAlwaysVisible: true,
      cardSlot: 'subtitle',
      cell: (order, tabIndex) => (
        <span className={classNames(styles.lines, styles.start)}>
          <CellButton variant="caption" tabIndex={tabIndex} onClick={() => onOpen(order)}>
            <TruncatedText text={order._id} />
          </CellButton>
          {order.orderNumber && <span className={styles.faint}>{order.orderNumber}</span>}
        </span>
      ),
    },
    {
      field: 'name',
      label: t(messages.customer),
      width: widths.customer,
      cardSlot: 'title',
      isFlexible: true,
      cell: ({ name, email }, tabIndex) => (
        <span className={styles.lines}>
          <CustomerLink email={email} tabIndex={tabIndex} sx={{ minWidth: 0, fontWeight: 500 }}>
            <EllipsisText text={name} />
          </CustomerLink>
          <EllipsisText text={email} isFaint />
        </span>
      ),
      cardCell: ({ name }) => <EllipsisText text={name} />,
    },
    ...(isReviewed ? reviewColumns : []),
    {
      field: 'orderPlaced',
      label: t(messages.date),
      width: widths.date,
      cell: (order) => (
        <span className={classNames(styles.lines, styles.quiet)}>
          {formatShortDate(order.orderPlaced)}
          <EllipsisText text={t(messages.itemCount)(getItemCount(order))} isFaint />
        </span>
      ),
    },
    {
      field: 'totalAmount',
      label: t(messages.total),
      description: t(messages.totalHint),
      width: widths.total,
      ...replaced,
      isNumeric: true,
      cardSlot: 'aside',
      cell: (order) => (
        <span className={styles.lines}>
          <strong>{formatTaka(getItemsTotal(order))}</strong>
          <span className={styles.faint}>
            <DeliveryCharge order={order} />
          </span>
        </span>
      ),
    },
    {
      field: 'payment',
      label: t(messages.payment),
      width: widths.payment,
      ...replaced,
      cardSlot: 'badge',
      cell: (order) => <PaymentCell order={order} />,
    },
    {
      field: 'status',
      label: t(messages.status),
      width: widths.status,
      ...replaced,
      cardSlot: 'badge',
      cell: (order) =>
        order.deletedAt ? (
          <Chip color="error" label={t(messages.deletedStatus)} />
        ) : (
          <StatusCell order={order} />
        ),
    },
    {
      field: 'deliverBy',
      label: t(messages.deliverBy),
      width: widths.deliverBy,
      ...replaced,
      cell: (order) => order.deliverBy && <DeliverBy order={order} deliverBy={order.deliverBy} />,
    },
    {
      field: 'paidAt',
      label: t(messages.waiting),
      description: t(messages.waitingHint),
      width: 130,
      isHiddenByDefault: true,
      cell: (order) => {
        const time = formatWaitingTime(order)
        return time && <span title={formatDateTime(order.paidAt)}>{time}</span>
      },
    },
    {
      field: 'district',
      label: t(messages.district),
      description: t(messages.districtHint),
      width: 120,
      isHiddenByDefault: true,
      cell: ({ district }) => districtName(district),
    },
    {
      field: 'mobileNumber',
      label: t(messages.mobile),
      description: t(messages.mobileHint),
      width: 150,
      isHiddenByDefault: true,
      cell: ({ mobileNumber }) => mobileNumber,
    },
    {
      field: 'transactionId',
      label: t(messages.transaction),
      description: t(messages.idsNotSorted),
      width: 180,
      isHiddenByDefault: true,
      cell: ({ transactionId = '' }) => <TruncatedText text={transactionId} />,
    },
    actionsColumn(widths.actions, (order, tabIndex) =>
      order.deletedAt ? null : (
        <div className={styles.actions}>
          {isReviewed ? (
            <HideReviewButton {...rowButton} order={order} tabIndex={tabIndex} />
          ) : (
            <>
              <DeliverButton
                {...rowButton}
                order={order}
                tabIndex={tabIndex}
                onDeliver={onDeliver}
              />
              <DeleteButton
                label={t(messages.deleteOrderOf)(order.name)}
                tabIndex={tabIndex}
                onClick={() => onDelete(order)}
              />
            </>
          )}
        </div>
      ),
    ),
  ]
}

/** Below the status of a pending order, what is done already. */
function StatusCell({ order: { status, packedAt, handedOverAt } }: { order: Order }) {
  if (status === 'Delivered') return <Chip color="success" label={t(messages.delivered)} />
  const chip = <Chip color="default" label={t(messages.pending)} />
  if (!packedAt && !handedOverAt) return chip
  return (
    <span className={classNames(styles.lines, styles.start)}>
      {chip}
      <EllipsisText text={t(handedOverAt ? messages.withCourier : messages.packed)} isFaint />
    </span>
  )
}

function DeliverBy({ order, deliverBy }: { order: Order; deliverBy: string }) {
  const days = getWaitingDays(order)
  return (
    <span
      className={classNames(styles.lines, styles.quiet, isOverdue(order) && styles.overdue)}
      title={order.paidAt && t(messages.paidOn)(formatDateTime(order.paidAt))}
    >
      {formatShortDate(deliverBy)}
      {days ? <EllipsisText text={t(messages.waitingDays)(days)} /> : null}
    </span>
  )
}

function PaymentCell({ order }: { order: Order }) {
  const { riskFlag, refundDue, needsAttention } = order
  const flags = [
    ...(riskFlag ? [t(messages.paymentNeedsReview)] : []),
    ...(refundDue ? [t(messages.refundDue)] : []),
    ...(needsAttention && !riskFlag && !refundDue ? [t(messages.paymentNeedsAttention)] : []),
  ].join(t(messages.flagSeparator))
  return (
    <>
      <PaymentBadge order={order} />
      {flags && (
        <span role="img" aria-label={flags} title={flags} className={styles.warning}>
          <AlertIcon size={20} />
        </span>
      )}
    </>
  )
}
