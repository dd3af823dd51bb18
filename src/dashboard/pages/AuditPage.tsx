import { AuditTable } from '@/dashboard/features/audit/components/AuditTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'

export function AuditPage() {
  return (
    <AdminPage isBelowDashboard title="Audit log" lead="What admins have changed, newest first.">
      <AuditTable />
    </AdminPage>
  )
}
