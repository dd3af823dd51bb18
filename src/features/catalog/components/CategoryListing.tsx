import { useRef, useState } from 'react'
import { categoryPath } from '../../../../shop/addresses'
import { shopApi } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs/Breadcrumbs'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import { getCategoryContext } from '../lib/getCategoryContext'
import { type Listing, toListingArg, writeListing } from '../lib/listing'
import { CategoryChips } from './CategoryChips'
import styles from './CategoryListing.module.css'
import { FilterSheet } from './FilterSheet'
import { type ListingQuery, ListingResults } from './ListingResults'
import { ListingToolbar } from './ListingToolbar'
import { PriceFilter } from './PriceFilter'

type CategoryListingProps = {
  category: string
  listing: Listing
  query: ListingQuery
  onChange: (changes: Partial<Listing>) => void
}

export function CategoryListing({ category, listing, query, onChange }: CategoryListingProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const prefetchPage = shopApi.usePrefetch('listCategoryProducts')
  const { title, parent } = getCategoryContext(category)

  const handlePriceChange = (price: Listing['price']) => onChange({ price, page: 1 })

  /** Goes to the page that contains the first product shown before. */
  function handlePageSizeChange(pageSize: number) {
    const firstShown = (listing.page - 1) * listing.pageSize
    onChange({ pageSize, page: Math.floor(firstShown / pageSize) + 1 })
  }

  function handlePageChange(page: number) {
    onChange({ page })
    window.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }

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
      <section className={styles.main} aria-label="Products">
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        <ListingToolbar
          listing={listing}
          onPageSizeChange={handlePageSizeChange}
          onSortChange={(sort) => onChange({ sort })}
          onFilterOpen={() => setIsSheetOpen(true)}
        />
        <ListingResults
          title={title}
          listing={listing}
          query={query}
          addressOf={(page) => `?${writeListing({ ...listing, page })}`}
          onPriceChange={handlePriceChange}
          onPageChange={handlePageChange}
          onPageIntent={(page) => prefetchPage(toListingArg(category, { ...listing, page }))}
        />
      </section>
      {isSheetOpen && (
        <FilterSheet
          price={listing.price}
          onChange={handlePriceChange}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  )
}
