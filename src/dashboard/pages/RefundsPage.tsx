import { RefundsTable } from '@/dashboard/features/payment-issues/components/RefundsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function RefundsPage() {
  return (
    <AdminPage isBelowDashboard title={t(messages.refunds)}>
      <RefundsTable />
    </AdminPage>
  )
}
