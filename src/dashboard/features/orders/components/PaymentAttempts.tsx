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
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { QueryState } from '@/shared/ui/QueryState'

const stateLabels: Record<PaymentAttempt['state'], { label: string; color?: ChipProps['color'] }> =
  {
    open: { label: 'Open' },
    paid: { label: 'Paid', color: 'success' },
    duplicate: { label: 'Duplicate', color: 'error' },
    failed: { label: 'Failed' },
    cancelled: { label: 'Cancelled' },
    expired: { label: 'Expired' },
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

export type IssueActions = (issue: PaymentIssue) => ReactNode

function getIssueLabel(issue: PaymentIssue): string {
  if (issue.refundedAt) return 'Refunded'
  if (issue.acceptedAt) return 'Kept'
  if (issue.refundRequestedAt) {
    return `Refund on its way since ${formatDateTime(issue.refundRequestedAt)}`
  }
  return 'Needs attention'
}

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const { currentData, ...query } = useListOrderPaymentsQuery({ id: orderId })
  return (
    <QueryState
      query={{ ...query, data: currentData }}
      loading={<ListSkeleton label="Loading the payments…" rows={1} />}
      errorText="The payments could not be loaded."
      empty={<Typography color="textSecondary">No payment attempts yet.</Typography>}
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
        <strong>{kind === 'cash' ? `${money} in cash` : money}</strong>
        {refundedAt ? (
          <Chip color="success" label="Refunded" />
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
            <strong>{getIssueLabel(issue)}:</strong> {formatPayment(issue)} captured.{' '}
            {issueReasons[issue.reason]}
            {issue.refundFailure !== undefined && ` The refund failed: ${issue.refundFailure}`}
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
    ['Transaction', attempt.transactionId],
    ['Started', !isCash && formatDateTime(attempt.attemptedAt)],
    [isCash ? 'Recorded' : 'Captured', formatDateTime(attempt.capturedAt)],
    ['Recorded by', attempt.recordedBy],
    ['Risk level', attempt.riskLevel?.toString()],
    ['Validation', attempt.validationId],
    ['Bank transaction', attempt.bankTransactionId],
    ['Failed attempts', attempt.checks],
    ['Next check', formatDateTime(attempt.nextCheckAt)],
    ['Refunded', formatDateTime(attempt.refundedAt)],
    ['Refund reference', attempt.refundReference],
  ] as const
}
