import Button from '@mui/material/Button'
import type { Order } from '@/api'
import { t } from '@/shared/lib/language'
import { pressable } from '@/shared/ui/pressable'
import { useCashPayment } from '../hooks/useCashPayment'
import { isCashUnrecorded } from '../lib/cash'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'

type MainOrderActionProps = { order: Order; onDeliver: (order: Order) => void }

/** What is to be done next. One button, which keeps the focus when its step has become another one. */
export function MainOrderAction({ order, onDeliver }: MainOrderActionProps) {
  const { record, isRecording } = useCashPayment(order)
  const step =
    order.status === 'Pending'
      ? { label: t(messages.markAsDelivered), run: () => onDeliver(order) }
      : isCashUnrecorded(order)
        ? { label: t(paymentMessages.recordCash), run: record }
        : { label: t(messages.marked) }
  return (
    <Button
      variant="contained"
      aria-busy={isRecording || undefined}
      {...pressable({ isDisabled: !step.run || isRecording, onClick: step.run })}
    >
      {step.label}
    </Button>
  )
}
