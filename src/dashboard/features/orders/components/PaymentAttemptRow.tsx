import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import type { PaymentAttempt, PaymentIssue } from '@/api'
import { formatPayment } from '@/entities/order/lib/amounts'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'

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

type PaymentAttemptRowProps = { attempt: PaymentAttempt; issueActions: IssueActions }

function getIssueLabel(issue: PaymentIssue): string {
  if (issue.refundedAt) return 'Refunded'
  if (issue.acceptedAt) return 'Kept'
  if (issue.refundRequestedAt) {
    return `Refund on its way since ${formatDateTime(issue.refundRequestedAt)}`
  }
  return 'Needs attention'
}

/** A payment attempt, with the issues that an admin has to resolve. */
export function PaymentAttemptRow({ attempt, issueActions }: PaymentAttemptRowProps) {
  const { kind, state, amount, refundedAt, mismatch, issues = [] } = attempt
  const { label, color } = stateLabels[state]
  const money = formatTaka(amount, { hasDecimals: true })

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <strong>{kind === 'cash' ? `${money} in cash` : money}</strong>
        {refundedAt ? (
          <Chip color="success" label="Refunded" />
        ) : (
          <Chip color={color} label={label} />
        )}
      </Stack>
      {mismatch && <Alert severity="error">{mismatchTexts[mismatch]}</Alert>}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, typography: 'body2' }}
      >
        {getDetails(attempt).map(([name, value]) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ overflowWrap: 'anywhere', textAlign: 'end' }}>
              {value}
            </Box>
          </Fragment>
        ))}
      </Box>
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
    </>
  )
}

function getDetails(attempt: PaymentAttempt): (readonly [string, string | number])[] {
  const { kind, riskLevel, checks } = attempt
  const isCash = kind === 'cash'
  const details = [
    ['Transaction', attempt.transactionId],
    ['Started', !isCash && formatDateTime(attempt.attemptedAt)],
    [isCash ? 'Recorded' : 'Captured', formatDateTime(attempt.capturedAt)],
    ['Recorded by', attempt.recordedBy],
    ['Risk level', riskLevel],
    ['Validation', attempt.validationId],
    ['Bank transaction', attempt.bankTransactionId],
    ['Failed attempts', checks > 0 ? checks : undefined],
    ['Next check', formatDateTime(attempt.nextCheckAt)],
    ['Refunded', formatDateTime(attempt.refundedAt)],
    ['Refund reference', attempt.refundReference],
  ] as const
  return details.flatMap(([name, value]) =>
    value === undefined || value === false || value === '' ? [] : [[name, value] as const],
  )
}
