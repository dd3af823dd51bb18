import type { ChangeEvent } from 'react'
import {
  hasPriceFilter,
  type Listing,
  pageSizes,
  readListing,
  writeListing,
} from '@/common/listing'
import { classNames } from '@/shared/lib/classNames'
import { Button } from '@/shared/ui/Button'
import { FilterIcon } from '@/shared/ui/icon/icons'
import { Select } from '@/storefront/ui/Select'
import styles from './ListingToolbar.module.css'

type ListingToolbarProps = {
  listing: Listing
  onChange: (changes: Partial<Listing>) => void
  /** Without it there are no filters. */
  onFilterOpen?: () => void
}

/** Of the fields, and the page, which starts anew. */
const ownNames: ReadonlySet<string> = new Set(['perPage', 'sort', 'page'])

/** A form, so that it works before the scripts have loaded, and without them. */
export function ListingToolbar({ listing, onChange, onFilterOpen }: ListingToolbarProps) {
  const { page, pageSize, sort, price } = listing
  const others = [...writeListing(listing)].filter(([name]) => !ownNames.has(name))

  /** Goes to the page that contains the first product shown before. */
  function handleChange({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) {
    const fields = new URLSearchParams({ sort, perPage: `${pageSize}`, [name]: value })
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
          Filters{hasPriceFilter(price) && <span className={styles.count}>1</span>}
        </Button>
      )}
      <Select
        className={styles.sort}
        label="Sort by"
        name="sort"
        value={sort}
        onChange={handleChange}
      >
        <option value="relevant">Relevant</option>
        <option value="lowToHigh">Price: Low to High</option>
        <option value="highToLow">Price: High to Low</option>
      </Select>
      <Select
        className={styles.size}
        label="Per page"
        name="perPage"
        value={pageSize}
        onChange={handleChange}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript className={styles.submit}>
        <Button type="submit">Apply</Button>
      </noscript>
    </form>
  )
}
