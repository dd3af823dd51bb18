import { shop } from '../../../shop/shop.config'
import { AuditTable } from '../../features/admin/audit'
import { AdminPage } from '../../features/admin/shared'
import { useTitle } from '../../shared/hooks/useTitle'

export function AuditPage() {
  useTitle(`Audit log - ${shop.name}`)
  return (
    <AdminPage title="Audit Log">
      <AuditTable />
    </AdminPage>
  )
}
