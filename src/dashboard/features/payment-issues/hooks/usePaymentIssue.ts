import {
  type PaymentIssue,
  useAcceptPaymentMutation,
  useRecordRefundMutation,
  useRefundPaymentMutation,
} from '@/api'
import { formatPayment } from '@/entities/order/lib/amounts'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'

function getKeepText({ reason, order }: PaymentIssue): string {
  if (reason === 'risky') return 'The order stays paid with this payment.'
  if (order.payment && !order.isDeleted) return 'The shop keeps the money; nothing is refunded.'
  return 'The shop keeps the money; nothing is refunded, and no order is marked as paid.'
}

export function usePaymentIssue(issue: PaymentIssue) {
  const [refundPayment, refunding] = useRefundPaymentMutation()
  const [recordRefund, recording] = useRecordRefundMutation()
  const [acceptPayment, accepting] = useAcceptPaymentMutation()
  const money = formatPayment(issue)
  const tranId = issue._id
  const isCash = issue.kind === 'cash'

  async function refund() {
    const isConfirmed = await askToConfirm({
      title: 'Refund this payment?',
      text: isCash
        ? `Confirm that ${money} in cash was given back to ${issue.order.name}.`
        : `${money} will be refunded to ${issue.order.name}.`,
      confirmLabel: isCash ? 'Yes, it was given back' : 'Refund',
    })
    if (!isConfirmed) return
    const { data } = await refundPayment({ tranId })
    if (data) showToast(data.state === 'settled' ? `${money} refunded` : `${money} on its way back`)
  }

  async function settle() {
    const isConfirmed = await askToConfirm({
      title: 'Was this payment refunded elsewhere?',
      text: `Confirm that ${money} was given back to ${issue.order.name}, such as in the gateway’s panel or by a bank transfer. The customer gets a mail about it.`,
      confirmLabel: 'Yes, it was given back',
    })
    if (!isConfirmed) return
    const { error } = await recordRefund({ tranId })
    if (!error) showToast(`${money} recorded as refunded`)
  }

  async function keep() {
    const isConfirmed = await askToConfirm({
      title: 'Keep this payment?',
      text: getKeepText(issue),
      confirmLabel: 'Keep the payment',
    })
    if (!isConfirmed) return
    const { error } = await acceptPayment({ tranId })
    if (!error) showToast(`${money} kept`)
  }

  return {
    refund: () => void refund(),
    settle: () => void settle(),
    keep: () => void keep(),
    isRefunding: refunding.isLoading,
    isSettling: recording.isLoading,
    isKeeping: accepting.isLoading,
  }
}
