import { RefundsTable } from '@/dashboard/features/payment-issues/components/RefundsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'

export function RefundsPage() {
  return (
    <AdminPage isBelowDashboard title="Refunds">
      <RefundsTable />
    </AdminPage>
  )
}
