import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import { formatDate } from '../../../shared/lib/formatDate'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { buttonClass } from '../../../shared/ui/button/Button'
import { Link } from '../../../shared/ui/link/Link'
import { type PaymentOutcome, paymentLabels } from '../lib/paymentLabels'
import styles from './PaymentResult.module.css'
import { ResultCard } from './ResultCard'

type PaymentResultProps = {
  state: PaymentOutcome
  transactionId?: string
  orderId: string
  /** If the visitor may see it. */
  order?: Order
}

export function PaymentResult({ state, transactionId, orderId, order }: PaymentResultProps) {
  const labels = paymentLabels[state]
  return (
    <ResultCard
      {...labels}
      actions={
        <>
          {labels.tone === 'bad' || labels.tone === 'attention' ? (
            <Link className={buttonClass('primary')} to="/dashboard/orders">
              {state === 'unknown' || labels.tone === 'attention' ? 'Go to My Orders' : 'Try Again'}
            </Link>
          ) : (
            <Link
              className={buttonClass('primary')}
              to={orderPath(order ?? { _id: orderId, name: 'order' })}
            >
              View Order Details
            </Link>
          )}
          <Link className={buttonClass()} to="/">
            Go Back to Home
          </Link>
        </>
      }
    >
      {transactionId && (
        <dl className={styles.facts}>
          {state === 'paid' && order && <PaidOrder order={order} />}
          <dt>Transaction ID</dt>
          <dd>{transactionId}</dd>
        </dl>
      )}
    </ResultCard>
  )
}

/** What was paid, and when it comes. */
function PaidOrder({ order }: { order: Order }) {
  const { cartItems, totalAmount, deliverBy, status } = order
  const [first, ...others] = cartItems
  return (
    <>
      <dt>Paid</dt>
      <dd>
        {formatTaka(totalAmount, { hasDecimals: true })} for {first?.name}
        {others.length > 0 && ` and ${others.length} more`}
      </dd>
      {deliverBy && status === 'Pending' && (
        <>
          <dt>Delivery</dt>
          <dd>By {formatDate(deliverBy)} at the latest</dd>
        </>
      )}
    </>
  )
}
