import { categoryPath } from '../../../../shop/addresses'
import type { PriceRange } from '../../../../shop/listing'
import { Button, buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { Link } from '../../../shared/ui/link/Link'
import { priceText } from '../lib/priceChoices'

export function EmptyCategory({ title }: { title: string }) {
  return (
    <EmptyState title={`There is nothing in ${title} at the moment.`}>
      <p>New products arrive every week. Until then, see what others like best.</p>
      <Link className={buttonClass()} to={categoryPath('best seller')}>
        Go to the best sellers
      </Link>
    </EmptyState>
  )
}

type NothingInRangeProps = { price: PriceRange; hasOtherPages: boolean; onClear: () => void }

export function NothingInRange({ price, hasOtherPages, onClear }: NothingInRangeProps) {
  return (
    <EmptyState title={`Nothing ${hasOtherPages ? 'on this page' : 'here'} at this price.`}>
      <p>You asked for {priceText(price)}.</p>
      <Button onClick={onClear}>Show any price</Button>
    </EmptyState>
  )
}
