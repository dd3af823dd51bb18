import { attributeRows } from '@/common/attributes'
import {
  anyPrice,
  countFilters,
  hasPriceFilter,
  inStockFilter,
  type Listing,
  noFilters,
} from '@/common/listing'
import { langOf } from '@/shared/lib/langOf'
import { language, t } from '@/shared/lib/language'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { priceText } from '../lib/priceChoices'
import * as messages from '../messages'
import styles from './FilterChips.module.css'

export type FilterChanges = Partial<Pick<Listing, 'price' | 'filters'>>

type FilterChipsProps = {
  listing: Pick<Listing, 'price' | 'filters'>
  onChange: (changes: FilterChanges) => void
}

/** What the list is filtered by; a click removes it. */
export function FilterChips({ listing, onChange }: FilterChipsProps) {
  const { price, filters } = listing
  return (
    <>
      {hasPriceFilter(price) && (
        <button type="button" className={styles.chip} onClick={() => onChange({ price: anyPrice })}>
          <VisuallyHidden>{t(messages.removePriceFilter)}</VisuallyHidden>
          {priceText(price)}
          <CloseIcon size={16} />
        </button>
      )}
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          onClick={() => onChange({ filters: filters.filter((each) => each !== filter) })}
        >
          <VisuallyHidden>{t(messages.removeFilter)}</VisuallyHidden>
          <FilterName filter={filter} />
          <CloseIcon size={16} />
        </button>
      ))}
      {countFilters(listing) > 1 && (
        <button type="button" className={styles.clear} onClick={() => onChange(noFilters)}>
          {t(messages.clearAll)}
        </button>
      )}
    </>
  )
}

/** `Brand: Dhonira`; one that the shop does not have as the address has it. */
function FilterName({ filter }: { filter: string }) {
  if (filter === inStockFilter) return t(messages.inStockOnly)
  const [row] = attributeRows(language, [filter])
  if (!row) return <span className={styles.text}>{filter}</span>
  return (
    <span className={styles.text}>
      {`${row.label}: `}
      <span lang={row.isTyped ? langOf(row.text) : undefined}>{row.text}</span>
    </span>
  )
}
