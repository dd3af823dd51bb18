import Box from '@mui/material/Box'
import type { Order } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { PaymentBadge, StatusBadge } from './OrderBadges'

/** Both badges; alone, 'Pending' would not say that it is about the payment. */
export function OrderStates({ order }: { order: Order }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 8px',
        color: 'text.secondary',
        fontSize: 'var(--text-xs)',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        {!order.payment && <span>{t(messages.payment)}</span>}
        <PaymentBadge order={order} />
      </Box>
      <StatusBadge order={order} />
    </Box>
  )
}
