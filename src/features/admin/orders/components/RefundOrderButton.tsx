import { type Order, useDeleteOrderMutation, useRefundPaymentMutation } from '../../../../api'
import { shortId } from '../../../../entities/order'
import { BusyButton } from '../../../../shared/forms/BusyButton'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { askToConfirm } from '../../../../shared/ui/dialog'
import { showToast } from '../../../../shared/ui/toast'

/** Cancels a paid order and refunds its payment. If the refund fails, the payment stays on the list of refunds that are due. */
export function RefundOrderButton({ order }: { order: Order }) {
  const [deleteOrder, deleting] = useDeleteOrderMutation()
  const [refundPayment, refunding] = useRefundPaymentMutation()
  const { _id: id, name, transactionId: tranId, totalAmount, status, refundDue, deletedAt } = order
  if (!tranId || deletedAt) return null
  const money = formatTaka(totalAmount, { hasDecimals: true })

  async function refund(refundedId: string) {
    const isConfirmed = await askToConfirm({
      title: 'Cancel this order and refund it?',
      text: [
        `Order ${shortId(id)} of ${name}: ${money} goes back to the customer.`,
        'If it was paid in cash, give the cash back first.',
        ...(refundDue ? ['Another payment of this order needs a refund of its own.'] : []),
        ...(status === 'Delivered' ? ['It was delivered: the products should be back, too.'] : []),
      ].join('\n'),
      confirmLabel: 'Cancel and refund',
      isDestructive: true,
    })
    if (!isConfirmed) return
    const deleted = await deleteOrder({ id })
    if (deleted.error) return
    const { error } = await refundPayment({ tranId: refundedId })
    if (error) {
      showToast('The order is cancelled, but not refunded yet. Try again in Refunds.', 'warning')
    } else {
      showToast(`Order cancelled, ${money} refunded`)
    }
  }

  return (
    <BusyButton
      variant="outlined"
      sx={{ justifySelf: 'start', alignSelf: 'start' }}
      isBusy={deleting.isLoading || refunding.isLoading}
      onClick={() => void refund(tranId)}
    >
      Cancel and refund
    </BusyButton>
  )
}
