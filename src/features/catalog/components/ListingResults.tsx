import type { ListCategoryProductsApiResponse, Product } from '../../../api'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
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
  /** Undefined while the page is loading. */
  answer?: ListCategoryProductsApiResponse
  /** The number of products on all pages, if the server reports it. */
  total?: number
  /** While a page is loading, the number from the previous page. */
  totalPages?: number
  isFetching: boolean
  isError: boolean
  onRetry: () => unknown
  addressOf: (page: number) => string
  onPriceChange: (price: Listing['price']) => void
  onPageChange: (page: number) => void
  onPageIntent: (page: number) => void
}

export function ListingResults(props: ListingResultsProps) {
  const { title, listing, answer, total, totalPages = 0, onPriceChange } = props
  const products = answer && filterAndSort(answer.result, listing)
  const isFiltered = hasPriceFilter(listing.price)
  return (
    <>
      <div className={styles.line}>
        <p role="status">
          {products && totalPages > 0 && stateText(total ?? products.length, listing, totalPages)}
        </p>
        {isFiltered && <PriceChip price={listing.price} onClear={() => onPriceChange(anyPrice)} />}
      </div>
      {list(products)}
      {totalPages > 0 && !(props.isError && !answer) && (
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

  function list(shown: Product[] | undefined) {
    if (shown && shown.length > 0) return <ListingGrid label={title} products={shown} hasPriority />
    if (shown && isFiltered) {
      return (
        <NothingInRange
          price={listing.price}
          hasOtherPages={totalPages > 1}
          onClear={() => onPriceChange(anyPrice)}
        />
      )
    }
    if (shown) return <EmptyCategory title={title} />
    if (props.isError) {
      return (
        <ErrorNote
          message="The products could not be loaded."
          onRetry={props.onRetry}
          isRetrying={props.isFetching}
        />
      )
    }
    return <ListingGridSkeleton label={title} count={listing.pageSize} />
  }
}

function stateText(count: number, { page }: Listing, totalPages: number): string {
  const products = count === 1 ? '1 product' : `${count} products`
  return totalPages > 1 ? `${products} · page ${page} of ${totalPages}` : products
}
