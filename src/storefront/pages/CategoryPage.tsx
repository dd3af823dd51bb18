import { useParams } from 'react-router-dom'
import { isMissing, useListCategoryProductsQuery } from '@/api'
import { toListingArg } from '@/common/listing'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { CategoryListing } from '@/storefront/features/catalog/components/CategoryListing'
import { useLastPage, useListing } from '@/storefront/features/catalog/hooks/useListing'
import { CompareToggle } from '@/storefront/features/product-actions/components/CompareToggle'

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
