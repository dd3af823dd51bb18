import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Order } from '@/api'
import { OrderId } from '@/dashboard/ui/order/OrderId'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import { PayBanner } from './PayBanner'

type PlacedOrderProps = { order: Order; action: ReactNode }

/** After the checkout: what is left to do. */
export function PlacedOrder({ order, action }: PlacedOrderProps) {
  return (
    <PayBanner
      label={t(messages.newOrder)}
      title={t(shop.cashOnDelivery ? messages.orderPlacedPayOrCash : messages.orderPlacedPay)}
      action={action}
    >
      <Typography
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
      >
        <span>{t(messages.order)}</span>
        <OrderId order={order} />
        <strong>{formatOrderTotal(order)}</strong>
      </Typography>
    </PayBanner>
  )
}
