import { useMemo, useState } from 'react'
import { type AuditEntry, shopApi, useListAuditLogQuery } from '../../../../api'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { useAdminTable } from '../../shared/hooks/useAdminTable'
import { actions } from '../lib/auditLabels'
import { auditCall, auditSpec } from '../lib/auditQuery'
import { AuditPanel } from './AuditPanel'
import { auditColumns } from './auditColumns'

/** What admins have done. */
export function AuditTable() {
  const [opened, setOpened] = useState<AuditEntry>()
  const columns = useMemo(() => auditColumns(setOpened), [])
  const table = useAdminTable({
    name: 'audit',
    endpoint: 'listAuditLog',
    useRows: useListAuditLogQuery,
    prefetch: shopApi.usePrefetch('listAuditLog'),
    spec: auditSpec,
    callOf: auditCall,
    columns,
  })

  return (
    <>
      <DataTable
        {...table}
        label="actions"
        nameOf={({ action, label }) => `${actions[action].label}: ${label}`}
        onRowOpen={setOpened}
      />
      {opened && <AuditPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
