import FormHelperText from '@mui/material/FormHelperText'
import { type Order, type Refund, useListOrderPaymentsQuery, useRefundOrderMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'

function showResult({ state, failure }: Refund, money: string) {
  if (state === 'failed') {
    showToast(
      `Order cancelled, but the gateway refuses the refund: ${failure}. See Refunds.`,
      'warning',
    )
  } else {
    showToast(`Order cancelled, ${money} ${state === 'settled' ? 'refunded' : 'on its way back'}`)
  }
}

/** Cancels a paid order and refunds its payment, if the gateway can. */
export function RefundOrderButton({ order }: { order: Order }) {
  const { _id: id, name, transactionId: tranId, totalAmount, status, refundDue, deletedAt } = order
  const isPaid = tranId !== undefined && !deletedAt
  const { currentData: attempts } = useListOrderPaymentsQuery({ id }, { skip: !isPaid })
  const [refundOrder, { isLoading }] = useRefundOrderMutation()
  if (!isPaid) return null
  const payment = attempts?.find(({ transactionId }) => transactionId === tranId)
  const money = formatTaka(totalAmount, { hasDecimals: true })

  async function refund() {
    const isConfirmed = await askToConfirm({
      title: 'Cancel this order and refund it?',
      text: [
        `Order ${shortId(id)} of ${name}: ${money} goes back to the customer.`,
        ...(payment?.kind === 'cash' ? ['It was paid in cash: give the cash back first.'] : []),
        ...(refundDue ? ['Another payment of this order needs a refund of its own.'] : []),
        ...(status === 'Delivered' ? ['It was delivered: the products should be back, too.'] : []),
      ].join('\n'),
      confirmLabel: 'Cancel and refund',
      isDestructive: true,
    })
    if (!isConfirmed) return
    const { data } = await refundOrder({ id })
    if (data) showResult(data, money)
  }

  return (
    <div>
      <BusyButton
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
        isBusy={isLoading}
        disabled={!payment?.isRefundable}
        onClick={() => void refund()}
      >
        Cancel and refund
      </BusyButton>
      {payment?.isRefundable === false && (
        <FormHelperText sx={{ maxWidth: '32rem' }}>
          The gateway named no bank transaction for this payment, so it cannot be refunded from
          here. Delete the order, refund the payment in the gateway’s panel, then record it in
          Refunds as settled elsewhere.
        </FormHelperText>
      )}
    </div>
  )
}
