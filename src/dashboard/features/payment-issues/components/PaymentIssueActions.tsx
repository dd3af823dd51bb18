import Stack from '@mui/material/Stack'
import {
  type PaymentIssue,
  useAcceptPaymentMutation,
  useRecordRefundMutation,
  useRefundPaymentMutation,
} from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { formatPayment } from '@/entities/order/lib/amounts'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'

type PaymentIssueActionsProps = {
  issue: PaymentIssue
  tabIndex?: number
  /** For a cell of a table. */
  isCompact?: boolean
}

function getKeepText({ reason, order }: PaymentIssue): string {
  if (reason === 'risky') return 'The order stays paid with this payment.'
  if (order.payment && !order.isDeleted) return 'The shop keeps the money; nothing is refunded.'
  return 'The shop keeps the money; nothing is refunded, and no order is marked as paid.'
}

/** What an admin can do about the payment: nothing while its refund is under way, or once it is refunded or kept. */
function useActions(issue: PaymentIssue) {
  const [refundPayment, refunding] = useRefundPaymentMutation()
  const [recordRefund, recording] = useRecordRefundMutation()
  const [acceptPayment, accepting] = useAcceptPaymentMutation()
  const { _id: tranId, order, isRefundable, refundFailure } = issue
  const money = formatPayment(issue)
  const paymentName = `${money} of ${order.name}`
  const isCash = issue.kind === 'cash'
  const isOpen = !issue.refundedAt && !issue.acceptedAt && !issue.refundRequestedAt
  const needsOtherWay = !isRefundable || refundFailure !== undefined
  const actions = [
    {
      label: refundFailure ? 'Refund again' : 'Refund',
      shortLabel: 'Refund',
      name: `Refund ${paymentName}${refundFailure ? ' again' : ''}`,
      isOffered: isOpen && isRefundable,
      isBusy: refunding.isLoading,
      title: 'Refund this payment?',
      text: isCash
        ? `Confirm that ${money} in cash was given back to ${order.name}.`
        : `${money} will be refunded to ${order.name}.`,
      confirmLabel: isCash ? 'Yes, it was given back' : 'Refund',
      send: async () => {
        const { data } = await refundPayment({ tranId })
        return data && (data.state === 'settled' ? `${money} refunded` : `${money} on its way back`)
      },
    },
    {
      label: 'Settled elsewhere',
      shortLabel: 'Settled',
      name: `Settled elsewhere: ${paymentName}`,
      isOffered:
        issue.isRefundStuck || (isOpen && needsOtherWay && !isCash && issue.reason !== 'risky'),
      isBusy: recording.isLoading,
      title: 'Was this payment refunded elsewhere?',
      text: `Confirm that ${money} was given back to ${order.name}, such as in the gateway’s panel or by a bank transfer. The customer gets a mail about it.`,
      confirmLabel: 'Yes, it was given back',
      send: async () => !(await recordRefund({ tranId })).error && `${money} recorded as refunded`,
    },
    {
      label: 'Keep the payment',
      shortLabel: 'Keep',
      name: `Keep the payment of ${paymentName}`,
      isOffered: isOpen,
      isBusy: accepting.isLoading,
      title: 'Keep this payment?',
      text: getKeepText(issue),
      confirmLabel: 'Keep the payment',
      send: async () => !(await acceptPayment({ tranId })).error && `${money} kept`,
    },
  ]
  return actions.filter(({ isOffered }) => isOffered)
}

type Action = ReturnType<typeof useActions>[number]

async function run({ title, text, confirmLabel, send }: Action) {
  if (!(await askToConfirm({ title, text, confirmLabel }))) return
  const done = await send()
  if (done) showToast(done)
}

const compactButton = { variant: 'text', sx: { minWidth: 0 } } as const

/** Renders nothing if there is nothing to do. */
export function PaymentIssueActions({ issue, tabIndex, isCompact }: PaymentIssueActionsProps) {
  const actions = useActions(issue)
  if (actions.length === 0) return null
  const isBusy = actions.some((action) => action.isBusy)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: isCompact ? 0 : 1 }}>
      {actions.map((action) => (
        <BusyButton
          key={action.shortLabel}
          tabIndex={tabIndex}
          {...(isCompact && compactButton)}
          aria-label={action.name}
          title={isCompact && action.shortLabel !== 'Refund' ? action.label : undefined}
          isBusy={action.isBusy}
          disabled={isBusy && !action.isBusy}
          onClick={() => void run(action)}
        >
          {isCompact ? action.shortLabel : action.label}
        </BusyButton>
      ))}
    </Stack>
  )
}
