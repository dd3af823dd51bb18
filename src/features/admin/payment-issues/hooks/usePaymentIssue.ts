import {
  type PaymentIssue,
  useAcceptPaymentMutation,
  useRefundPaymentMutation,
} from '../../../../api'
import { formatPayment } from '../../../../entities/order'
import { askToConfirm } from '../../../../shared/ui/dialog'
import { showToast } from '../../../../shared/ui/toast'

function getAcceptText({ reason, order }: PaymentIssue): string {
  if (reason === 'risky') return 'The order stays paid with this payment.'
  if (order.payment && !order.isDeleted) return 'The shop keeps the money; nothing is refunded.'
  return 'The shop keeps the money; nothing is refunded, and no order is marked as paid.'
}

export function usePaymentIssue(issue: PaymentIssue) {
  const [refundPayment, refunding] = useRefundPaymentMutation()
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
    const { error } = await refundPayment({ tranId })
    if (!error) showToast(`${money} refunded`)
  }

  async function accept() {
    const isConfirmed = await askToConfirm({
      title: 'Accept this payment?',
      text: getAcceptText(issue),
      confirmLabel: 'Accept',
    })
    if (!isConfirmed) return
    const { error } = await acceptPayment({ tranId })
    if (!error) showToast(`${money} accepted`)
  }

  return {
    refund: () => void refund(),
    accept: () => void accept(),
    isRefunding: refunding.isLoading,
    isAccepting: accepting.isLoading,
  }
}
