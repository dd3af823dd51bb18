import { type PaymentAttempt, useListOrderPaymentsQuery } from '../../../../api'
import { ErrorNote } from '../../../../shared/ui/error-note/ErrorNote'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { Attempt, type IssueActions } from './PaymentAttemptRow'
import styles from './PaymentAttempts.module.css'

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

/** Every attempt to pay an order, the last one first. */
export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const {
    currentData: attempts,
    isError,
    isFetching,
    refetch,
  } = useListOrderPaymentsQuery({ id: orderId })

  if (attempts) return <Attempts attempts={attempts} issueActions={issueActions} />
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

type AttemptsProps = { attempts: readonly PaymentAttempt[]; issueActions: IssueActions }

function Attempts({ attempts, issueActions }: AttemptsProps) {
  if (attempts.length === 0) return <p className={styles.none}>Nobody has tried to pay it yet.</p>
  return (
    <ul className={styles.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.transactionId} className={styles.attempt}>
          <Attempt attempt={attempt} issueActions={issueActions} />
        </li>
      ))}
    </ul>
  )
}
