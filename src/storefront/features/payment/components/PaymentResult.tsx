import type { Order } from '@/api'
import { orderPath } from '@/common/addresses'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { shortId } from '@/entities/order/lib/labels'
import { formatDate } from '@/shared/lib/formatDate'
import { buttonClass } from '@/shared/ui/Button'
import { ArrowRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
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
  const { next = [], ...labels } = paymentLabels[state]
  const isFailed = labels.tone === 'bad' || labels.tone === 'unpaid'
  const shownOrder = state === 'paid' || isFailed ? order : undefined
  return (
    <ResultCard
      {...labels}
      actions={
        <>
          {isFailed || labels.tone === 'attention' ? (
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
      {(shownOrder || transactionId) && (
        <dl className={styles.facts}>
          {shownOrder && <OrderFacts order={shownOrder} isPaid={state === 'paid'} />}
          {transactionId && (
            <>
              <dt>Transaction ID</dt>
              <dd className={styles.id}>{transactionId}</dd>
            </>
          )}
        </dl>
      )}
      {next.length > 0 && order?.status !== 'Delivered' && (
        <section className={styles.next}>
          <h2>{isFailed ? 'How to pay' : 'What happens next'}</h2>
          <ul>
            {next.map((step) => (
              <li key={step}>
                <ArrowRightIcon size={18} />
                {step}
              </li>
            ))}
          </ul>
        </section>
      )}
    </ResultCard>
  )
}

/** What was or is to be paid, and when it comes. */
function OrderFacts({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const { _id, cartItems, deliverBy, status } = order
  const [first, ...others] = cartItems
  return (
    <>
      <dt>Order</dt>
      <dd>{shortId(_id)}</dd>
      <dt>{isPaid ? 'Amount' : 'To pay'}</dt>
      <dd>{formatOrderTotal(order)}</dd>
      <dt>For</dt>
      <dd>
        {first?.name}
        {others.length > 0 && ` and ${others.length} more`}
      </dd>
      {isPaid && deliverBy && status === 'Pending' && (
        <>
          <dt>Delivery</dt>
          <dd>By {formatDate(deliverBy)} at the latest</dd>
        </>
      )}
    </>
  )
}
