import { AuditTable } from '../../features/admin/audit'
import { AdminPage } from '../../features/admin/shared'

export function AuditPage() {
  return (
    <AdminPage title="Audit Log">
      <AuditTable />
    </AdminPage>
  )
}
