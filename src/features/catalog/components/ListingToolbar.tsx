import { Button } from '../../../shared/ui/button/Button'
import { FilterIcon } from '../../../shared/ui/icon'
import { Select } from '../../../shared/ui/select/Select'
import { hasPriceFilter, type Listing, pageSizes, type SortOrder } from '../lib/listing'
import styles from './ListingToolbar.module.css'

type ListingToolbarProps = {
  listing: Listing
  onPageSizeChange: (pageSize: number) => void
  onSortChange: (sort: SortOrder) => void
  onFilterOpen: () => void
}

const sizeOptions = pageSizes.map((value) => ({ value, label: `${value}` }))
const sortOptions: { value: SortOrder; label: string }[] = [
  { value: 'relevant', label: 'Relevant' },
  { value: 'lowToHigh', label: 'Price: Low to High' },
  { value: 'highToLow', label: 'Price: High to Low' },
]

export function ListingToolbar({
  listing: { pageSize, sort, price },
  onPageSizeChange,
  onSortChange,
  onFilterOpen,
}: ListingToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button className={styles.filter} aria-haspopup="dialog" onClick={onFilterOpen}>
        <FilterIcon size={20} />
        Filters{hasPriceFilter(price) && <span className={styles.count}>1</span>}
      </Button>
      <Select
        className={styles.size}
        label="Per page"
        value={pageSize}
        options={sizeOptions}
        onChange={onPageSizeChange}
      />
      <Select
        className={styles.sort}
        label="Sort by"
        value={sort}
        options={sortOptions}
        onChange={onSortChange}
      />
    </div>
  )
}
