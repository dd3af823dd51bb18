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

/** Renders nothing once the payment is refunded or accepted. */
export function PaymentIssueActions({ issue, tabIndex, variant }: PaymentIssueActionsProps) {
  const { refund, accept, isRefunding, isAccepting } = usePaymentIssue(issue)
  if (issue.refundedAt || issue.acceptedAt) return null
  const paymentName = `${formatPayment(issue)} of ${issue.order.name}`
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {issue.isRefundable && (
        <BusyButton
          aria-label={`Refund ${paymentName}`}
          tabIndex={tabIndex}
          variant={variant}
          isBusy={isRefunding}
          disabled={isAccepting}
          onClick={refund}
        >
          Refund
        </BusyButton>
      )}
      <BusyButton
        aria-label={`Accept ${paymentName}`}
        tabIndex={tabIndex}
        variant={variant}
        isBusy={isAccepting}
        disabled={isRefunding}
        onClick={accept}
      >
        Accept
      </BusyButton>
    </Stack>
  )
}
