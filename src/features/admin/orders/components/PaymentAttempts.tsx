import { useListOrderPaymentsQuery } from '../../../../api'
import { QueryState } from '../../../../shared/ui/query-state/QueryState'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { type IssueActions, PaymentAttemptRow } from './PaymentAttemptRow'
import styles from './PaymentAttempts.module.css'

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

/** All payment attempts of an order, newest first. */
export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const { currentData, ...query } = useListOrderPaymentsQuery({ id: orderId })
  return (
    <QueryState
      query={{ ...query, data: currentData }}
      loading={
        <div role="status">
          <VisuallyHidden>Loading the payments…</VisuallyHidden>
          <Skeleton height="4rem" />
        </div>
      }
      errorText="The payments could not be loaded."
      empty={<p className={styles.none}>No payment attempts yet.</p>}
    >
      {(attempts) => (
        <ul className={styles.attempts}>
          {attempts.map((attempt) => (
            <li key={attempt.transactionId} className={styles.attempt}>
              <PaymentAttemptRow attempt={attempt} issueActions={issueActions} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
