import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import type { PaymentIssue } from '../../../../api'
import { formatPayment } from '../../../../entities/order'
import { formatDate, formatDateTime } from '../../../../shared/lib/formatDate'
import type { Column } from '../../../../shared/ui/data-table/columns'
import { Link as RouterLink } from '../../../../shared/ui/link/Link'
import { EllipsisText } from '../../shared/components/cells'
import { reasonLabels } from '../lib/labels'
import { kindLabels } from '../lib/refundQuery'
import { PaymentIssueActions } from './PaymentIssueActions'

function State({ refund }: { refund: PaymentIssue }) {
  const { refundedAt, acceptedAt, refundBy, isRefundOverdue } = refund
  if (refundedAt) return <Chip color="success" label={`Refunded ${formatDate(refundedAt)}`} />
  if (acceptedAt) return <Chip label="Accepted" />
  if (!refundBy) return <Chip color="warning" label="Due" />
  return isRefundOverdue ? (
    <Chip color="error" label={`Overdue since ${formatDate(refundBy)}`} />
  ) : (
    <Chip color="warning" label={`Due by ${formatDate(refundBy)}`} />
  )
}

export const refundColumns: readonly Column<PaymentIssue>[] = [
  {
    field: 'capturedAt',
    label: 'Captured',
    width: 152,
    isSortable: true,
    cell: ({ capturedAt }) => formatDateTime(capturedAt),
  },
  {
    field: 'customer',
    label: 'Customer',
    description: 'Filter by e-mail; refunds are sorted by time or amount.',
    width: 130,
    isFlexible: true,
    isAlwaysVisible: true,
    cardSlot: 'title',
    cell: ({ order }, tabIndex) => (
      <Link
        component={RouterLink}
        color="inherit"
        to={`/dashboard/all-ordered?open=${order._id}`}
        tabIndex={tabIndex}
      >
        <EllipsisText text={order.name} />
      </Link>
    ),
  },
  {
    field: 'amount',
    label: 'Amount',
    cardSlot: 'aside',
    width: 104,
    isSortable: true,
    isNumeric: true,
    cell: (refund) => formatPayment(refund),
  },
  {
    field: 'kind',
    label: 'Paid',
    description: 'Can be filtered.',
    width: 70,
    cell: ({ kind }) => kindLabels[kind],
  },
  {
    field: 'reason',
    label: 'Reason',
    description: 'Cannot be sorted or filtered.',
    width: 116,
    isFlexible: true,
    cell: ({ reason }) => reasonLabels[reason],
  },
  {
    field: 'state',
    label: 'State',
    description: 'Can be filtered.',
    width: 170,
    cell: (refund) => <State refund={refund} />,
  },
  {
    field: 'refundedAt',
    label: 'Refunded',
    width: 160,
    isSortable: true,
    isHiddenByDefault: true,
    cell: ({ refundedAt }) => formatDateTime(refundedAt),
  },
  {
    field: 'refundReference',
    label: 'Reference',
    description: 'Cannot be sorted or filtered.',
    width: 140,
    isFlexible: true,
    isHiddenByDefault: true,
    cell: ({ refundReference = '' }) => <EllipsisText text={refundReference} />,
  },
  {
    field: 'actions',
    label: 'Actions',
    width: 178,
    isAlwaysVisible: true,
    cardSlot: 'actions',
    cell: (refund, tabIndex) => <PaymentIssueActions issue={refund} tabIndex={tabIndex} />,
  },
]
