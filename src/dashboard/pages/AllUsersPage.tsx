import { UsersTable } from '@/dashboard/features/users/components/UsersTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function AllUsersPage() {
  return (
    <AdminPage title={t(messages.allUsers)}>
      <UsersTable />
    </AdminPage>
  )
}
