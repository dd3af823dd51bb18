import type { ReactNode } from 'react'
import type { PaymentAttempt, PaymentIssue } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { Badge, type BadgeTone } from '../../../../shared/ui/badge/Badge'
import { Notice } from '../../../../shared/ui/notice/Notice'
import styles from './PaymentAttempts.module.css'

const stateLabels: Record<PaymentAttempt['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'good' },
  duplicate: { label: 'Duplicate', tone: 'bad' },
  failed: { label: 'Failed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

const mismatchTexts: Record<NonNullable<PaymentAttempt['mismatch']>, string> = {
  amount: 'The gateway captured a different amount than requested.',
  currency: 'The gateway captured a different currency than requested.',
  val_id: 'The gateway returned a validation ID that another payment already used.',
}

const issueReasons: Record<PaymentIssue['reason'], string> = {
  orderDeleted: 'The order was deleted.',
  duplicate: 'The order was paid twice.',
  wrongAmount: 'The amount does not match the order total.',
  wrongCurrency: 'The currency does not match the order.',
  reusedValidation: 'Its validation ID was already used.',
  risky: 'The gateway flagged it as risky.',
}

function describeIssue({ amount, currency, reason }: PaymentIssue): string {
  const money =
    currency === 'BDT'
      ? formatTaka(amount, { hasDecimals: true })
      : `${currency} ${amount.toFixed(2)}`
  return `${money} captured. ${issueReasons[reason]}`
}

const formatDateTime = (moment: string | undefined) =>
  moment && formatDate(moment, { hasTime: true })

export type IssueActions = (issue: PaymentIssue) => ReactNode

type PaymentAttemptRowProps = { attempt: PaymentAttempt; issueActions: IssueActions }

const issueLabel = ({ refundedAt, acceptedAt }: PaymentIssue) =>
  refundedAt ? 'Refunded' : acceptedAt ? 'Accepted' : 'Needs attention'

/** A payment attempt, with the issues that an admin has to resolve. */
export function PaymentAttemptRow({ attempt, issueActions }: PaymentAttemptRowProps) {
  const { state, amount, refundedAt, mismatch, issues = [] } = attempt
  const { label, tone } = stateLabels[state]
  const money = formatTaka(amount, { hasDecimals: true })

  return (
    <>
      <div className={styles.head}>
        <span className={styles.amount}>{money}</span>
        <Badge tone={tone} hasDot>
          {refundedAt ? 'Refunded' : label}
        </Badge>
      </div>
      {mismatch && <Notice>{mismatchTexts[mismatch]}</Notice>}
      <dl className={styles.details}>
        {getDetails(attempt).map(([name, value]) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {issues.map((issue) => (
        <div key={issue._id} className={styles.issue}>
          <p>
            <strong>{issueLabel(issue)}:</strong> {describeIssue(issue)}
          </p>
          {issueActions(issue)}
        </div>
      ))}
    </>
  )
}

function getDetails(attempt: PaymentAttempt): (readonly [string, string | number])[] {
  const { riskLevel, checks } = attempt
  const details = [
    ['Transaction', attempt.transactionId],
    ['Started', formatDateTime(attempt.attemptedAt)],
    ['Captured', formatDateTime(attempt.capturedAt)],
    ['Risk level', riskLevel],
    ['Validation', attempt.validationId],
    ['Bank transaction', attempt.bankTransactionId],
    ['Failed attempts', checks > 0 ? `${checks} times` : undefined],
    ['Next check', formatDateTime(attempt.nextCheckAt)],
    ['Refunded', formatDateTime(attempt.refundedAt)],
    ['Refund reference', attempt.refundReference],
  ] as const
  return details.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  )
}
