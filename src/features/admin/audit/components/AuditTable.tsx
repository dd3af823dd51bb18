import { useMemo, useState } from 'react'
import { type AuditEntry, adminApi } from '../../../../api'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { useAdminTable } from '../../shared/hooks/useAdminTable'
import { actionLabels } from '../lib/auditLabels'
import { auditList } from '../lib/auditQuery'
import { AuditPanel } from './AuditPanel'
import { auditColumns } from './auditColumns'

export function AuditTable() {
  const [opened, setOpened] = useState<AuditEntry>()
  const columns = useMemo(() => auditColumns(setOpened), [])
  const table = useAdminTable({
    name: 'audit',
    endpoint: adminApi.endpoints.listAuditLog,
    list: auditList,
    columns,
  })

  return (
    <>
      <DataTable
        {...table}
        label="actions"
        getRowName={({ action, label }) => `${actionLabels[action].label}: ${label}`}
        onRowOpen={setOpened}
      />
      {opened && <AuditPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
