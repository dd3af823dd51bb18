import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import type { Order } from '../../../api'

const dot = (
  <Box
    component="span"
    sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentcolor' }}
  />
)

const StatusChip = (props: Pick<ChipProps, 'color' | 'label'>) => <Chip {...props} icon={dot} />

export function PaymentBadge({ order: { payment } }: { order: Order }) {
  return <StatusChip color={payment ? 'success' : 'error'} label={payment ? 'Paid' : 'Pending'} />
}

export function StatusBadge({ order: { status } }: { order: Order }) {
  const isDelivered = status === 'Delivered'
  return (
    <StatusChip
      color={isDelivered ? 'success' : 'default'}
      label={isDelivered ? 'Delivered' : 'Pending for delivery'}
    />
  )
}
