import { adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { refundList } from '../lib/refundQuery'
import * as messages from '../messages'
import { refundColumns } from './refundColumns'

/** Payments that were given back or kept, and those that have to be given back. */
export function RefundsTable() {
  const table = useAdminTable({
    name: 'refunds',
    endpoint: adminApi.endpoints.listRefunds,
    list: refundList,
    exportName: 'refunds',
    columns: refundColumns,
  })
  return (
    <DataTable
      {...table}
      label={t(messages.refundsLabel)}
      getRowName={({ order, transactionId }) => t(messages.rowName)(order.name, transactionId)}
      searchLabel={t(messages.searchLabel)}
    />
  )
}
