import { adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { refundList } from '../lib/refundQuery'
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
      label="refunds"
      getRowName={({ order, transactionId }) => `the payment of ${order.name}, ${transactionId}`}
      searchLabel="Search by transaction, order ID, e-mail…"
    />
  )
}
