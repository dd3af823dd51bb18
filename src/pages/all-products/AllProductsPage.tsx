import { shop } from '../../../shop/shop.config'
import { ProductsTable } from '../../features/admin/products'
import { AdminPage } from '../../features/admin/shared'
import { useTitle } from '../../shared/hooks/useTitle'

export function AllProductsPage() {
  useTitle(`All products - ${shop.name}`)
  return (
    <AdminPage title="All Products">
      <ProductsTable />
    </AdminPage>
  )
}
