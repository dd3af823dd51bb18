import Button, { type ButtonProps } from '@mui/material/Button'
import type { Order } from '@/api'
import { t } from '@/shared/lib/language'
import { pressable } from '@/shared/ui/pressable'
import * as messages from '../messages'

type DeliverButtonProps = Omit<ButtonProps, 'onClick'> & {
  order: Order
  onDeliver: (order: Order) => void
}

/** Disabled once the order is delivered; it keeps the focus. */
export function DeliverButton({ order, onDeliver, ...rest }: DeliverButtonProps) {
  const isPending = order.status === 'Pending'
  return (
    <Button {...rest} {...pressable({ isDisabled: !isPending, onClick: () => onDeliver(order) })}>
      {isPending ? t(messages.markAsDelivered) : t(messages.marked)}
    </Button>
  )
}
