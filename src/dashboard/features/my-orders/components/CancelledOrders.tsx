import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useListMyOrdersQuery } from '@/api'
import { DividedList } from '@/dashboard/ui/DividedList'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import { Panel } from '@/dashboard/ui/Panel'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

/** Renders nothing if there are none. */
export function CancelledOrders() {
  const arg = useOwnArg()
  const { data: orders = [] } = useListMyOrdersQuery(
    arg === skipToken ? skipToken : { ...arg, cancelled: true },
  )
  if (orders.length === 0) return null
  return (
    <Panel title={t(messages.cancelledOrders)}>
      <DividedList>
        {orders.map((order) => (
          <Stack
            key={order._id}
            component="li"
            direction={{ xs: 'column', lg: 'row' }}
            sx={{ justifyContent: 'space-between', gap: 1 }}
          >
            <OrderSummaryRow order={order} />
            <Typography variant="body2" sx={{ flex: 'none' }}>
              {t(messages.cancelledOn)(formatDate(order.deletedAt))}
            </Typography>
          </Stack>
        ))}
      </DividedList>
    </Panel>
  )
}
