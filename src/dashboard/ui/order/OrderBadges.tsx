import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import type { Order } from '@/api'

const dot = (
  <Box
    component="span"
    sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentcolor' }}
  />
)

const StatusChip = (props: Pick<ChipProps, 'color' | 'label'>) => <Chip {...props} icon={dot} />

export function PaymentBadge({ order }: { order: Order }) {
  const { payment, deletedAt, refunds = [], refundPending } = order
  if (deletedAt && !payment) return <StatusChip color="default" label="Not paid" />
  if (deletedAt && refunds.length > 0 && !refundPending) {
    return <StatusChip color="default" label="Refunded" />
  }
  return <StatusChip color={payment ? 'success' : 'warning'} label={payment ? 'Paid' : 'Pending'} />
}

export function StatusBadge({ order: { status, deletedAt } }: { order: Order }) {
  if (deletedAt) return <StatusChip color="default" label="Cancelled" />
  const isDelivered = status === 'Delivered'
  return (
    <StatusChip
      color={isDelivered ? 'success' : 'default'}
      label={isDelivered ? 'Delivered' : 'Pending for delivery'}
    />
  )
}
