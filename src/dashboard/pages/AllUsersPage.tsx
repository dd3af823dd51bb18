import { UsersTable } from '@/dashboard/features/users/components/UsersTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'

export function AllUsersPage() {
  return (
    <AdminPage title="All Users">
      <UsersTable />
    </AdminPage>
  )
}
