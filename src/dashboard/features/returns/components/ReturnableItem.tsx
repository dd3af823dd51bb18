import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OrderItem, OrderReturns } from '@/api'
import { formatDate } from '@/shared/lib/formatDate'
import { langOf } from '@/shared/lib/langOf'
import { t } from '@/shared/lib/language'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import * as messages from '../messages'

export type Returnable = OrderReturns['items'][number]

type ReturnableItemProps = { item: OrderItem; returnable: Returnable; onAsk: () => void }

export function ReturnableItem({ item, returnable, onAsk }: ReturnableItemProps) {
  const { kinds, returnUntil, warrantyUntil } = returnable
  const until = [
    ...(kinds.includes('return') ? [t(messages.returnUntil)(formatDate(returnUntil))] : []),
    ...(kinds.includes('warranty') ? [t(messages.warrantyUntil)(formatDate(warrantyUntil))] : []),
  ]
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 2 }}
    >
      <Thumbnail src={item.image} size={48} />
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
        <span lang={langOf(item.name)}>{item.name}</span>
        <Typography variant="body2">
          {until.map((each) => (
            <span key={each} style={{ display: 'block' }}>
              {each}
            </span>
          ))}
        </Typography>
      </Stack>
      <Button
        aria-label={t(messages.askFor)(item.name)}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
        onClick={onAsk}
      >
        {t(messages.ask)}
      </Button>
    </Stack>
  )
}
