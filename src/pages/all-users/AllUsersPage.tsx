import { shop } from '../../../shop/shop.config'
import { DeskPage, UsersTable } from '../../features/admin-desk'
import { useTitle } from '../../shared/hooks/useTitle'

export function AllUsersPage() {
  useTitle(`All users - ${shop.name}`)
  return (
    <DeskPage title="All Users">
      <UsersTable />
    </DeskPage>
  )
}
