import Chip, { type ChipProps } from '@mui/material/Chip'
import Link from '@mui/material/Link'
import type { PaymentIssue } from '@/api'
import { EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { formatPayment } from '@/entities/order/lib/amounts'
import { classNames } from '@/shared/lib/classNames'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { reasonLabels } from '../lib/labels'
import { kindLabels } from '../lib/refundQuery'
import * as messages from '../messages'
import { PaymentIssueActions } from './PaymentIssueActions'

const dateStyle = classNames(styles.wrapped, styles.quiet)

type State = { label: string; color?: ChipProps['color']; text?: string }

function getState(refund: PaymentIssue): State {
  const { refundedAt, refundRequestedAt, refundFailure, acceptedAt, isRefundOverdue } = refund
  if (refundedAt)
    return { label: t(messages.refunded), color: 'success', text: formatDate(refundedAt) }
  if (acceptedAt) return { label: t(messages.kept) }
  if (refundRequestedAt) {
    return { label: t(messages.onItsWay), color: 'info', text: formatDate(refundRequestedAt) }
  }
  if (refundFailure !== undefined)
    return { label: t(messages.failed), color: 'error', text: refundFailure }
  return isRefundOverdue
    ? { label: t(messages.overdue), color: 'error' }
    : { label: t(messages.due), color: 'warning' }
}

export function StateCell({ refund }: { refund: PaymentIssue }) {
  const { text, ...chip } = getState(refund)
  if (text === undefined) return <Chip {...chip} />
  return (
    <span className={styles.lines}>
      <span>
        <Chip {...chip} />
      </span>
      <EllipsisText text={text} isFaint />
    </span>
  )
}

export const refundColumns: readonly Column<PaymentIssue>[] = [
  {
    field: 'capturedAt',
    label: t(messages.captured),
    width: 86,
    cell: ({ capturedAt }) => (
      <span className={dateStyle} title={formatDateTime(capturedAt)}>
        {formatDate(capturedAt)}
      </span>
    ),
  },
  {
    field: 'customer',
    label: t(messages.customer),
    description: t(messages.customerHint),
    width: 120,
    isFlexible: true,
    isAlwaysVisible: true,
    cardSlot: 'title',
    cell: ({ order }, tabIndex) => (
      <CustomerLink email={order.email} tabIndex={tabIndex} sx={{ maxWidth: '100%' }}>
        <EllipsisText text={order.name} />
      </CustomerLink>
    ),
  },
  {
    field: 'transactionId',
    label: t(messages.transaction),
    description: t(messages.transactionHint),
    width: 218,
    cardSlot: 'subtitle',
    cell: ({ transactionId, order }, tabIndex) => (
      <Link
        component={RouterLink}
        color="inherit"
        sx={{ maxWidth: '100%' }}
        to={`/dashboard/all-ordered?open=${order._id}`}
        tabIndex={tabIndex}
      >
        <EllipsisText text={transactionId} isFaint />
      </Link>
    ),
  },
  {
    field: 'amount',
    label: t(messages.amount),
    cardSlot: 'aside',
    width: 102,
    isNumeric: true,
    cell: (refund) => (
      <span className={styles.lines}>
        <strong>{formatPayment(refund)}</strong>
        <EllipsisText text={kindLabels[refund.kind]} isFaint />
      </span>
    ),
  },
  {
    field: 'reason',
    label: t(messages.reason),
    description: t(messages.cannotBeSorted),
    width: 108,
    isFlexible: true,
    cell: ({ reason }) => <span className={styles.wrapped}>{reasonLabels[reason]}</span>,
  },
  {
    field: 'refundBy',
    label: t(messages.refundBy),
    width: 90,
    cell: ({ refundBy }) => refundBy && <span className={dateStyle}>{formatDate(refundBy)}</span>,
  },
  {
    field: 'state',
    label: t(messages.state),
    description: t(messages.canBeFiltered),
    width: 100,
    cardSlot: 'badge',
    cell: (refund) => <StateCell refund={refund} />,
  },
  {
    field: 'refundedAt',
    label: t(messages.refunded),
    width: 160,
    isHiddenByDefault: true,
    cell: ({ refundedAt }) => formatDateTime(refundedAt),
  },
  {
    field: 'refundReference',
    label: t(messages.reference),
    description: t(messages.cannotBeSorted),
    width: 140,
    isFlexible: true,
    isHiddenByDefault: true,
    cell: ({ refundReference = '' }) => <EllipsisText text={refundReference} />,
  },
  actionsColumn(182, (refund, tabIndex) => (
    <PaymentIssueActions isCompact issue={refund} tabIndex={tabIndex} />
  )),
]
