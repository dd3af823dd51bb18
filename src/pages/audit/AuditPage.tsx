import { shop } from '../../../shop/shop.config'
import { AuditTable, DeskPage } from '../../features/admin-desk'
import { useTitle } from '../../shared/hooks/useTitle'

export function AuditPage() {
  useTitle(`Audit log - ${shop.name}`)
  return (
    <DeskPage title="Audit Log">
      <AuditTable />
    </DeskPage>
  )
}
