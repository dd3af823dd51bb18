import { SearchListing } from '@/storefront/features/catalog/components/SearchListing'
import { CompareToggle } from '@/storefront/features/product-actions/components/CompareToggle'

export function SearchPage() {
  return <SearchListing renderAction={(product) => <CompareToggle product={product} />} />
}
