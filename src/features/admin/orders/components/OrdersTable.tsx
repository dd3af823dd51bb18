import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { adminApi, type Order } from '../../../../api'
import { useEventCallback } from '../../../../shared/hooks/useEventCallback'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { ExportButton } from '../../shared/components/ExportButton'
import { getRowsById, useAdminTable } from '../../shared/hooks/useAdminTable'
import { useOrderActions } from '../hooks/useOrderActions'
import { orderList } from '../lib/orderQuery'
import { OrderPanel } from './OrderPanel'
import { orderColumns } from './orderColumns'
import { PackingSlips } from './PackingSlips'
import type { IssueActions } from './PaymentAttemptRow'

type OrdersTableProps = {
  /** Renders the actions for a captured payment that needs attention. */
  issueActions: IssueActions
}

export function OrdersTable({ issueActions }: OrdersTableProps) {
  const { deliver, remove, deliverMany, removeMany, report } = useOrderActions()
  const [opened, setOpened] = useState<Order>()
  const [printed, setPrinted] = useState<readonly Order[]>()
  const handleDelete = useEventCallback((order: Order) => void remove(order))

  const columns = useMemo(
    () => orderColumns({ onOpen: setOpened, onDeliver: deliver, onDelete: handleDelete }),
    [deliver, handleDelete],
  )
  const table = useAdminTable({
    name: 'orders',
    endpoint: adminApi.endpoints.listAllOrders,
    list: orderList,
    columns,
  })
  const getSelected = (ids: readonly string[]) => getRowsById(table.result, ids)

  return (
    <>
      <DataTable
        {...table}
        label="orders"
        getRowName={({ name, _id }) => `the order of ${name}, ${_id}`}
        searchLabel="Search by ID, customer, mobile…"
        bulkActions={(ids, clear) => (
          <>
            <Button onClick={() => setPrinted(getSelected(ids))}>Print packing slips</Button>
            <Button onClick={() => deliverMany(getSelected(ids), clear)}>Mark as Delivered</Button>
            <Button onClick={() => removeMany(getSelected(ids))}>Delete</Button>
          </>
        )}
        tools={<ExportButton list="orders" filters={orderList.getFilters(table.query)} />}
      />
      {opened && (
        <OrderPanel
          order={opened}
          siblings={table.result.data?.rows ?? []}
          onOpen={setOpened}
          onPrintSlip={(order) => setPrinted([order])}
          onDeliver={deliver}
          onDelete={remove}
          issueActions={issueActions}
          onClose={() => setOpened(undefined)}
        />
      )}
      {printed && <PackingSlips orders={printed} onPrinted={() => setPrinted(undefined)} />}
      {report}
    </>
  )
}
