import { useMemo, useState } from 'react'
import { type AuditEntry, adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { actionLabels } from '../lib/auditLabels'
import { auditList } from '../lib/auditQuery'
import * as messages from '../messages'
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
        label={t(messages.actionsLabel)}
        getRowName={({ action, label }) => `${actionLabels[action].label}: ${label}`}
        searchLabel={t(messages.searchLabel)}
        onRowOpen={setOpened}
      />
      {opened && <AuditPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
