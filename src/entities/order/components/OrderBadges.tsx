import type { Order } from '../../../api'
import { Badge } from '../../../shared/ui/badge/Badge'

export function PaymentBadge({ order: { payment } }: { order: Order }) {
  return (
    <Badge tone={payment ? 'good' : 'bad'} hasDot>
      {payment ? 'Paid' : 'Pending'}
    </Badge>
  )
}

export function StatusBadge({ order: { status } }: { order: Order }) {
  const isDelivered = status === 'Delivered'
  return (
    <Badge tone={isDelivered ? 'good' : 'neutral'} hasDot>
      {isDelivered ? 'Delivered' : 'Pending for delivery'}
    </Badge>
  )
}
