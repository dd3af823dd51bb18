import type { ChangeEvent } from 'react'
import {
  countFilters,
  type Listing,
  pageSizes,
  readListing,
  type SortOrder,
  sortOrdersOf,
  writeListing,
} from '@/common/listing'
import type { Text } from '@/common/text'
import { classNames } from '@/shared/lib/classNames'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { FilterIcon } from '@/shared/ui/icon/filterIcon'
import { Select } from '@/storefront/ui/Select'
import * as messages from '../messages'
import styles from './ListingToolbar.module.css'

type ListingToolbarProps = {
  listing: Listing
  onChange: (changes: Partial<Listing>) => void
  /** Without it there are no filters. */
  onFilterOpen?: () => void
}

/** Of the fields, and the page, which starts anew. */
const ownNames: ReadonlySet<string> = new Set(['perPage', 'sort', 'page'])

const sortTexts: Record<SortOrder, Text | string> = {
  relevant: messages.relevant,
  lowToHigh: messages.lowToHigh,
  highToLow: messages.highToLow,
  bestRated: messages.bestRated,
}

/** A form, so that it works before the scripts have loaded, and without them. */
export function ListingToolbar({ listing, onChange, onFilterOpen }: ListingToolbarProps) {
  const { search, page, pageSize, sort } = listing
  const filterCount = countFilters(listing)
  const others = [...writeListing(listing)].filter(([name]) => !ownNames.has(name))

  /** Goes to the page that contains the first product shown before. */
  function handleChange({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) {
    const fields = new URLSearchParams({ q: search, sort, perPage: `${pageSize}`, [name]: value })
    const next = readListing(fields)
    const firstShown = (page - 1) * pageSize
    onChange({
      sort: next.sort,
      pageSize: next.pageSize,
      page: Math.floor(firstShown / next.pageSize) + 1,
    })
  }

  return (
    <form className={styles.toolbar} method="get">
      {/* On wider screens the filters are beside the list. */}
      {onFilterOpen && (
        <Button
          className={classNames('below-768', styles.filter)}
          aria-haspopup="dialog"
          onClick={onFilterOpen}
        >
          <FilterIcon size={20} />
          {t(messages.filters)}
          {filterCount > 0 && <span className={styles.count}>{formatCount(filterCount)}</span>}
        </Button>
      )}
      <Select
        className={styles.sort}
        label={t(messages.sortBy)}
        name="sort"
        value={sort}
        onChange={handleChange}
      >
        {sortOrdersOf(search).map((order) => (
          <option key={order} value={order}>
            {t(sortTexts[order])}
          </option>
        ))}
      </Select>
      <Select
        className={styles.size}
        label={t(messages.perPage)}
        name="perPage"
        value={pageSize}
        onChange={handleChange}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {formatCount(size)}
          </option>
        ))}
      </Select>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <noscript className={styles.submit}>
        <Button type="submit">{t(messages.apply)}</Button>
      </noscript>
    </form>
  )
}
