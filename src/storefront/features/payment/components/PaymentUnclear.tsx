import { Button, buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { ResultCard } from './ResultCard'

type PaymentUnclearProps = { onRetry: () => void; isRetrying?: boolean }

/** The state of the payment could not be loaded. */
export function PaymentUnclear({ onRetry, isRetrying }: PaymentUnclearProps) {
  return (
    <ResultCard
      tone="waiting"
      title="Checking Your Payment"
      text="We could not find out about your payment. It is not lost: we keep asking. Please do not pay again before you know."
      actions={
        <>
          <Button variant="primary" onClick={onRetry} isBusy={isRetrying}>
            Check Again
          </Button>
          <Link className={buttonClass()} to="/dashboard/orders">
            Go to My Orders
          </Link>
        </>
      }
    />
  )
}
