import { shop } from '../../../shop/shop.config'
import { AdminPage } from '../../features/admin/shared'
import { UsersTable } from '../../features/admin/users'
import { useTitle } from '../../shared/hooks/useTitle'

export function AllUsersPage() {
  useTitle(`All users - ${shop.name}`)
  return (
    <AdminPage title="All Users">
      <UsersTable />
    </AdminPage>
  )
}
