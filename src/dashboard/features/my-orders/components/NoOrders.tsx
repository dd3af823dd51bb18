import Button from '@mui/material/Button'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'

export function NoOrders() {
  return (
    <EmptyState title={t(messages.noOrders)}>
      <p>{t(messages.ordersAppearHere)}</p>
      <Button component={Link} variant="contained" to="/">
        {t(messages.startShopping)}
      </Button>
    </EmptyState>
  )
}
