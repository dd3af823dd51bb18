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

const stateLabels: Record<PaymentAttempt['state'], { label: string; color?: ChipProps['color'] }> =
  {
    open: { label: t(messages.open) },
    paid: { label: t(messages.paid), color: 'success' },
    duplicate: { label: t(messages.duplicate), color: 'error' },
    failed: { label: t(messages.failed) },
    cancelled: { label: t(messages.attemptCancelled) },
    expired: { label: t(messages.expired) },
  }

const mismatchTexts: Record<NonNullable<PaymentAttempt['mismatch']>, string> = {
  amount: t(messages.otherAmount),
  currency: t(messages.otherCurrency),
  val_id: t(messages.otherValidation),
}

const issueReasons: Record<PaymentIssue['reason'], string> = {
  orderDeleted: t(messages.orderWasDeleted),
  duplicate: t(messages.paidTwice),
  wrongAmount: t(messages.wrongAmount),
  wrongCurrency: t(messages.wrongCurrency),
  reusedValidation: t(messages.reusedValidation),
  risky: t(messages.riskyPayment),
}

export type IssueActions = (issue: PaymentIssue) => ReactNode

function getIssueLabel(issue: PaymentIssue): string {
  if (issue.refundedAt) return t(messages.refunded)
  if (issue.acceptedAt) return t(messages.kept)
  if (issue.refundRequestedAt) {
    return t(messages.refundUnderWay)(formatDateTime(issue.refundRequestedAt))
  }
  return t(messages.needsAttention)
}

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const { currentData, ...query } = useListOrderPaymentsQuery({ id: orderId })
  return (
    <QueryState
      query={{ ...query, data: currentData }}
      loading={<ListSkeleton label={t(messages.loadingPayments)} rows={1} />}
      errorText={t(messages.paymentsNotLoaded)}
      empty={<Typography color="textSecondary">{t(messages.noAttempts)}</Typography>}
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
        <strong>{kind === 'cash' ? t(messages.inCash)(money) : money}</strong>
        {refundedAt ? (
          <Chip color="success" label={t(messages.refunded)} />
        ) : (
          <Chip color={color} label={label} />
        )}
      </Stack>
      {mismatch && <Alert severity="error">{mismatchTexts[mismatch]}</Alert>}
      <DescriptionList variant="aligned" items={getDetails(attempt)} />
      {issues.map((issue) => (
        <Fragment key={issue._id}>
          <Divider />
          <Typography variant="body2">
            <strong>{getIssueLabel(issue)}:</strong> {t(messages.captured)(formatPayment(issue))}{' '}
            {issueReasons[issue.reason]}
            {issue.refundFailure !== undefined &&
              ` ${t(messages.refundFailed)(issue.refundFailure)}`}
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
    [t(messages.started), !isCash && formatDateTime(attempt.attemptedAt)],
    [isCash ? t(messages.recordedAt) : t(messages.capturedAt), formatDateTime(attempt.capturedAt)],
    [t(messages.recordedBy), attempt.recordedBy],
    [t(messages.riskLevel), attempt.riskLevel !== undefined && formatCount(attempt.riskLevel)],
    [t(messages.validation), attempt.validationId],
    [t(messages.bankTransaction), attempt.bankTransactionId],
    [t(messages.failedAttempts), attempt.checks > 0 && formatCount(attempt.checks)],
    [t(messages.nextCheck), formatDateTime(attempt.nextCheckAt)],
    [t(messages.refundedAt), formatDateTime(attempt.refundedAt)],
    [t(messages.refundReference), attempt.refundReference],
  ] as const
}
