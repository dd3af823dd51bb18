import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Order } from '@/api'
import { getItemCount, getItemsTotal } from '@/entities/order/lib/amounts'
import { getOrderTitle, shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { DeliveryCharge } from './DeliveryCharge'
import { OrderId } from './OrderId'
import { OrderThumbnail } from './OrderThumbnail'

type OrderSummaryRowProps = {
  order: Order
  /** False in dialogs, where leaving would lose what is being typed. */
  isLinked?: boolean
  /** Where the ID leads, if it is not the page of the order. */
  to?: string | undefined
}

export function OrderSummaryRow({ order, isLinked = true, to }: OrderSummaryRowProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minWidth: 0 }}>
      <OrderThumbnail order={order} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'var(--weight-semibold)', lineHeight: 1.3 }}>
          {getOrderTitle(order)}
        </Typography>
        <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {isLinked ? <OrderId order={order} to={to} /> : <span>{shortId(order._id)}</span>}
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <span>{t(messages.itemCount)(getItemCount(order))}</span>
            <Box
              component="strong"
              sx={{ color: 'text.primary', fontWeight: 'var(--weight-semibold)' }}
            >
              {formatTaka(getItemsTotal(order))}
            </Box>
            <DeliveryCharge order={order} />
          </Box>
        </Typography>
      </Box>
    </Stack>
  )
}
