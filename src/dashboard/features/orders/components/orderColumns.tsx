import Chip from '@mui/material/Chip'
import type { Order } from '@/api'
import { CellButton, EllipsisText, TruncatedText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { DeliveryCharge } from '@/dashboard/ui/order/DeliveryCharge'
import { PaymentBadge } from '@/dashboard/ui/order/OrderBadges'
import { getItemCount, getItemsTotal } from '@/entities/order/lib/amounts'
import { classNames } from '@/shared/lib/classNames'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { pluralize } from '@/shared/lib/pluralize'
import { AlertIcon } from '@/shared/ui/icon/icons'
import { formatWaitingTime, getWaitingDays, isOverdue } from '../lib/waiting'
import { DeliverButton } from './DeliverButton'

type OrderHandlers = {
  onOpen: (order: Order) => void
  onDeliver: (order: Order) => void
  onDelete: (order: Order) => void
}

export function orderColumns({ onOpen, onDeliver, onDelete }: OrderHandlers): Column<Order>[] {
  return [
    {
      field: '_id',
      label: 'Order ID',
      description: 'Search for an ID; IDs cannot be sorted.',
      width: 160,
      isAlwaysVisible: true,
      cardSlot: 'subtitle',
      cell: (order, tabIndex) => (
        <CellButton variant="caption" tabIndex={tabIndex} onClick={() => onOpen(order)}>
          <TruncatedText text={order._id} />
        </CellButton>
      ),
    },
    {
      field: 'name',
      label: 'Customer',
      width: 176,
      cardSlot: 'title',
      isFlexible: true,
      cell: ({ name, email }) => (
        <span className={styles.lines}>
          <strong>
            <EllipsisText text={name} />
          </strong>
          <EllipsisText text={email} isFaint />
        </span>
      ),
      cardCell: ({ name }) => <EllipsisText text={name} />,
    },
    {
      field: 'orderPlaced',
      label: 'Date',
      width: 86,
      cell: (order) => (
        <span className={classNames(styles.lines, styles.quiet)}>
          {formatDate(order.orderPlaced)}
          <EllipsisText text={pluralize(getItemCount(order), 'item')} isFaint />
        </span>
      ),
    },
    {
      field: 'totalAmount',
      label: 'Total',
      description: 'The items, with delivery below. Sorts by the sum of both; cannot be filtered.',
      width: 104,
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
      label: 'Payment',
      width: 98,
      cardSlot: 'badge',
      cell: (order) => <PaymentCell order={order} />,
    },
    {
      field: 'status',
      label: 'Status',
      width: 90,
      cardSlot: 'badge',
      cell: ({ status, deletedAt }) =>
        deletedAt ? (
          <Chip color="error" label="Deleted" />
        ) : (
          <Chip color={status === 'Delivered' ? 'success' : 'default'} label={status} />
        ),
    },
    {
      field: 'deliverBy',
      label: 'Deliver by',
      width: 106,
      cell: (order) => order.deliverBy && <DeliverBy order={order} />,
    },
    {
      field: 'paidAt',
      label: 'Waiting',
      description: 'Orders that are paid but not delivered. Sorts by the time of payment.',
      width: 130,
      isHiddenByDefault: true,
      cell: (order) => <span title={formatDateTime(order.paidAt)}>{formatWaitingTime(order)}</span>,
    },
    {
      field: 'district',
      label: 'District',
      description: 'Can be filtered, not sorted.',
      width: 120,
      isHiddenByDefault: true,
      cell: ({ district }) => district,
    },
    {
      field: 'mobileNumber',
      label: 'Mobile',
      description: 'Search for a number; numbers cannot be sorted.',
      width: 150,
      isHiddenByDefault: true,
      cell: ({ mobileNumber }) => mobileNumber,
    },
    {
      field: 'transactionId',
      label: 'Transaction',
      description: 'Search for an ID; IDs cannot be sorted.',
      width: 180,
      isHiddenByDefault: true,
      cell: ({ transactionId = '' }) => <TruncatedText text={transactionId} />,
    },
    actionsColumn(158, (order, tabIndex) =>
      order.deletedAt ? null : (
        <div className={styles.actions}>
          <DeliverButton
            size="small"
            variant="text"
            order={order}
            tabIndex={tabIndex}
            onDeliver={onDeliver}
          />
          <DeleteButton
            label={`Delete the order of ${order.name}`}
            tabIndex={tabIndex}
            onClick={() => onDelete(order)}
          />
        </div>
      ),
    ),
  ]
}

function DeliverBy({ order }: { order: Order }) {
  const days = getWaitingDays(order)
  return (
    <span
      className={classNames(styles.lines, styles.quiet, isOverdue(order) && styles.overdue)}
      title={order.paidAt && `Paid ${formatDateTime(order.paidAt)}`}
    >
      {formatDate(order.deliverBy)}
      {days ? <EllipsisText text={`waiting ${pluralize(days, 'day')}`} /> : null}
    </span>
  )
}

function PaymentCell({ order }: { order: Order }) {
  const { riskFlag, refundDue, needsAttention } = order
  const flags = [
    ...(riskFlag ? ['Payment needs review'] : []),
    ...(refundDue ? ['Refund due'] : []),
    ...(needsAttention && !riskFlag && !refundDue ? ['Payment needs attention'] : []),
  ].join('. ')
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
