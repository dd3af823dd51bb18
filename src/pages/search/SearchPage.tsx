import { toSearchArg } from '../../../shop/listing'
import { useListSearchResultsQuery } from '../../api'
import { SearchListing, useLastPage, useListing } from '../../features/catalog'
import { CompareToggle } from '../../features/product-actions'

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
