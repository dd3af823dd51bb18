import type { Order } from '../../../../api'
import { pressable } from '../../../../shared/ui/button/pressable'
import cells from '../../shared/components/cells.module.css'

type DeliverButtonProps = {
  order: Order
  tabIndex?: number
  onDeliver: (order: Order) => void
}

/** Disabled once the order is delivered. */
export function DeliverButton({ order, tabIndex, onDeliver }: DeliverButtonProps) {
  const isPending = order.status === 'Pending'
  return (
    <button
      type="button"
      className={cells.button}
      tabIndex={tabIndex}
      {...pressable({ isDisabled: !isPending, onClick: () => onDeliver(order) })}
    >
      {isPending ? 'Mark as Delivered' : 'Marked'}
    </button>
  )
}
