import FormHelperText from '@mui/material/FormHelperText'
import { type Order, type Refund, useListOrderPaymentsQuery, useRefundOrderMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import * as paymentMessages from '../paymentMessages'

function showResult({ state, failure }: Refund, money: string) {
  if (state === 'failed') {
    showToast(t(paymentMessages.refundRefused)(failure ?? ''), 'warning')
  } else {
    const result =
      state === 'settled'
        ? paymentMessages.cancelledAndRefunded
        : paymentMessages.cancelledAndOnItsWay
    showToast(t(result)(money))
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
      title: t(paymentMessages.refundQuestion),
      text: [
        t(paymentMessages.refundDetails)(shortId(id), name, money),
        ...(payment?.kind === 'cash' ? [t(paymentMessages.giveCashBack)] : []),
        ...(refundDue ? [t(paymentMessages.otherRefundNeeded)] : []),
        ...(status === 'Delivered' ? [t(paymentMessages.productsShouldBeBack)] : []),
      ].join('\n'),
      confirmLabel: t(paymentMessages.cancelAndRefund),
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
        {t(paymentMessages.cancelAndRefund)}
      </BusyButton>
      {payment?.isRefundable === false && (
        <FormHelperText sx={{ maxWidth: '32rem' }}>
          {t(paymentMessages.notRefundable)}
        </FormHelperText>
      )}
    </div>
  )
}
