import { CartsTable } from '../../features/admin/carts'
import { AdminPage } from '../../features/admin/shared'

export function UserCartsPage() {
  return (
    <AdminPage title="All Carts">
      <CartsTable />
    </AdminPage>
  )
}
