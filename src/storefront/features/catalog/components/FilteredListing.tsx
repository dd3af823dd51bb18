import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListFilter, Product, ProductListPage } from '@/api'
import { countFilters, type Listing, noFilters, writeListing } from '@/common/listing'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { type QueryResult, QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useLastPage } from '../hooks/useListing'
import * as messages from '../messages'
import styles from './FilteredListing.module.css'
import { ListingGrid, ListingGridSkeleton } from './ListingGrid'
import { ListingToolbar } from './ListingToolbar'
import { LazyFilterChips, LazyFilterSheet, LazyListFilters } from './lazyFilters'
import { NothingFiltered } from './NothingFiltered'
import { Pagination } from './Pagination'

type FilteredListingProps = {
  title: string
  /** Links around the title, above filters and list. */
  above?: ReactNode
  below?: ReactNode
  listing: Listing
  /** What the list can be filtered by, once it has loaded. */
  offeredFilters: readonly ListFilter[] | undefined
  /** While a page is loading, `data` is the previous page. Not initialized: there is no list. */
  query: QueryResult<ProductListPage> & { currentData?: ProductListPage; isUninitialized: boolean }
  /** The products of the page, once they have loaded. */
  products?: readonly Product[]
  /** Those of the page before, which stay until then. */
  lastProducts?: readonly Product[]
  /** The number of products on all pages, in words. */
  countText?: string
  /** In place of a list. */
  empty: ReactNode
  onChange: (changes: Partial<Listing>) => void
  onPageIntent: (page: number) => void
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** A list of products with the filters beside it, or in a sheet on phones. Without any product there is nothing to filter. */
export function FilteredListing(props: FilteredListingProps) {
  const { title, listing, offeredFilters, query, products, onChange } = props
  const { search, page } = listing
  const { pathname } = useLocation()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const totalPages = query.data?.totalPages ?? 0
  const isFiltered = countFilters(listing) > 0
  const hasFilters = !query.isUninitialized && (isFiltered || query.currentData?.totalPages !== 0)
  // Nothing to sort, to page or to filter.
  const hasNothing = products !== undefined && totalPages === 0 && !isFiltered

  useLastPage(listing, query.currentData?.totalPages)

  // The next search is on the same page, so the route announcer does not move the focus.
  const headingRef = useRef<HTMLHeadingElement>(null)
  const lastSearch = useRef(search)
  useEffect(() => {
    if (lastSearch.current === search) return
    lastSearch.current = search
    headingRef.current?.focus({ preventScroll: true })
  }, [search])

  const handleFilter = (changes: Partial<Listing>) => onChange({ ...changes, page: 1 })

  /** The button that was pressed is gone then. */
  function handleRemove(changes: Partial<Listing>) {
    handleFilter(changes)
    headingRef.current?.focus({ preventScroll: true })
  }

  function addressOf(otherPage: number) {
    const queryString = writeListing({ ...listing, page: otherPage }).toString()
    return queryString ? `${pathname}?${queryString}` : pathname
  }

  function handlePageChange(nextPage: number) {
    onChange({ page: nextPage })
    window.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classNames('page-content', styles.page)}>
      <header className={styles.header}>
        {props.above}
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {props.below}
      </header>
      {hasFilters && (
        <aside className={styles.filters} aria-label={t(messages.filters)}>
          <Suspense>
            <LazyListFilters listing={listing} offered={offeredFilters} onChange={handleFilter} />
          </Suspense>
        </aside>
      )}
      {query.isUninitialized ? (
        props.empty
      ) : (
        <section className={styles.section} aria-label={t(messages.products)}>
          <VisuallyHidden as="h2">{t(messages.products)}</VisuallyHidden>
          <div className={hasNothing ? styles.spokenSummary : styles.summary}>
            <p role="status">
              {products && props.countText}
              {products && totalPages > 1 && t(messages.pageOf)(page, totalPages)}
            </p>
            {isFiltered && (
              <Suspense>
                <LazyFilterChips listing={listing} onChange={handleRemove} />
              </Suspense>
            )}
          </div>
          {!hasNothing && (
            <ListingToolbar
              listing={listing}
              onChange={onChange}
              onFilterOpen={hasFilters ? () => setIsSheetOpen(true) : undefined}
            />
          )}
          <QueryState
            query={{ ...query, data: products ?? (query.isError ? undefined : props.lastProducts) }}
            loading={<ListingGridSkeleton label={title} count={listing.pageSize} />}
            errorText={t(messages.productsFailed)}
            empty={
              isFiltered ? (
                <NothingFiltered
                  listing={listing}
                  hasOtherPages={totalPages > 1}
                  onClear={() => handleRemove(noFilters)}
                />
              ) : (
                props.empty
              )
            }
          >
            {(shown) => (
              <ListingGrid
                label={title}
                products={shown}
                isBusy={!products}
                renderAction={props.renderAction}
              />
            )}
          </QueryState>
          {totalPages > 0 && (products || !query.isError) && (
            <Pagination
              page={page}
              totalPages={totalPages}
              addressOf={addressOf}
              onChange={handlePageChange}
              onIntent={props.onPageIntent}
            />
          )}
        </section>
      )}
      {props.children}
      {isSheetOpen && (
        <Suspense>
          <LazyFilterSheet
            listing={listing}
            offered={offeredFilters}
            count={query.currentData?.total}
            onChange={handleFilter}
            onClose={() => setIsSheetOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
