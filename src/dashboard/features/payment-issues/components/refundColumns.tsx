import Chip, { type ChipProps } from '@mui/material/Chip'
import type { PaymentIssue } from '@/api'
import { EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { CustomerCell, DayCell, OrderLinkCell } from '@/dashboard/tables/orderCells'
import { paymentReasons } from '@/dashboard/ui/messages'
import { formatPayment } from '@/entities/order/lib/amounts'
import { classNames } from '@/shared/lib/classNames'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { isBengali, t } from '@/shared/lib/language'
import { kindLabels } from '../lib/refundQuery'
import * as messages from '../messages'
import { PaymentIssueActions } from './PaymentIssueActions'

/** Bengali states are longer. All columns fit on a laptop. */
const widths = isBengali ? { customer: 104, state: 116 } : { customer: 120, state: 100 }

const dateStyle = classNames(styles.day, styles.quiet)

type State = { label: string; color?: ChipProps['color']; text?: string }

function getState(refund: PaymentIssue): State {
  const { refundedAt, refundRequestedAt, refundFailure, acceptedAt, isRefundOverdue } = refund
  if (refundedAt)
    return { label: t(messages.refunded), color: 'success', text: formatDate(refundedAt) }
  if (acceptedAt) return { label: t(messages.kept) }
  if (refundRequestedAt) {
    const color = refund.isRefundStuck ? 'warning' : 'info'
    return { label: t(messages.onItsWay), color, text: formatDate(refundRequestedAt) }
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
    width: 94,
    cell: ({ capturedAt }) => <DayCell time={capturedAt} />,
  },
  {
    field: 'customer',
    label: t(messages.customer),
    description: t(messages.customerHint),
    width: widths.customer,
    isFlexible: true,
    isAlwaysVisible: true,
    cardSlot: 'title',
    cell: ({ order }, tabIndex) => <CustomerCell order={order} tabIndex={tabIndex} />,
  },
  {
    field: 'transactionId',
    label: t(messages.transaction),
    description: t(messages.transactionHint),
    width: 218,
    cardSlot: 'subtitle',
    cell: ({ transactionId, order }, tabIndex) => (
      <OrderLinkCell order={order} tabIndex={tabIndex} text={transactionId} />
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
    width: 96,
    isFlexible: true,
    cell: ({ reason }) => <span className={styles.wrapped}>{t(paymentReasons[reason])}</span>,
  },
  {
    field: 'refundBy',
    label: t(messages.refundBy),
    width: 94,
    cell: ({ refundBy }) => refundBy && <span className={dateStyle}>{formatDate(refundBy)}</span>,
  },
  {
    field: 'state',
    label: t(messages.state),
    description: t(messages.canBeFiltered),
    width: widths.state,
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
