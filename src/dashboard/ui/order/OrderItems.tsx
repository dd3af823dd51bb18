import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OrderItem } from '@/api'
import { productPath } from '@/common/addresses'
import { getLineTotal } from '@/entities/order/lib/amounts'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { langOf } from '@/shared/lib/langOf'
import { Link as RouterLink } from '@/shared/ui/Link'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import { DividedList } from '../DividedList'

export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <DividedList>
      {items.map((item) => (
        <Stack
          key={item.gadgetId}
          component="li"
          direction="row"
          sx={{ alignItems: 'center', gap: 2 }}
        >
          <Thumbnail src={item.image} size={72} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              component={RouterLink}
              underline="hover"
              sx={{ whiteSpace: 'normal' }}
              to={productPath({ _id: item.gadgetId, productName: item.name })}
              lang={langOf(item.name)}
            >
              {item.name}
            </Link>
            <Typography variant="body2">
              {formatTaka(item.price)} × {formatCount(item.quantity)}
            </Typography>
          </Box>
          <Typography
            noWrap
            sx={{ fontWeight: 'var(--weight-semibold)', fontFeatureSettings: '"tnum"' }}
          >
            {formatTaka(getLineTotal(item))}
          </Typography>
        </Stack>
      ))}
    </DividedList>
  )
}
