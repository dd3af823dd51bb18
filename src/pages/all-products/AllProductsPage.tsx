import { shop } from '../../../shop/shop.config'
import { DeskPage, ProductsTable } from '../../features/admin-desk'
import { useTitle } from '../../shared/hooks/useTitle'

export function AllProductsPage() {
  useTitle(`All products - ${shop.name}`)
  return (
    <DeskPage title="All Products">
      <ProductsTable />
    </DeskPage>
  )
}
