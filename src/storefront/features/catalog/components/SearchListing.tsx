import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Product, type SearchResultsPage, shopApi, useListSearchResultsQuery } from '@/api'
import { searchPath } from '@/common/addresses'
import { hasPriceFilter, toSearchArg } from '@/common/listing'
import { classNames } from '@/shared/lib/classNames'
import { Link } from '@/shared/ui/Link'
import { shop } from '@/shop/shop.config'
import { useLastPage, useListing } from '../hooks/useListing'
import { CategoryChips } from './CategoryChips'
import { FilteredListing } from './FilteredListing'
import layout from './FilteredListing.module.css'
import { NoResults, NothingSearched } from './ListingEmpty'
import { PopularProducts } from './PopularProducts'
import styles from './SearchListing.module.css'

type SearchListingProps = {
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

export function SearchListing({ renderAction }: SearchListingProps) {
  const { listing, changeListing } = useListing()
  const { search, price } = listing
  const query = useListSearchResultsQuery(toSearchArg(listing), { skip: search === '' })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const prefetchPage = shopApi.usePrefetch('listSearchResults')
  const { currentData } = query
  useLastPage(listing, currentData?.totalPages)

  // The products of another search do not stay under its title.
  const [shownSearch, setShownSearch] = useState(search)
  if (currentData && shownSearch !== search) setShownSearch(search)
  const title = search === '' ? 'Search' : `Results for “${search}”`

  // The next search is on the same page, so the route announcer does not move the focus.
  const lastSearch = useRef(search)
  useEffect(() => {
    if (lastSearch.current === search) return
    lastSearch.current = search
    headingRef.current?.focus({ preventScroll: true })
  }, [search])

  const header = (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {currentData?.suggestion && <Suggestion text={currentData.suggestion} />}
    </>
  )

  const otherProducts = (
    <div className={styles.others}>
      <CategoryChips category="" />
      <PopularProducts />
    </div>
  )

  if (search === '') {
    return (
      <div className={classNames('page-content', layout.page)}>
        <header className={layout.header}>{header}</header>
        <NothingSearched />
        {otherProducts}
      </div>
    )
  }
  return (
    <FilteredListing
      header={header}
      title={title}
      listing={listing}
      query={query}
      products={currentData?.result}
      lastProducts={shownSearch === search ? query.data?.result : undefined}
      countText={currentData && countText(currentData)}
      empty={<NoResults search={search} />}
      headingRef={headingRef}
      onChange={changeListing}
      renderAction={renderAction}
      onPageIntent={(page) => prefetchPage(toSearchArg({ ...listing, page }))}
    >
      {currentData?.totalPages === 0 && !hasPriceFilter(price) && otherProducts}
    </FilteredListing>
  )
}

function Suggestion({ text }: { text: string }) {
  return (
    <p className={styles.suggestion}>
      Did you mean <Link to={searchPath(text)}>{text}</Link>?
    </p>
  )
}

function countText({ total = 0, isMore = false }: SearchResultsPage) {
  const count = total === 1 ? '1 product' : `${total.toLocaleString(shop.locale)} products`
  return `${isMore ? 'More than ' : ''}${count}`
}
