import Link from '@mui/material/Link'
import type { Order } from '@/api'
import { orderPath } from '@/common/addresses'
import { shortId } from '@/entities/order/lib/labels'
import { Link as RouterLink } from '@/shared/ui/Link'

type OrderIdProps = {
  order: Order
  /** The page of the order, unless it is another one. */
  to?: string | undefined
}

/** The short id as a link to the order, whose tooltip has the full id, and the number. */
export function OrderId({ order, to = orderPath(order) }: OrderIdProps) {
  return (
    <>
      <Link component={RouterLink} to={to} title={order._id} noWrap>
        {shortId(order._id)}
      </Link>{' '}
      {order.orderNumber && <span style={{ whiteSpace: 'nowrap' }}>{order.orderNumber}</span>}
    </>
  )
}
