import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Chip, { type ChipProps } from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { type PaymentAttempt, type PaymentIssue, useListOrderPaymentsQuery } from '@/api'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { formatPayment } from '@/entities/order/lib/amounts'
import { formatCount } from '@/shared/lib/formatCount'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'

const stateLabels: Record<PaymentAttempt['state'], { label: string; color?: ChipProps['color'] }> =
  {
    open: { label: t(paymentMessages.open) },
    paid: { label: t(messages.paid), color: 'success' },
    duplicate: { label: t(paymentMessages.duplicate), color: 'error' },
    failed: { label: t(paymentMessages.failed) },
    cancelled: { label: t(paymentMessages.attemptCancelled) },
    expired: { label: t(paymentMessages.expired) },
  }

const mismatchTexts: Record<NonNullable<PaymentAttempt['mismatch']>, string> = {
  amount: t(paymentMessages.otherAmount),
  currency: t(paymentMessages.otherCurrency),
  val_id: t(paymentMessages.otherValidation),
}

const issueReasons: Record<PaymentIssue['reason'], string> = {
  orderDeleted: t(paymentMessages.orderWasDeleted),
  duplicate: t(paymentMessages.paidTwice),
  wrongAmount: t(paymentMessages.wrongAmount),
  wrongCurrency: t(paymentMessages.wrongCurrency),
  reusedValidation: t(paymentMessages.reusedValidation),
  risky: t(paymentMessages.riskyPayment),
}

export type IssueActions = (issue: PaymentIssue) => ReactNode

function getIssueLabel(issue: PaymentIssue): string {
  if (issue.refundedAt) return t(messages.refunded)
  if (issue.acceptedAt) return t(paymentMessages.kept)
  if (issue.refundRequestedAt) {
    return t(paymentMessages.refundUnderWay)(formatDateTime(issue.refundRequestedAt))
  }
  return t(messages.needsAttention)
}

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const { currentData, ...query } = useListOrderPaymentsQuery({ id: orderId })
  return (
    <QueryState
      query={{ ...query, data: currentData }}
      loading={<ListSkeleton label={t(paymentMessages.loadingPayments)} rows={1} />}
      errorText={t(paymentMessages.paymentsNotLoaded)}
      empty={<Typography color="textSecondary">{t(paymentMessages.noAttempts)}</Typography>}
    >
      {(attempts) => (
        <Stack component="ul" sx={{ gap: 1.5 }}>
          {attempts.map((attempt) => (
            <Attempt key={attempt.transactionId} attempt={attempt} issueActions={issueActions} />
          ))}
        </Stack>
      )}
    </QueryState>
  )
}

type AttemptProps = { attempt: PaymentAttempt; issueActions: IssueActions }

/** A payment attempt, with the issues that an admin has to resolve. */
function Attempt({ attempt, issueActions }: AttemptProps) {
  const { kind, state, amount, refundedAt, mismatch, issues = [] } = attempt
  const { label, color } = stateLabels[state]
  const money = formatTaka(amount, { hasDecimals: true })

  return (
    <Card component="li" sx={{ display: 'grid', gap: 1.5, p: 2, boxShadow: 'none' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <strong>{kind === 'cash' ? t(paymentMessages.inCash)(money) : money}</strong>
        {refundedAt ? (
          <Chip color="success" label={t(messages.refunded)} />
        ) : (
          <Chip color={color} label={label} />
        )}
      </Stack>
      {mismatch && <Alert severity="error">{mismatchTexts[mismatch]}</Alert>}
      <DescriptionList variant="aligned" items={getDetails(attempt)} />
      <TechnicalDetails attempt={attempt} />
      {issues.map((issue) => (
        <Fragment key={issue._id}>
          <Divider />
          <Typography variant="body2">
            <strong>{getIssueLabel(issue)}:</strong>{' '}
            {t(paymentMessages.captured)(formatPayment(issue))} {issueReasons[issue.reason]}
            {issue.refundFailure !== undefined &&
              ` ${t(paymentMessages.refundFailed)(issue.refundFailure)}`}
          </Typography>
          {issueActions(issue)}
        </Fragment>
      ))}
    </Card>
  )
}

function getDetails(attempt: PaymentAttempt) {
  const isCash = attempt.kind === 'cash'
  return [
    [t(messages.transaction), attempt.transactionId],
    [t(paymentMessages.started), !isCash && formatDateTime(attempt.attemptedAt)],
    [
      isCash ? t(paymentMessages.recordedAt) : t(paymentMessages.capturedAt),
      formatDateTime(attempt.capturedAt),
    ],
    [t(paymentMessages.recordedBy), attempt.recordedBy],
    [t(paymentMessages.bankTransaction), attempt.bankTransactionId],
    [t(paymentMessages.nextCheck), formatDateTime(attempt.nextCheckAt)],
    [t(paymentMessages.refundedAt), formatDateTime(attempt.refundedAt)],
    [t(paymentMessages.refundReference), attempt.refundReference],
  ] as const
}

/** Folded unless something is wrong with them. */
function TechnicalDetails({ attempt }: { attempt: PaymentAttempt }) {
  const { riskLevel, validationId, checks, nextCheckAt, mismatch } = attempt
  if (riskLevel === undefined && !validationId && checks === 0) return null
  const isWrong = Boolean(riskLevel) || mismatch !== undefined || nextCheckAt !== undefined
  return (
    <details open={isWrong}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ minHeight: 'var(--touch)', alignContent: 'center', cursor: 'pointer' }}
      >
        {t(paymentMessages.paymentDetails)}
      </Typography>
      <DescriptionList
        variant="aligned"
        items={[
          [t(paymentMessages.riskLevel), riskLevel !== undefined && formatCount(riskLevel)],
          [t(paymentMessages.validation), validationId],
          [t(paymentMessages.failedAttempts), checks > 0 && formatCount(checks)],
        ]}
      />
    </details>
  )
}
