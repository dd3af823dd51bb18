import { useMemo, useState } from 'react'
import { type AuditEntry, shopApi, useListAuditLogQuery } from '../../../../api'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { useDeskTable } from '../../lib/useDeskTable'
import { AuditPanel } from './AuditPanel'
import { auditColumns } from './auditColumns'
import { auditCall, auditSpec } from './auditQuery'
import { actions } from './auditWords'

/** What admins have done. */
export function AuditTable() {
  const [opened, setOpened] = useState<AuditEntry>()
  const columns = useMemo(() => auditColumns(setOpened), [])
  const table = useDeskTable({
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
