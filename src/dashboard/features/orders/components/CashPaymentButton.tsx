import { type Order, useRecordCashPaymentMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { shop } from '@/shop/shop.config'

/** Renders nothing for a paid or deleted order, or if the shop takes no cash. */
export function CashPaymentButton({ order }: { order: Order }) {
  const [recordCashPayment, { isLoading }] = useRecordCashPaymentMutation()
  if (!shop.cashOnDelivery || order.payment || order.deletedAt) return null
  const money = formatTaka(order.totalAmount, { hasDecimals: true })

  async function record() {
    const isConfirmed = await askToConfirm({
      title: 'Was this order paid in cash?',
      text: `Order ${shortId(order._id)} of ${order.name}: ${money} received in cash. The order will be marked as paid.`,
      confirmLabel: 'Record cash payment',
    })
    if (!isConfirmed) return
    const { data } = await recordCashPayment({ id: order._id })
    if (!data) return
    showToast(`${formatTaka(data.amount, { hasDecimals: true })} in cash recorded`)
    if (data.hadOpenPage) {
      showToast(
        'The customer had opened the online payment page. If they pay there too, it is listed as paid twice, to be refunded.',
        'warning',
      )
    }
  }

  return (
    <BusyButton
      sx={{ justifySelf: 'start', alignSelf: 'start' }}
      isBusy={isLoading}
      onClick={() => void record()}
    >
      Record cash payment
    </BusyButton>
  )
}
