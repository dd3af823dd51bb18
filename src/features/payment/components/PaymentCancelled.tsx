import { Link } from 'react-router-dom'
import { buttonClass } from '../../../shared/ui/button/Button'
import { ResultCard } from './ResultCard'

/** The gateway returns here if the user has not paid. */
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
