import Badge from '@mui/material/Badge'
import type { Order } from '@/api'
import { formatCount } from '@/shared/lib/formatCount'
import { Thumbnail } from '@/shared/ui/Thumbnail'

/** The first item's picture and the number of further items. Hidden from screen readers: the names are beside it. */
export function OrderThumbnail({ order }: { order: Pick<Order, 'cartItems'> }) {
  const [first, ...others] = order.cartItems
  return (
    <Badge
      aria-hidden="true"
      color="primary"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      overlap="circular"
      badgeContent={others.length > 0 ? `+${formatCount(others.length)}` : undefined}
    >
      <Thumbnail src={first?.image} size={56} />
    </Badge>
  )
}
