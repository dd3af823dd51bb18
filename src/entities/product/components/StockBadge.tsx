import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Badge } from '@/shared/ui/Badge'

export function StockBadge({ isInStock }: { isInStock: boolean }) {
  return (
    <Badge tone={isInStock ? 'good' : 'bad'} hasDot>
      {t(isInStock ? shared.inStock : shared.outOfStock)}
    </Badge>
  )
}
