import { AdminPage } from '../../features/admin/shared'
import { UsersTable } from '../../features/admin/users'

export function AllUsersPage() {
  return (
    <AdminPage title="All Users">
      <UsersTable />
    </AdminPage>
  )
}
