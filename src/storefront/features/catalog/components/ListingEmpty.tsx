import { categoryPath } from '@/common/addresses'
import type { PriceRange } from '@/common/listing'
import { Button, buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { SearchIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { priceText } from '../lib/priceChoices'

export function EmptyCategory({ title }: { title: string }) {
  return (
    <EmptyState title={`No products in ${title} yet.`}>
      <p>New products arrive every week. Until then, browse our best sellers.</p>
      <BestSellersLink />
    </EmptyState>
  )
}

export function NothingSearched() {
  return (
    <EmptyState title="What are you looking for?" icon={SearchIcon}>
      <p>Type a product, a brand or a category into the search box above.</p>
    </EmptyState>
  )
}

export function NoResults({ search }: { search: string }) {
  return (
    <EmptyState title={`No products match “${search}”.`} icon={SearchIcon}>
      <p>Check the spelling, or try a more general word.</p>
      <BestSellersLink />
    </EmptyState>
  )
}

function BestSellersLink() {
  return (
    <Link className={buttonClass()} to={categoryPath('best seller')}>
      Go to the best sellers
    </Link>
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
