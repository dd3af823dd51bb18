import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import type { Order } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const dot = (
  <Box
    component="span"
    sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentcolor' }}
  />
)

/** A long state takes two lines. */
const wrapping = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { py: 0.25, lineHeight: 1.3, whiteSpace: 'normal' },
}

const StatusChip = (props: Pick<ChipProps, 'color' | 'label'>) => (
  <Chip {...props} icon={dot} sx={wrapping} />
)

export function PaymentBadge({ order }: { order: Order }) {
  const { payment, deletedAt, refunds = [], refundPending } = order
  if (deletedAt && !payment) return <StatusChip color="default" label={t(messages.notPaid)} />
  if (deletedAt && refunds.length > 0 && !refundPending) {
    return <StatusChip color="default" label={t(messages.refunded)} />
  }
  return (
    <StatusChip
      color={payment ? 'success' : 'warning'}
      label={t(payment ? messages.paid : messages.paymentPending)}
    />
  )
}

export function StatusBadge({ order: { status, deletedAt } }: { order: Order }) {
  if (deletedAt) return <StatusChip color="default" label={t(messages.cancelled)} />
  const isDelivered = status === 'Delivered'
  return (
    <StatusChip
      color={isDelivered ? 'success' : 'default'}
      label={t(isDelivered ? messages.delivered : messages.deliveryPending)}
    />
  )
}
