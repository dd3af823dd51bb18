import { RefundsTable } from '../../features/admin/payment-issues'
import { AdminPage } from '../../features/admin/shared'

export function RefundsPage() {
  return (
    <AdminPage title="Refunds">
      <RefundsTable />
    </AdminPage>
  )
}
