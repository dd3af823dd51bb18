import { type ReactNode, useState } from 'react'
import { anyPrice, hasPriceFilter, type Listing } from '@/common/listing'
import { classNames } from '@/shared/lib/classNames'
import styles from './FilteredListing.module.css'
import { FilterSheet } from './FilterSheet'
import { NothingInRange } from './ListingEmpty'
import { ListingSection, type ListingSectionProps } from './ListingSection'
import { PriceChip } from './PriceChip'
import { PriceFilter } from './PriceFilter'

type FilteredListingProps = Omit<ListingSectionProps, 'filterChip' | 'onFilterOpen'> & {
  /** Title and links above filters and list. */
  header: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** A list of products with the price filter beside it, or in a sheet on phones. Without any product there is nothing to filter. */
export function FilteredListing({ header, children, ...section }: FilteredListingProps) {
  const { listing, query, empty, onChange } = section
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isFiltered = hasPriceFilter(listing.price)
  const hasFilters = isFiltered || query.currentData?.totalPages !== 0

  const handlePriceChange = (price: Listing['price']) => onChange({ price, page: 1 })
  const handlePriceClear = () => handlePriceChange(anyPrice)

  return (
    <div className={classNames('page-content', styles.page)}>
      <header className={styles.header}>{header}</header>
      {hasFilters && (
        <aside className={styles.filters} aria-label="Filters">
          <PriceFilter price={listing.price} onChange={handlePriceChange} />
        </aside>
      )}
      <ListingSection
        {...section}
        empty={
          isFiltered ? (
            <NothingInRange
              price={listing.price}
              hasOtherPages={(query.data?.totalPages ?? 0) > 1}
              onClear={handlePriceClear}
            />
          ) : (
            empty
          )
        }
        filterChip={isFiltered && <PriceChip price={listing.price} onClear={handlePriceClear} />}
        onFilterOpen={hasFilters ? () => setIsSheetOpen(true) : undefined}
      />
      {children}
      {isSheetOpen && (
        <FilterSheet
          price={listing.price}
          count={query.currentData?.total}
          onChange={handlePriceChange}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  )
}
