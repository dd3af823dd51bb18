import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Order } from '@/api'
import { OrderId } from '@/dashboard/ui/order/OrderId'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

type PlacedOrderProps = { order: Order; action: ReactNode }

/** After the checkout: what is left to do. */
export function PlacedOrder({ order, action }: PlacedOrderProps) {
  return (
    <Card
      component="section"
      aria-label={t(messages.newOrder)}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        border: '1px solid var(--marigold-300)',
        bgcolor: 'var(--marigold-50)',
      }}
    >
      <Typography variant="h2">
        {t(shop.cashOnDelivery ? messages.payNowOrInCash : messages.payNow)}
      </Typography>
      <Typography
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
      >
        <span>{t(messages.order)}</span>
        <OrderId order={order} />
        <strong>{formatOrderTotal(order)}</strong>
      </Typography>
      <Box sx={{ maxWidth: '16rem' }}>{action}</Box>
    </Card>
  )
}
