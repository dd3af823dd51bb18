import { buttonClass } from '../../../shared/ui/button/Button'
import { Link } from '../../../shared/ui/link/Link'
import { type PaymentOutcome, paymentLabels } from '../lib/paymentLabels'
import styles from './PaymentResult.module.css'
import { ResultCard } from './ResultCard'

type PaymentResultProps = {
  state: PaymentOutcome
  transactionId?: string
  /** Path of the order's page. */
  orderPath: string
}

export function PaymentResult({ state, transactionId, orderPath }: PaymentResultProps) {
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
            <Link className={buttonClass('primary')} to={orderPath}>
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
          <dt>Transaction ID</dt>
          <dd>{transactionId}</dd>
        </dl>
      )}
    </ResultCard>
  )
}
