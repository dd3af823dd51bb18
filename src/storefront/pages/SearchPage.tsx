import { useListSearchResultsQuery } from '@/api'
import { toSearchArg } from '@/common/listing'
import { SearchListing } from '@/storefront/features/catalog/components/SearchListing'
import { useLastPage, useListing } from '@/storefront/features/catalog/hooks/useListing'
import { CompareToggle } from '@/storefront/features/product-actions/components/CompareToggle'

export function SearchPage() {
  const { listing, changeListing } = useListing()
  const query = useListSearchResultsQuery(toSearchArg(listing), { skip: listing.search === '' })
  useLastPage(listing, query.currentData?.totalPages)
  return (
    <SearchListing
      listing={listing}
      query={query}
      onChange={changeListing}
      renderAction={(product) => <CompareToggle product={product} />}
    />
  )
}
