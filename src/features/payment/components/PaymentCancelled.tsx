import { Link } from 'react-router-dom'
import { buttonClass } from '../../../shared/ui/button/Button'
import { ResultCard } from './ResultCard'

/** For whoever comes back from the gateway without having paid, for whatever reason. */
export function PaymentCancelled() {
  return (
    <ResultCard
      tone="bad"
      title="Payment Cancelled"
      text="Your payment was not completed. Your order is kept: you can pay for it at any time from your orders."
      actions={
        <>
          <Link className={buttonClass('primary')} to="/dashboard/orders">
            Try Again
          </Link>
          <Link className={buttonClass()} to="/">
            Go Back to Home
          </Link>
        </>
      }
    />
  )
}
