import { AuditTable } from '../../features/admin/audit'
import { AdminPage } from '../../features/admin/shared'

export function AuditPage() {
  return (
    <AdminPage isBelowDashboard title="Audit Log" lead="What admins have changed, newest first.">
      <AuditTable />
    </AdminPage>
  )
}
