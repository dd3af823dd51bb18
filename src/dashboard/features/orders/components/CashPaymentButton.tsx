import { type Order, useRecordCashPaymentMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

/** Renders nothing for a paid or deleted order, or if the shop takes no cash. */
export function CashPaymentButton({ order }: { order: Order }) {
  const [recordCashPayment, { isLoading }] = useRecordCashPaymentMutation()
  if (!shop.cashOnDelivery || order.payment || order.deletedAt) return null
  const money = formatTaka(order.totalAmount, { hasDecimals: true })

  async function record() {
    const isConfirmed = await askToConfirm({
      title: t(messages.cashQuestion),
      text: t(messages.cashDetails)(shortId(order._id), order.name, money),
      confirmLabel: t(messages.recordCash),
    })
    if (!isConfirmed) return
    const { data } = await recordCashPayment({ id: order._id })
    if (!data) return
    showToast(t(messages.cashRecorded)(formatTaka(data.amount, { hasDecimals: true })))
    if (data.hadOpenPage) {
      showToast(t(messages.mayBePaidTwice), 'warning')
    }
  }

  return (
    <BusyButton
      sx={{ justifySelf: 'start', alignSelf: 'start' }}
      isBusy={isLoading}
      onClick={() => void record()}
    >
      {t(messages.recordCash)}
    </BusyButton>
  )
}
