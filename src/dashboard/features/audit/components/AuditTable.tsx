import { useMemo, useState } from 'react'
import { type AuditEntry, adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
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
    exportName: 'audit-log',
    columns,
  })

  return (
    <>
      <DataTable
        {...table}
        label="actions"
        getRowName={({ action, label }) => `${actionLabels[action].label}: ${label}`}
        searchLabel="Search by item, ID or admin"
        onRowOpen={setOpened}
      />
      {opened && <AuditPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
