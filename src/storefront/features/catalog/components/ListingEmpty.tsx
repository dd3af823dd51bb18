import { categoryPath } from '@/common/addresses'
import type { PriceRange } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { Button, buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { SearchIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { priceText } from '../lib/priceChoices'
import * as messages from '../messages'

export function EmptyCategory({ title }: { title: string }) {
  return (
    <EmptyState title={t(messages.noProductsIn)(title)}>
      <p>{t(messages.newEveryWeek)}</p>
      <BestSellersLink />
    </EmptyState>
  )
}

export function NothingSearched() {
  return (
    <EmptyState title={t(messages.whatToSearch)} icon={SearchIcon}>
      <p>{t(messages.howToSearch)}</p>
    </EmptyState>
  )
}

export function NoResults({ search }: { search: string }) {
  return (
    <EmptyState title={t(messages.noResults)(search)} icon={SearchIcon}>
      <p>{t(messages.tryOtherWords)}</p>
      <BestSellersLink />
    </EmptyState>
  )
}

function BestSellersLink() {
  return (
    <Link className={buttonClass()} to={categoryPath('best seller')}>
      {t(messages.toBestSellers)}
    </Link>
  )
}

type NothingInRangeProps = { price: PriceRange; hasOtherPages: boolean; onClear: () => void }

export function NothingInRange({ price, hasOtherPages, onClear }: NothingInRangeProps) {
  return (
    <EmptyState title={t(hasOtherPages ? messages.noneInRangeOnPage : messages.noneInRangeHere)}>
      <p>{t(messages.yourFilter)(priceText(price))}</p>
      <Button onClick={onClear}>{t(messages.clearPriceFilter)}</Button>
    </EmptyState>
  )
}
