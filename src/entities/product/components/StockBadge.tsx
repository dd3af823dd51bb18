import { Badge } from '@/shared/ui/Badge'

export function StockBadge({ isInStock }: { isInStock: boolean }) {
  return (
    <Badge tone={isInStock ? 'good' : 'bad'} hasDot>
      {isInStock ? 'In Stock' : 'Out of Stock'}
    </Badge>
  )
}
