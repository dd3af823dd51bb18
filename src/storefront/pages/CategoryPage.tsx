import { useParams } from 'react-router-dom'
import { CategoryListing } from '@/storefront/features/catalog/components/CategoryListing'
import { CompareToggle } from '@/storefront/features/product-actions/components/CompareToggle'

export function CategoryPage() {
  const { cate = '' } = useParams()
  return (
    <CategoryListing
      category={cate}
      renderAction={(product) => <CompareToggle product={product} />}
    />
  )
}
