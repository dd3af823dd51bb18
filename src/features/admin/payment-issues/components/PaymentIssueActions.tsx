import Stack from '@mui/material/Stack'
import type { PaymentIssue } from '../../../../api'
import { formatPayment } from '../../../../entities/order'
import { BusyButton } from '../../../../shared/forms/BusyButton'
import { usePaymentIssue } from '../hooks/usePaymentIssue'

/** Renders nothing once the payment is refunded or accepted. */
export function PaymentIssueActions({ issue }: { issue: PaymentIssue }) {
  const { refund, accept, isRefunding, isAccepting } = usePaymentIssue(issue)
  if (issue.refundedAt || issue.acceptedAt) return null
  const money = formatPayment(issue)
  const paymentName = `${money} of ${issue.order.name}`
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {issue.isRefundable && (
        <BusyButton
          aria-label={`Refund ${paymentName}`}
          isBusy={isRefunding}
          disabled={isAccepting}
          onClick={refund}
        >
          Refund {money}
        </BusyButton>
      )}
      <BusyButton
        aria-label={`Accept ${paymentName}`}
        isBusy={isAccepting}
        disabled={isRefunding}
        onClick={accept}
      >
        Accept
      </BusyButton>
    </Stack>
  )
}
