import type { ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { PaymentIssue } from '../../../../api'
import { formatPayment } from '../../../../entities/order'
import { BusyButton } from '../../../../shared/forms/BusyButton'
import { usePaymentIssue } from '../hooks/usePaymentIssue'

type PaymentIssueActionsProps = {
  issue: PaymentIssue
  tabIndex?: number
  variant?: ButtonProps['variant']
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

/** Renders nothing if there is nothing to do. */
export function PaymentIssueActions({ issue, tabIndex, variant }: PaymentIssueActionsProps) {
  const { refund, settle, keep, isRefunding, isSettling, isKeeping } = usePaymentIssue(issue)
  const { canRefund, canSettle, canKeep } = getActions(issue)
  if (!canRefund && !canSettle && !canKeep) return null
  const paymentName = `${formatPayment(issue)} of ${issue.order.name}`
  const isBusy = isRefunding || isSettling || isKeeping
  const button = { tabIndex, variant, disabled: isBusy }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {canRefund && (
        <BusyButton
          {...button}
          aria-label={`Refund ${paymentName}${issue.refundFailure ? ' again' : ''}`}
          isBusy={isRefunding}
          onClick={refund}
        >
          {issue.refundFailure ? 'Refund again' : 'Refund'}
        </BusyButton>
      )}
      {canSettle && (
        <BusyButton
          {...button}
          aria-label={`Settled elsewhere: ${paymentName}`}
          isBusy={isSettling}
          onClick={settle}
        >
          Settled elsewhere
        </BusyButton>
      )}
      {canKeep && (
        <BusyButton
          {...button}
          aria-label={`Keep the payment of ${paymentName}`}
          isBusy={isKeeping}
          onClick={keep}
        >
          Keep the payment
        </BusyButton>
      )}
    </Stack>
  )
}
