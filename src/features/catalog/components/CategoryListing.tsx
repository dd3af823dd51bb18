import { type ReactNode, useRef, useState } from 'react'
import { categoryPath } from '../../../../shop/addresses'
import { anyPrice, hasPriceFilter, type Listing, toListingArg } from '../../../../shop/listing'
import { type Product, type ProductListPage, shopApi } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs/Breadcrumbs'
import { filterAndSort } from '../lib/filterAndSort'
import { getCategoryContext } from '../lib/getCategoryContext'
import { CategoryChips } from './CategoryChips'
import styles from './CategoryListing.module.css'
import { FilterSheet } from './FilterSheet'
import { EmptyCategory, NothingInRange } from './ListingEmpty'
import { type ListingQuery, ListingSection } from './ListingSection'
import { PriceChip } from './PriceChip'
import { PriceFilter } from './PriceFilter'

type CategoryListingProps = {
  category: string
  listing: Listing
  query: ListingQuery
  onChange: (changes: Partial<Listing>) => void
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

export function CategoryListing(props: CategoryListingProps) {
  const { category, listing, query, onChange, renderAction } = props
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const prefetchPage = shopApi.usePrefetch('listCategoryProducts')
  const { title, parent } = getCategoryContext(category)
  const { data, currentData } = query
  const products = currentData && filterAndSort(currentData.result, listing)

  const handlePriceChange = (price: Listing['price']) => onChange({ price, page: 1 })
  const handlePriceClear = () => handlePriceChange(anyPrice)

  return (
    <div className={classNames('page-content', styles.page)}>
      <header className={styles.header}>
        <Breadcrumbs
          trail={[
            { label: 'Home', to: '/' },
            ...(parent ? [{ label: parent.label, to: categoryPath(parent.name) }] : []),
          ]}
          here={title}
        />
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <CategoryChips category={category} />
      </header>
      <aside className={styles.filters} aria-label="Filters">
        <PriceFilter price={listing.price} onChange={handlePriceChange} />
      </aside>
      <ListingSection
        title={title}
        listing={listing}
        query={query}
        products={products}
        countText={products && countText(currentData, products.length)}
        empty={
          hasPriceFilter(listing.price) ? (
            <NothingInRange
              price={listing.price}
              hasOtherPages={(data?.totalPages ?? 0) > 1}
              onClear={handlePriceClear}
            />
          ) : (
            <EmptyCategory title={title} />
          )
        }
        filterChip={
          hasPriceFilter(listing.price) && (
            <PriceChip price={listing.price} onClear={handlePriceClear} />
          )
        }
        onFilterOpen={() => setIsSheetOpen(true)}
        headingRef={headingRef}
        onChange={onChange}
        renderAction={renderAction}
        onPageIntent={(page) => prefetchPage(toListingArg(category, { ...listing, page }))}
      />
      {isSheetOpen && (
        <FilterSheet
          price={listing.price}
          count={currentData?.total}
          onChange={handlePriceChange}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  )
}

function countText({ total, totalPages }: ProductListPage, shownCount: number) {
  // An empty category has a message instead.
  if (totalPages === 0) return undefined
  const count = total ?? shownCount
  return count === 1 ? '1 product' : `${count} products`
}
