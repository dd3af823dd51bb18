import { shop } from '../../../shop/shop.config'
import { CartsTable } from '../../features/admin/carts'
import { AdminPage } from '../../features/admin/shared'
import { useTitle } from '../../shared/hooks/useTitle'

export function UserCartsPage() {
  useTitle(`All carts - ${shop.name}`)
  return (
    <AdminPage title="All Carts">
      <CartsTable />
    </AdminPage>
  )
}
