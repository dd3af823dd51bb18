import { type PaymentAttempt, useRefundPaymentMutation } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { Badge, type BadgeTone } from '../../../../shared/ui/badge/Badge'
import { Button } from '../../../../shared/ui/button/Button'
import { askToConfirm } from '../../../../shared/ui/dialog'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { showToast } from '../../../../shared/ui/toast'
import { warnOf } from '../../lib/warn'
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

const timed = (moment: string | undefined) => moment && formatDate(moment, { hasTime: true })

/** One attempt to pay; what was paid twice is given back here. */
export function Attempt({ attempt }: { attempt: PaymentAttempt }) {
  const [refundPayment, { isLoading }] = useRefundPaymentMutation()
  const { transactionId, state, amount, refundedAt, mismatch } = attempt
  const { label, tone } = states[state]
  const money = formatTaka(amount, { hasDecimals: true })

  async function handleRefund() {
    const isMeant = await askToConfirm({
      title: 'Refund this payment?',
      text: `${money} go back to the customer.`,
      confirmLabel: 'Refund',
    })
    if (!isMeant) return
    try {
      await refundPayment({ tranId: transactionId }).unwrap()
      void showToast(`${money} refunded`)
    } catch (problem) {
      warnOf(problem)
    }
  }

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
      {state === 'duplicate' && !refundedAt && (
        <Button isBusy={isLoading} onClick={() => void handleRefund()}>
          Refund {money}
        </Button>
      )}
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
