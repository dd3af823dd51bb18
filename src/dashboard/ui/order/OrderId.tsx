import Link from '@mui/material/Link'
import type { Order } from '@/api'
import { orderPath } from '@/common/addresses'
import { shortId } from '@/entities/order/lib/labels'
import { Link as RouterLink } from '@/shared/ui/Link'

/** The short id as a link to the order; the tooltip has the full id. */
export function OrderId({ order }: { order: Order }) {
  return (
    <Link component={RouterLink} to={orderPath(order)} title={order._id} noWrap>
      {shortId(order._id)}
    </Link>
  )
}
