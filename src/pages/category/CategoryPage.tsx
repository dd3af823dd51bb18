import { useParams } from 'react-router-dom'
import { toListingArg } from '../../../shop/listing'
import { isMissing, useListCategoryProductsQuery } from '../../api'
import { CategoryListing, useLastPage, useListing } from '../../features/catalog'
import { CompareToggle } from '../../features/product-actions'
import { ErrorPage } from '../../shared/ui/error-page/ErrorPage'

export function CategoryPage() {
  const { cate = '' } = useParams()
  const { listing, changeListing } = useListing()
  const query = useListCategoryProductsQuery(toListingArg(cate, listing))
  useLastPage(listing, query.currentData?.totalPages)

  if (isMissing(query.error)) return <ErrorPage />
  return (
    <CategoryListing
      category={cate}
      listing={listing}
      query={query}
      onChange={changeListing}
      renderAction={(product) => <CompareToggle product={product} />}
    />
  )
}
