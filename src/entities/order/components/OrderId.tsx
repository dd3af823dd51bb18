import Link from '@mui/material/Link'
import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import { Link as RouterLink } from '../../../shared/ui/link/Link'
import { shortId } from '../lib/labels'

/** The short id as a link to the order; the tooltip has the full id. */
export function OrderId({ order }: { order: Order }) {
  return (
    <Link component={RouterLink} to={orderPath(order)} title={order._id} noWrap>
      {shortId(order._id)}
    </Link>
  )
}
