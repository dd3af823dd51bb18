import type { ProductListPage } from '../../../api'
import { type QueryResult, QueryState } from '../../../shared/ui/query-state/QueryState'
import { filterAndSort } from '../lib/filterAndSort'
import { anyPrice, hasPriceFilter, type Listing } from '../lib/listing'
import { EmptyCategory, NothingInRange } from './ListingEmpty'
import { ListingGrid, ListingGridSkeleton } from './ListingGrid'
import styles from './ListingResults.module.css'
import { Pagination } from './Pagination'
import { PriceChip } from './PriceChip'

/** While a page is loading, `data` is the previous page. */
export type ListingQuery = QueryResult<ProductListPage> & {
  currentData?: ProductListPage
}

type ListingResultsProps = {
  title: string
  listing: Listing
  query: ListingQuery
  addressOf: (page: number) => string
  onPriceChange: (price: Listing['price']) => void
  onPageChange: (page: number) => void
  onPageIntent: (page: number) => void
}

export function ListingResults(props: ListingResultsProps) {
  const { title, listing, query, onPriceChange } = props
  const totalPages = query.data?.totalPages ?? 0
  const products = query.currentData && filterAndSort(query.currentData.result, listing)
  const isFiltered = hasPriceFilter(listing.price)
  return (
    <>
      <div className={styles.summary}>
        <p role="status">
          {products &&
            totalPages > 0 &&
            stateText(query.currentData?.total ?? products.length, listing, totalPages)}
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
