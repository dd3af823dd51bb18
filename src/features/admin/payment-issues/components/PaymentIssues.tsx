import { Link } from 'react-router-dom'
import { type PaymentIssue, useListPaymentIssuesQuery } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { Badge } from '../../../../shared/ui/badge/Badge'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { QueryState } from '../../../../shared/ui/query-state/QueryState'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { formatMoney, reasonLabels } from '../lib/labels'
import { PaymentIssueActions } from './PaymentIssueActions'
import styles from './PaymentIssues.module.css'

const firstPage = { page: 1, limit: 10 }
const allIssuesPath = '/dashboard/all-ordered?needsAttention=true'

/** Captured payments that do not match an open order, to be refunded or accepted. */
export function PaymentIssues() {
  const query = useListPaymentIssuesQuery(firstPage)
  const total = query.data?.total ?? 0
  return (
    <Panel
      title="Needs attention"
      action={
        total > 0 && (
          <Link className={styles.all} to={allIssuesPath}>
            {`See all ${total}`}
          </Link>
        )
      }
    >
      <QueryState
        query={{ ...query, data: query.data?.rows }}
        loading={
          <div role="status">
            <VisuallyHidden>Loading the payments that need attention…</VisuallyHidden>
            <Skeleton height="4rem" borderRadius="var(--radius)" />
          </div>
        }
        errorText="The payments that need attention could not be loaded."
        empty={<p className={styles.none}>No payments need attention.</p>}
      >
        {(issues) => (
          <ul className={styles.issues}>
            {issues.map((issue) => (
              <li key={issue._id} className={styles.issue}>
                <Issue issue={issue} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  )
}

function Issue({ issue }: { issue: PaymentIssue }) {
  const { reason, transactionId, capturedAt, order } = issue
  return (
    <>
      <div className={styles.row}>
        <span className={styles.money}>
          {formatMoney(issue)} <Badge tone="bad">{reasonLabels[reason]}</Badge>
          {order.isDeleted && reason !== 'orderDeleted' && <Badge>Order deleted</Badge>}
        </span>
        <span className={styles.faint}>{formatDate(capturedAt, { hasTime: true })}</span>
      </div>
      <div className={styles.row}>
        <span>{order.name}</span>
        <span className={styles.faint}>
          {order.email}, {order.mobileNumber}
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.faint}>Transaction</span>
        <Link className={styles.id} to={`${allIssuesPath}&search=${order._id}`}>
          {transactionId}
        </Link>
      </div>
      <PaymentIssueActions issue={issue} />
    </>
  )
}
