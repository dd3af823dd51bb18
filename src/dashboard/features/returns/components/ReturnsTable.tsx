import { useMemo, useState } from 'react'
import { adminApi, type ReturnRequest } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { returnList } from '../lib/returnQuery'
import * as messages from '../messages'
import { ReturnPanel } from './ReturnPanel'
import { returnColumns } from './returnColumns'

/** Return and warranty requests, to be answered. */
export function ReturnsTable() {
  const [opened, setOpened] = useState<ReturnRequest>()
  const columns = useMemo(() => returnColumns(setOpened), [])
  const table = useAdminTable({
    name: 'returns',
    endpoint: adminApi.endpoints.listReturns,
    list: returnList,
    exportName: 'returns',
    columns,
  })
  return (
    <>
      <DataTable
        {...table}
        label={t(messages.requestsLabel)}
        getRowName={({ order, item }) => t(messages.rowName)(order.name, item.name)}
        searchLabel={t(messages.searchLabel)}
        onRowOpen={setOpened}
      />
      {opened && <ReturnPanel opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
