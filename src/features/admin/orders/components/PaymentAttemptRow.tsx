import type { ReactNode } from 'react'
import type { PaymentAttempt, PaymentIssue } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { Badge, type BadgeTone } from '../../../../shared/ui/badge/Badge'
import { Notice } from '../../../../shared/ui/notice/Notice'
import styles from './PaymentAttempts.module.css'

const states: Record<PaymentAttempt['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'good' },
  duplicate: { label: 'Paid again', tone: 'bad' },
  failed: { label: 'Failed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

const mismatches: Record<NonNullable<PaymentAttempt['mismatch']>, string> = {
  amount: 'The gateway took another amount than was asked for.',
  currency: 'The gateway took another currency than was asked for.',
  val_id: 'The gateway named a validation that another payment has used.',
}

const sentences: Record<PaymentIssue['reason'], string> = {
  orderDeleted: 'The order is deleted.',
  duplicate: 'The order was paid twice.',
  wrongAmount: 'It is not the total of the order.',
  wrongCurrency: 'It is not the currency of the order.',
  reusedValidation: 'Its validation was used before.',
  risky: 'The gateway calls it risky.',
}

function issueSentence({ amount, currency, reason }: PaymentIssue): string {
  const money =
    currency === 'BDT'
      ? formatTaka(amount, { hasDecimals: true })
      : `${currency} ${amount.toFixed(2)}`
  return `${money} captured. ${sentences[reason]}`
}

const timed = (moment: string | undefined) => moment && formatDate(moment, { hasTime: true })

export type IssueActions = (issue: PaymentIssue) => ReactNode

type AttemptProps = { attempt: PaymentAttempt; issueActions: IssueActions }

const issueLabel = ({ refundedAt, acceptedAt }: PaymentIssue) =>
  refundedAt ? 'Refunded' : acceptedAt ? 'Accepted' : 'Needs attention'

/** One attempt to pay, with the captured money of it that an admin has to decide on. */
export function Attempt({ attempt, issueActions }: AttemptProps) {
  const { state, amount, refundedAt, mismatch, issues = [] } = attempt
  const { label, tone } = states[state]
  const money = formatTaka(amount, { hasDecimals: true })

  return (
    <>
      <div className={styles.head}>
        <span className={styles.amount}>{money}</span>
        <Badge tone={tone} hasDot>
          {refundedAt ? 'Refunded' : label}
        </Badge>
      </div>
      {mismatch && <Notice>{mismatches[mismatch]}</Notice>}
      <dl className={styles.facts}>
        {factsOf(attempt).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {issues.map((issue) => (
        <div key={issue._id} className={styles.issue}>
          <p>
            <strong>{issueLabel(issue)}:</strong> {issueSentence(issue)}
          </p>
          {issueActions(issue)}
        </div>
      ))}
    </>
  )
}

function factsOf(attempt: PaymentAttempt): (readonly [string, string | number])[] {
  const { riskLevel, checks } = attempt
  const facts = [
    ['Transaction', attempt.transactionId],
    ['Begun', timed(attempt.attemptedAt)],
    ['Money taken', timed(attempt.capturedAt)],
    ['Risk level', riskLevel],
    ['Validation', attempt.validationId],
    ['Bank transaction', attempt.bankTransactionId],
    ['Asked in vain', checks > 0 ? `${checks} times` : undefined],
    ['Next question', timed(attempt.nextCheckAt)],
    ['Refunded', timed(attempt.refundedAt)],
    ['Refund reference', attempt.refundReference],
  ] as const
  return facts.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  )
}
