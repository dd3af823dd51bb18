import { CartsTable } from '@/dashboard/features/carts/components/CartsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'

export function UserCartsPage() {
  return (
    <AdminPage title="All Carts">
      <CartsTable />
    </AdminPage>
  )
}
