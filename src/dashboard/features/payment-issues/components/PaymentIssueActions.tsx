import Stack from '@mui/material/Stack'
import {
  type PaymentIssue,
  useAcceptPaymentMutation,
  useRecordRefundMutation,
  useRefundPaymentMutation,
} from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { formatPayment } from '@/entities/order/lib/amounts'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

type PaymentIssueActionsProps = {
  issue: PaymentIssue
  tabIndex?: number
  /** For a cell of a table. */
  isCompact?: boolean
}

function getKeepText({ reason, order }: PaymentIssue): string {
  if (reason === 'risky') return t(messages.keepRisky)
  if (order.payment && !order.isDeleted) return t(messages.keepPaid)
  return t(messages.keepUnpaid)
}

/** What an admin can do about the payment: nothing while its refund is under way, or once it is refunded or kept. */
function useActions(issue: PaymentIssue) {
  const [refundPayment, refunding] = useRefundPaymentMutation()
  const [recordRefund, recording] = useRecordRefundMutation()
  const [acceptPayment, accepting] = useAcceptPaymentMutation()
  const { _id: tranId, order, isRefundable, refundFailure } = issue
  const money = formatPayment(issue)
  const paymentName = t(messages.paymentName)(money, order.name)
  const isCash = issue.kind === 'cash'
  const isOpen = !issue.refundedAt && !issue.acceptedAt && !issue.refundRequestedAt
  const needsOtherWay = !isRefundable || refundFailure !== undefined
  const actions = [
    {
      key: 'refund',
      label: t(refundFailure ? messages.refundAgain : messages.refund),
      shortLabel: t(messages.refundShort),
      name: t(refundFailure ? messages.refundAgainName : messages.refundName)(paymentName),
      isOffered: isOpen && isRefundable,
      isBusy: refunding.isLoading,
      title: t(messages.refundQuestion),
      text: isCash
        ? t(messages.confirmCash)(money, order.name)
        : t(messages.willBeRefunded)(money, order.name),
      confirmLabel: t(isCash ? messages.givenBack : messages.refund),
      send: async () => {
        const { data } = await refundPayment({ tranId })
        if (!data) return undefined
        return t(data.state === 'settled' ? messages.moneyRefunded : messages.moneyOnItsWay)(money)
      },
    },
    {
      key: 'settled',
      label: t(messages.settled),
      shortLabel: t(messages.settledShort),
      name: t(messages.settledName)(paymentName),
      isOffered:
        issue.isRefundStuck || (isOpen && needsOtherWay && !isCash && issue.reason !== 'risky'),
      isBusy: recording.isLoading,
      title: t(messages.settledQuestion),
      text: t(messages.confirmSettled)(money, order.name),
      confirmLabel: t(messages.givenBack),
      send: async () => !(await recordRefund({ tranId })).error && t(messages.moneyRecorded)(money),
    },
    {
      key: 'keep',
      label: t(messages.keep),
      shortLabel: t(messages.keepShort),
      name: t(messages.keepName)(paymentName),
      isOffered: isOpen,
      isBusy: accepting.isLoading,
      title: t(messages.keepQuestion),
      text: getKeepText(issue),
      confirmLabel: t(messages.keep),
      send: async () => !(await acceptPayment({ tranId })).error && t(messages.moneyKept)(money),
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
          key={action.key}
          tabIndex={tabIndex}
          {...(isCompact && compactButton)}
          aria-label={action.name}
          title={isCompact && action.key !== 'refund' ? action.label : undefined}
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
