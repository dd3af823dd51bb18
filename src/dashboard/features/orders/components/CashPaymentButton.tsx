import type { Order } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { t } from '@/shared/lib/language'
import { useCashPayment } from '../hooks/useCashPayment'
import { isCashDue } from '../lib/cash'
import * as paymentMessages from '../paymentMessages'

/** Renders nothing but for an unpaid order that is to be delivered. Of a delivered one it is the main action. */
export function CashPaymentButton({ order }: { order: Order }) {
  const { record, isRecording } = useCashPayment(order)
  if (!isCashDue(order)) return null
  return (
    <BusyButton
      sx={{ justifySelf: 'start', alignSelf: 'start' }}
      isBusy={isRecording}
      onClick={record}
    >
      {t(paymentMessages.recordCash)}
    </BusyButton>
  )
}
