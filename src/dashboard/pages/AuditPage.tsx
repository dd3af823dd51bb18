import { AuditTable } from '@/dashboard/features/audit/components/AuditTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function AuditPage() {
  return (
    <AdminPage isBelowDashboard title={t(messages.auditLog)} lead={t(messages.auditLead)}>
      <AuditTable />
    </AdminPage>
  )
}
