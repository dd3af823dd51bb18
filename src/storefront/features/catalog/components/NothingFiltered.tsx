import type { Listing } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { priceText } from '../lib/priceChoices'
import * as messages from '../messages'

type NothingFilteredProps = {
  listing: Pick<Listing, 'price' | 'filters'>
  hasOtherPages: boolean
  onClear: () => void
}

export function NothingFiltered({ listing, hasOtherPages, onClear }: NothingFilteredProps) {
  const { price, filters } = listing
  if (filters.length > 0) {
    return (
      <EmptyState title={t(messages.noneWithFilters)}>
        <Button onClick={onClear}>{t(messages.clearAll)}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(hasOtherPages ? messages.noneInRangeOnPage : messages.noneInRangeHere)}>
      <p>{t(messages.yourFilter)(priceText(price))}</p>
      <Button onClick={onClear}>{t(messages.clearPriceFilter)}</Button>
    </EmptyState>
  )
}
