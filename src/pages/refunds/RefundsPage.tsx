import { RefundsTable } from '../../features/admin/payment-issues'
import { AdminPage } from '../../features/admin/shared'

export function RefundsPage() {
  return (
    <AdminPage isBelowDashboard title="Refunds">
      <RefundsTable />
    </AdminPage>
  )
}
