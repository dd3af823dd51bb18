import { type PaymentAttempt, useListOrderPaymentsQuery } from '../../../../api'
import { ErrorNote } from '../../../../shared/ui/error-note/ErrorNote'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { type IssueActions, PaymentAttemptRow } from './PaymentAttemptRow'
import styles from './PaymentAttempts.module.css'

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

/** All payment attempts of an order, newest first. */
export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const {
    currentData: attempts,
    isError,
    isFetching,
    refetch,
  } = useListOrderPaymentsQuery({ id: orderId })

  if (attempts) return <AttemptList attempts={attempts} issueActions={issueActions} />
  if (isError) {
    return (
      <ErrorNote
        message="The payments could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading the payments…</VisuallyHidden>
      <Skeleton height="4rem" />
    </div>
  )
}

type AttemptListProps = { attempts: readonly PaymentAttempt[]; issueActions: IssueActions }

function AttemptList({ attempts, issueActions }: AttemptListProps) {
  if (attempts.length === 0) return <p className={styles.none}>No payment attempts yet.</p>
  return (
    <ul className={styles.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.transactionId} className={styles.attempt}>
          <PaymentAttemptRow attempt={attempt} issueActions={issueActions} />
        </li>
      ))}
    </ul>
  )
}
