import Stack from '@mui/material/Stack'
import type { PaymentIssue } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { formatPayment } from '@/entities/order/lib/amounts'
import { usePaymentIssue } from '../hooks/usePaymentIssue'

type PaymentIssueActionsProps = {
  issue: PaymentIssue
  tabIndex?: number
  /** For a cell of a table. */
  isCompact?: boolean
}

/** What an admin can do about the payment: nothing while its refund is under way, or once it is refunded or kept. */
function getActions({
  kind,
  reason,
  isRefundable,
  refundRequestedAt,
  isRefundStuck,
  refundFailure,
  refundedAt,
  acceptedAt,
}: PaymentIssue) {
  const isOpen = !refundedAt && !acceptedAt && !refundRequestedAt
  const needsOtherWay = !isRefundable || refundFailure !== undefined
  return {
    canRefund: isOpen && isRefundable,
    canSettle:
      isRefundStuck === true || (isOpen && needsOtherWay && kind !== 'cash' && reason !== 'risky'),
    canKeep: isOpen,
  }
}

const compactButton = { variant: 'text', sx: { minWidth: 0 } } as const

/** Renders nothing if there is nothing to do. */
export function PaymentIssueActions({
  issue,
  tabIndex,
  isCompact = false,
}: PaymentIssueActionsProps) {
  const { refund, settle, keep, isRefunding, isSettling, isKeeping } = usePaymentIssue(issue)
  const { canRefund, canSettle, canKeep } = getActions(issue)
  if (!canRefund && !canSettle && !canKeep) return null
  const paymentName = `${formatPayment(issue)} of ${issue.order.name}`
  const isBusy = isRefunding || isSettling || isKeeping
  const button = { tabIndex, ...(isCompact && compactButton) }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: isCompact ? 0 : 1 }}>
      {canRefund && (
        <BusyButton
          {...button}
          aria-label={`Refund ${paymentName}${issue.refundFailure ? ' again' : ''}`}
          isBusy={isRefunding}
          disabled={isBusy && !isRefunding}
          onClick={refund}
        >
          {issue.refundFailure && !isCompact ? 'Refund again' : 'Refund'}
        </BusyButton>
      )}
      {canSettle && (
        <BusyButton
          {...button}
          aria-label={`Settled elsewhere: ${paymentName}`}
          title={isCompact ? 'Settled elsewhere' : undefined}
          isBusy={isSettling}
          disabled={isBusy && !isSettling}
          onClick={settle}
        >
          {isCompact ? 'Settled' : 'Settled elsewhere'}
        </BusyButton>
      )}
      {canKeep && (
        <BusyButton
          {...button}
          aria-label={`Keep the payment of ${paymentName}`}
          title={isCompact ? 'Keep the payment' : undefined}
          isBusy={isKeeping}
          disabled={isBusy && !isKeeping}
          onClick={keep}
        >
          {isCompact ? 'Keep' : 'Keep the payment'}
        </BusyButton>
      )}
    </Stack>
  )
}
