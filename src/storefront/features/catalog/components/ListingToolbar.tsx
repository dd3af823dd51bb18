import {
  hasPriceFilter,
  type Listing,
  pageSizes,
  type SortOrder,
  writeListing,
} from '@/common/listing'
import { Button } from '@/shared/ui/Button'
import { FilterIcon } from '@/shared/ui/icon/icons'
import { Select } from '@/storefront/ui/Select'
import styles from './ListingToolbar.module.css'

type ListingToolbarProps = {
  listing: Listing
  onPageSizeChange: (pageSize: number) => void
  onSortChange: (sort: SortOrder) => void
  /** Without it there are no filters. */
  onFilterOpen?: () => void
}

/** Of the fields, and the page, which starts anew. */
const ownNames: ReadonlySet<string> = new Set(['perPage', 'sort', 'page'])

const sizeOptions = pageSizes.map((value) => ({ value, label: `${value}` }))
const sortOptions: { value: SortOrder; label: string }[] = [
  { value: 'relevant', label: 'Relevant' },
  { value: 'lowToHigh', label: 'Price: Low to High' },
  { value: 'highToLow', label: 'Price: High to Low' },
]

/** A form, so that it works before the scripts have loaded, and without them. */
export function ListingToolbar({
  listing,
  onPageSizeChange,
  onSortChange,
  onFilterOpen,
}: ListingToolbarProps) {
  const { pageSize, sort, price } = listing
  const others = [...writeListing(listing)].filter(([name]) => !ownNames.has(name))
  return (
    <form className={styles.toolbar} method="get">
      {onFilterOpen && (
        <Button className={styles.filter} aria-haspopup="dialog" onClick={onFilterOpen}>
          <FilterIcon size={20} />
          Filters{hasPriceFilter(price) && <span className={styles.count}>1</span>}
        </Button>
      )}
      <Select
        className={styles.sort}
        label="Sort by"
        name="sort"
        value={sort}
        options={sortOptions}
        onChange={onSortChange}
      />
      <Select
        className={styles.size}
        label="Per page"
        name="perPage"
        value={pageSize}
        options={sizeOptions}
        onChange={onPageSizeChange}
      />
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript className={styles.submit}>
        <Button type="submit">Apply</Button>
      </noscript>
    </form>
  )
}
