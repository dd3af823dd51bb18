import type { ReactNode } from 'react'
import {
  type Product,
  type SearchResultsPage,
  shopApi,
  useListSearchFiltersQuery,
  useListSearchResultsQuery,
} from '@/api'
import { searchPath } from '@/common/addresses'
import { countFilters, toSearchArg, toSearchFiltersArg } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { useDataOf } from '../hooks/useDataOf'
import { useListing } from '../hooks/useListing'
import * as searchMessages from '../searchMessages'
import { CategoryChips } from './CategoryChips'
import { FilteredListing } from './FilteredListing'
import { NoResults, NothingSearched } from './ListingEmpty'
import { PopularProducts } from './PopularProducts'
import styles from './SearchListing.module.css'

type SearchListingProps = {
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

export function SearchListing({ renderAction }: SearchListingProps) {
  const { listing, changeListing } = useListing()
  const { search } = listing
  const query = useListSearchResultsQuery(toSearchArg(listing), { skip: search === '' })
  const filtersQuery = useListSearchFiltersQuery(toSearchFiltersArg(listing), {
    skip: search === '',
  })
  const prefetchPage = shopApi.usePrefetch('listSearchResults')
  const { currentData } = query
  const lastPage = useDataOf(search, query)
  const offeredFilters = useDataOf(search, filtersQuery)
  const isBlank = search === ''
  const hasNothing = currentData?.totalPages === 0 && countFilters(listing) === 0

  return (
    <FilteredListing
      title={isBlank ? t(searchMessages.search) : t(searchMessages.resultsFor)(search)}
      below={currentData?.suggestion && <Suggestion text={currentData.suggestion} />}
      listing={listing}
      offeredFilters={offeredFilters}
      query={query}
      products={currentData?.result}
      lastProducts={lastPage?.result}
      countText={currentData && countText(currentData)}
      empty={isBlank ? <NothingSearched /> : <NoResults search={search} />}
      onChange={changeListing}
      renderAction={renderAction}
      onPageIntent={(page) => prefetchPage(toSearchArg({ ...listing, page }))}
    >
      {(isBlank || hasNothing) && (
        <div className={styles.others}>
          <CategoryChips category="" />
          <PopularProducts />
        </div>
      )}
    </FilteredListing>
  )
}

function Suggestion({ text }: { text: string }) {
  return (
    <p className={styles.suggestion}>
      {t(searchMessages.didYouMean)} <Link to={searchPath(text)}>{text}</Link>
      {t(searchMessages.didYouMeanEnd)}
    </p>
  )
}

const countText = ({ total = 0, isMore = false }: SearchResultsPage) =>
  t(searchMessages.resultCount)(total, isMore)
