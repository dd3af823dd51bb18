import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import type { Order } from '../../../api'
import { Picture } from '../../../shared/ui/picture/Picture'

export function ItemPicture({ src, size }: { src: string; size: number }) {
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        overflow: 'hidden',
        width: size,
        height: size,
        borderRadius: 'var(--radius)',
        bgcolor: 'var(--ink-100)',
      }}
    >
      <Picture src={src} alt="" sizes={`${size}px`} />
    </Box>
  )
}

/** The first item's picture and the number of further items. Hidden from screen readers: the names are beside it. */
export function OrderThumbnail({ order }: { order: Pick<Order, 'cartItems'> }) {
  const [first, ...others] = order.cartItems
  return (
    <Badge
      aria-hidden="true"
      color="primary"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      overlap="circular"
      badgeContent={others.length > 0 ? `+${others.length}` : undefined}
    >
      <ItemPicture src={first?.image ?? ''} size={56} />
    </Badge>
  )
}
