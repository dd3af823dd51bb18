import type { ListCategoryProductsApiResponse } from '../../../api'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { filterAndSort } from '../lib/filterAndSort'
import { anyPrice, hasPriceFilter, type Listing } from '../lib/listing'
import { EmptyCategory, NothingInRange } from './ListingEmpty'
import { ListingGrid, ListingGridSkeleton } from './ListingGrid'
import styles from './ListingResults.module.css'
import { Pagination } from './Pagination'
import { PriceChip } from './PriceChip'

type ListingResultsProps = {
  title: string
  listing: Listing
  query: {
    /** Undefined while the page is loading. */
    currentData?: ListCategoryProductsApiResponse
    isFetching: boolean
    isError: boolean
    refetch: () => unknown
  }
  /** The number of products on all pages, if the server reports it. */
  total?: number
  /** While a page is loading, the number from the previous page. */
  totalPages?: number
  addressOf: (page: number) => string
  onPriceChange: (price: Listing['price']) => void
  onPageChange: (page: number) => void
  onPageIntent: (page: number) => void
}

export function ListingResults(props: ListingResultsProps) {
  const { title, listing, query, total, totalPages = 0, onPriceChange } = props
  const products = query.currentData && filterAndSort(query.currentData.result, listing)
  const isFiltered = hasPriceFilter(listing.price)
  return (
    <>
      <div className={styles.line}>
        <p role="status">
          {products && totalPages > 0 && stateText(total ?? products.length, listing, totalPages)}
        </p>
        {isFiltered && <PriceChip price={listing.price} onClear={() => onPriceChange(anyPrice)} />}
      </div>
      <QueryState
        query={{ ...query, data: products }}
        loading={<ListingGridSkeleton label={title} count={listing.pageSize} />}
        errorText="The products could not be loaded."
        empty={
          isFiltered ? (
            <NothingInRange
              price={listing.price}
              hasOtherPages={totalPages > 1}
              onClear={() => onPriceChange(anyPrice)}
            />
          ) : (
            <EmptyCategory title={title} />
          )
        }
      >
        {(shown) => <ListingGrid label={title} products={shown} hasPriority />}
      </QueryState>
      {totalPages > 0 && (products || !query.isError) && (
        <Pagination
          page={listing.page}
          totalPages={totalPages}
          addressOf={props.addressOf}
          onChange={props.onPageChange}
          onIntent={props.onPageIntent}
        />
      )}
    </>
  )
}

function stateText(count: number, { page }: Listing, totalPages: number): string {
  const products = count === 1 ? '1 product' : `${count} products`
  return totalPages > 1 ? `${products} · page ${page} of ${totalPages}` : products
}
