import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product, ProductListPage } from '@/api'
import { hasPriceFilter, type Listing, writeListing } from '@/common/listing'
import { type QueryResult, QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { ListingGrid, ListingGridSkeleton } from './ListingGrid'
import styles from './ListingSection.module.css'
import { ListingToolbar } from './ListingToolbar'
import { Pagination } from './Pagination'

/** While a page is loading, `data` is the previous page. */
export type ListingQuery<Listed = ProductListPage> = QueryResult<Listed> & {
  currentData?: Listed
}

export type ListingSectionProps = {
  /** Name of the list. */
  title: string
  listing: Listing
  query: ListingQuery
  /** The products of the page, once they have loaded. */
  products?: readonly Product[]
  /** Those of the page before, which stay until then. */
  lastProducts?: readonly Product[]
  /** The number of products on all pages, in words. */
  countText?: string
  empty: ReactNode
  /** Shows and removes the active filter. */
  filterChip?: ReactNode
  onFilterOpen?: () => void
  /** The page's heading gets the focus when the page number changes. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onChange: (changes: Partial<Listing>) => void
  onPageIntent: (page: number) => void
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

/** The products of a category or a search: toolbar, grid and pages. */
export function ListingSection(props: ListingSectionProps) {
  const { title, listing, query, products, countText, empty, headingRef, onChange } = props
  const { pathname } = useLocation()
  const totalPages = query.data?.totalPages ?? 0
  const shownProducts = products ?? (query.isError ? undefined : props.lastProducts)
  // Nothing to sort, to page or to filter.
  const hasNothing = products !== undefined && totalPages === 0 && !hasPriceFilter(listing.price)

  function addressOf(page: number) {
    const search = writeListing({ ...listing, page }).toString()
    return search ? `${pathname}?${search}` : pathname
  }

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
    <section className={styles.section} aria-label="Products">
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      <div className={hasNothing ? styles.spokenSummary : styles.summary}>
        <p role="status">
          {products && countText}
          {products && totalPages > 1 && ` · page ${listing.page} of ${totalPages}`}
        </p>
        {props.filterChip}
      </div>
      {!hasNothing && (
        <ListingToolbar
          listing={listing}
          onPageSizeChange={handlePageSizeChange}
          onSortChange={(sort) => onChange({ sort })}
          onFilterOpen={props.onFilterOpen}
        />
      )}
      <QueryState
        query={{ ...query, data: shownProducts }}
        loading={<ListingGridSkeleton label={title} count={listing.pageSize} />}
        errorText="The products could not be loaded."
        empty={empty}
      >
        {(shown) => (
          <ListingGrid
            label={title}
            products={shown}
            hasPriority
            isBusy={!products}
            renderAction={props.renderAction}
          />
        )}
      </QueryState>
      {totalPages > 0 && (products || !query.isError) && (
        <Pagination
          page={listing.page}
          totalPages={totalPages}
          addressOf={addressOf}
          onChange={handlePageChange}
          onIntent={props.onPageIntent}
        />
      )}
    </section>
  )
}
