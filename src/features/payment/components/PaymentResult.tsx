import { Link } from 'react-router-dom'
import { buttonClass } from '../../../shared/ui/button/Button'
import type { PaymentState } from '../hooks/usePaymentState'
import { paymentLabels } from '../lib/paymentLabels'
import styles from './PaymentResult.module.css'
import { ResultCard } from './ResultCard'

type PaymentResultProps = {
  state: PaymentState
  transactionId?: string
  /** Path of the order's page. */
  orderPath: string
}

export function PaymentResult({ state, transactionId, orderPath }: PaymentResultProps) {
  const words = paymentLabels[state]
  return (
    <ResultCard
      {...words}
      actions={
        <>
          {words.tone === 'bad' || words.tone === 'attention' ? (
            <Link className={buttonClass('primary')} to="/dashboard/orders">
              {state === 'unknown' || words.tone === 'attention' ? 'Go to My Orders' : 'Try Again'}
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
