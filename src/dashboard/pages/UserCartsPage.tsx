import { CartsTable } from '@/dashboard/features/carts/components/CartsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function UserCartsPage() {
  return (
    <AdminPage title={t(messages.allCarts)}>
      <CartsTable />
    </AdminPage>
  )
}
