import { categoryPath } from '../../../../shop/addresses'
import type { PriceRange } from '../../../../shop/listing'
import { Button, buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { Link } from '../../../shared/ui/link/Link'
import { priceText } from '../lib/priceChoices'

export function EmptyCategory({ title }: { title: string }) {
  return (
    <EmptyState title={`No products in ${title} yet.`}>
      <p>New products arrive every week. Until then, browse our best sellers.</p>
      <Link className={buttonClass()} to={categoryPath('best seller')}>
        Go to the best sellers
      </Link>
    </EmptyState>
  )
}

type NothingInRangeProps = { price: PriceRange; hasOtherPages: boolean; onClear: () => void }

export function NothingInRange({ price, hasOtherPages, onClear }: NothingInRangeProps) {
  return (
    <EmptyState
      title={`No products ${hasOtherPages ? 'on this page' : 'here'} in this price range.`}
    >
      <p>Your filter: {priceText(price)}</p>
      <Button onClick={onClear}>Clear price filter</Button>
    </EmptyState>
  )
}
