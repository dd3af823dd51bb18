import { ProductsTable } from '../../features/admin/products'
import { AdminPage } from '../../features/admin/shared'

export function AllProductsPage() {
  return (
    <AdminPage title="All Products">
      <ProductsTable />
    </AdminPage>
  )
}
