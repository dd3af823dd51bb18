import { type ReactNode, useEffect, useRef } from 'react'
import { categoryPath } from '../../../../shop/addresses'
import { type Listing, toSearchArg } from '../../../../shop/listing'
import { shop } from '../../../../shop/shop.config'
import { type Product, type ProductListPage, shopApi } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { SearchIcon } from '../../../shared/ui/icon'
import { Link } from '../../../shared/ui/link/Link'
import { CategoryChips } from './CategoryChips'
import { type ListingQuery, ListingSection } from './ListingSection'
import { PopularProducts } from './PopularProducts'
import styles from './SearchListing.module.css'

type SearchListingProps = {
  listing: Listing
  query: ListingQuery
  onChange: (changes: Partial<Listing>) => void
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

export function SearchListing({ listing, query, onChange, renderAction }: SearchListingProps) {
  const { search } = listing
  const headingRef = useRef<HTMLHeadingElement>(null)
  const prefetchPage = shopApi.usePrefetch('listSearchResults')
  const { currentData } = query
  const isWithoutResults = search === '' || currentData?.totalPages === 0

  // The next search is on the same page, so the route announcer does not move the focus.
  const lastSearch = useRef(search)
  useEffect(() => {
    if (lastSearch.current === search) return
    lastSearch.current = search
    headingRef.current?.focus({ preventScroll: true })
  }, [search])

  return (
    <div className={classNames('page-content', styles.page)}>
      <header className={styles.header}>
        <h1 ref={headingRef} tabIndex={-1}>
          {search === '' ? 'Search' : `Search: ${search}`}
        </h1>
        <CategoryChips category="" />
      </header>
      {search === '' ? (
        <EmptyState title="What are you looking for?" icon={SearchIcon}>
          <p>Type a product, a brand or a category into the search box above.</p>
        </EmptyState>
      ) : (
        <ListingSection
          title={`Results for “${search}”`}
          listing={listing}
          query={query}
          products={currentData?.result}
          countText={currentData && countText(search, currentData)}
          density="wide"
          empty={<NoResults search={search} />}
          headingRef={headingRef}
          onChange={onChange}
          renderAction={renderAction}
          onPageIntent={(page) => prefetchPage(toSearchArg({ ...listing, page }))}
        />
      )}
      {isWithoutResults && <PopularProducts />}
    </div>
  )
}

function NoResults({ search }: { search: string }) {
  return (
    <EmptyState title={`No products match “${search}”.`} icon={SearchIcon}>
      <p>Check the spelling, or try a more general word.</p>
      <Link className={buttonClass()} to={categoryPath('best seller')}>
        Go to the best sellers
      </Link>
    </EmptyState>
  )
}

function countText(search: string, { total = 0, isMore = false }: ProductListPage) {
  const results = total === 1 ? '1 result' : `${total.toLocaleString(shop.locale)} results`
  return `${isMore ? 'More than ' : ''}${results} for “${search}”`
}
