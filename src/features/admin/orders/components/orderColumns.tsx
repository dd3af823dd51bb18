import type { Order } from '../../../../api'
import { classNames } from '../../../../shared/lib/classNames'
import { formatDate } from '../../../../shared/lib/formatDate'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { sumLines } from '../../../../shared/lib/orderTotals'
import { Badge } from '../../../../shared/ui/badge/Badge'
import type { Column } from '../../../../shared/ui/data-table/columns'
import { TruncatedText } from '../../../../shared/ui/data-table/TruncatedText'
import { AlertIcon } from '../../../../shared/ui/icon'
import cells from '../../shared/components/cells.module.css'
import { DeleteButton } from '../../shared/components/DeleteButton'
import { EllipsisText } from '../../shared/components/EllipsisText'
import { maxTextLength } from '../../shared/lib/text'
import { DeliverButton } from './DeliverButton'

type OrderHandlers = {
  onOpen: (order: Order) => void
  onDeliver: (order: Order) => void
  onDelete: (order: Order) => void
}

const countUnits = ({ cartItems }: Order) =>
  cartItems.reduce((sum, { quantity }) => sum + quantity, 0)

export function orderColumns({ onOpen, onDeliver, onDelete }: OrderHandlers): Column<Order>[] {
  return [
    {
      field: '_id',
      label: 'Order ID',
      width: 156,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: (order, tabIndex) => (
        <button
          type="button"
          className={classNames(cells.link, cells.id)}
          tabIndex={tabIndex}
          onClick={() => onOpen(order)}
        >
          <TruncatedText text={order._id} maxLength={maxTextLength.id} />
        </button>
      ),
    },
    {
      field: 'name',
      label: 'Customer',
      width: 120,
      isFlexible: true,
      isSortable: true,
      cell: ({ name, email }) => (
        <span className={cells.stack}>
          <EllipsisText text={name} />
          <EllipsisText text={email} isFaint />
        </span>
      ),
    },
    {
      field: 'orderPlaced',
      label: 'Date',
      width: 98,
      isSortable: true,
      cell: ({ orderPlaced }) => formatDate(orderPlaced),
    },
    { field: 'items', label: 'Items', width: 58, isNumeric: true, cell: countUnits },
    {
      field: 'totalAmount',
      label: 'Total',
      width: 90,
      isSortable: true,
      isNumeric: true,
      cell: ({ cartItems }) => formatTaka(sumLines(cartItems)),
    },
    {
      field: 'payment',
      label: 'Payment',
      width: 106,
      isSortable: true,
      cell: (order) => <PaymentCell order={order} />,
    },
    {
      field: 'status',
      label: 'Status',
      width: 106,
      isSortable: true,
      cell: ({ status, deletedAt }) =>
        deletedAt ? (
          <Badge tone="bad" hasDot>
            Deleted
          </Badge>
        ) : (
          <Badge tone={status === 'Delivered' ? 'good' : 'neutral'} hasDot>
            {status}
          </Badge>
        ),
    },
    {
      field: 'district',
      label: 'District',
      width: 120,
      isHiddenByDefault: true,
      cell: ({ district }) => district,
    },
    {
      field: 'mobileNumber',
      label: 'Mobile',
      width: 150,
      isHiddenByDefault: true,
      cell: ({ mobileNumber }) => mobileNumber,
    },
    {
      field: 'transactionId',
      label: 'Transaction',
      width: 180,
      isHiddenByDefault: true,
      cell: ({ transactionId = '' }) => (
        <TruncatedText text={transactionId} maxLength={maxTextLength.id} />
      ),
    },
    {
      field: 'actions',
      label: 'Actions',
      width: 190,
      isAlwaysVisible: true,
      cardSlot: 'actions',
      cell: (order, tabIndex) =>
        order.deletedAt ? null : (
          <span className={cells.actions}>
            <DeliverButton order={order} tabIndex={tabIndex} onDeliver={onDeliver} />
            <DeleteButton
              label={`Delete the order of ${order.name}`}
              tabIndex={tabIndex}
              onClick={() => onDelete(order)}
            />
          </span>
        ),
    },
  ]
}

function PaymentCell({
  order: { payment, riskFlag, refundDue, needsAttention },
}: {
  order: Order
}) {
  const flags = [
    ...(riskFlag ? ['Payment needs review'] : []),
    ...(refundDue ? ['Refund due'] : []),
    ...(needsAttention && !riskFlag && !refundDue ? ['Payment needs attention'] : []),
  ].join('. ')
  return (
    <span className={cells.badges}>
      <Badge tone={payment ? 'good' : 'bad'} hasDot>
        {payment ? 'Paid' : 'Pending'}
      </Badge>
      {flags && (
        <span className={cells.flag} role="img" aria-label={flags} data-full-text={flags}>
          <AlertIcon size={20} />
        </span>
      )}
    </span>
  )
}
