import { Badge } from '../../../shared/ui/badge/Badge'

export function StockBadge({ isInStock }: { isInStock: boolean }) {
  return isInStock ? (
    <Badge tone="good" hasDot>
      In Stock
    </Badge>
  ) : (
    <Badge tone="bad" hasDot>
      Out of Stock
    </Badge>
  )
}
