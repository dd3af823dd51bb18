import { Link } from 'react-router-dom'
import { buttonClass } from '../../../shared/ui/button/Button'
import { ResultCard } from './ResultCard'

type OrderPaidAlreadyProps = { orderPath: string }

/** For a customer who comes back from one page of the gateway, after the order was paid on another. */
export function OrderPaidAlready({ orderPath }: OrderPaidAlreadyProps) {
  return (
    <ResultCard
      tone="good"
      title="Already Paid"
      text="This order has been paid already. You need not pay again."
      actions={
        <>
          <Link className={buttonClass('primary')} to={orderPath}>
            View Order Details
          </Link>
          <Link className={buttonClass()} to="/">
            Go Back to Home
          </Link>
        </>
      }
    />
  )
}
