import { type Order, useRecordCashPaymentMutation } from '@/api'
import { shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import * as paymentMessages from '../paymentMessages'

/** Records that an order was paid in cash, after a confirmation. */
export function useCashPayment(order: Order) {
  const [recordCashPayment, { isLoading }] = useRecordCashPaymentMutation()

  async function record() {
    const money = formatTaka(order.totalAmount, { hasDecimals: true })
    const isConfirmed = await askToConfirm({
      title: t(paymentMessages.cashQuestion),
      text: t(paymentMessages.cashDetails)(shortId(order._id), order.name, money),
      confirmLabel: t(paymentMessages.recordCash),
    })
    if (!isConfirmed) return
    const { data } = await recordCashPayment({ id: order._id })
    if (!data) return
    showToast(t(paymentMessages.cashRecorded)(formatTaka(data.amount, { hasDecimals: true })))
    if (data.hadOpenPage) {
      showToast(t(paymentMessages.mayBePaidTwice), 'warning')
    }
  }

  return { record: () => void record(), isRecording: isLoading }
}
