import { useMemo, useState } from 'react'
import { type AuditEntry, adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { ExportButton } from '@/dashboard/tables/ExportButton'
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
        tools={<ExportButton list="audit-log" filters={auditList.getFilters(table.query)} />}
      />
      {opened && <AuditPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
