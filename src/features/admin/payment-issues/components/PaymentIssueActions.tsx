import type { PaymentIssue } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { usePaymentIssue } from '../hooks/usePaymentIssue'
import { formatMoney } from '../lib/labels'
import styles from './PaymentIssueActions.module.css'

/** Renders nothing once the payment is refunded or accepted. */
export function PaymentIssueActions({ issue }: { issue: PaymentIssue }) {
  const { refund, accept, isRefunding, isAccepting } = usePaymentIssue(issue)
  if (issue.refundedAt || issue.acceptedAt) return null
  const money = formatMoney(issue)
  const paymentName = `${money} of ${issue.order.name}`
  return (
    <div className={styles.actions}>
      {issue.isRefundable && (
        <Button
          aria-label={`Refund ${paymentName}`}
          isBusy={isRefunding}
          disabled={isAccepting}
          onClick={refund}
        >
          Refund {money}
        </Button>
      )}
      <Button
        aria-label={`Accept ${paymentName}`}
        isBusy={isAccepting}
        disabled={isRefunding}
        onClick={accept}
      >
        Accept
      </Button>
    </div>
  )
}
