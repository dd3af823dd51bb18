import { useMemo, useState } from 'react'
import { type Order, shopApi, useListAllOrdersQuery } from '../../../../api'
import { useEventCallback } from '../../../../shared/hooks/useEventCallback'
import { Button } from '../../../../shared/ui/button/Button'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { ExportButton } from '../../shared/components/ExportButton'
import { rowsOf, useAdminTable } from '../../shared/hooks/useAdminTable'
import { useOrderActions } from '../hooks/useOrderActions'
import { orderCall, orderFilters, orderSpec } from '../lib/orderQuery'
import { OrderPanel } from './OrderPanel'
import { orderColumns } from './orderColumns'
import type { IssueActions } from './PaymentAttemptRow'

type OrdersTableProps = {
  /** What an admin can do with captured money that needs attention. */
  issueActions: IssueActions
}

/** All orders of the shop. */
export function OrdersTable({ issueActions }: OrdersTableProps) {
  const { deliver, remove, deliverMany, removeMany, report } = useOrderActions()
  const [opened, setOpened] = useState<Order>()
  const handleDelete = useEventCallback((order: Order) => void remove(order))

  const columns = useMemo(
    () => orderColumns({ onOpen: setOpened, onDeliver: deliver, onDelete: handleDelete }),
    [deliver, handleDelete],
  )
  const table = useAdminTable({
    name: 'orders',
    endpoint: 'listAllOrders',
    useRows: useListAllOrdersQuery,
    prefetch: shopApi.usePrefetch('listAllOrders'),
    spec: orderSpec,
    callOf: orderCall,
    columns,
  })
  const chosen = (ids: readonly string[]) => rowsOf(table.answer.rows, ids)

  return (
    <>
      <DataTable
        {...table}
        label="orders"
        nameOf={({ name, _id }) => `the order of ${name}, ${_id}`}
        searchLabel="Search by ID, customer, mobile…"
        bulkActions={(ids) => (
          <>
            <Button onClick={() => deliverMany(chosen(ids))}>Mark as Delivered</Button>
            <Button onClick={() => removeMany(chosen(ids))}>Delete</Button>
          </>
        )}
        tools={<ExportButton list="orders" filters={orderFilters(table.query)} />}
      />
      {opened && (
        <OrderPanel
          order={opened}
          onDeliver={deliver}
          onDelete={remove}
          issueActions={issueActions}
          onClose={() => setOpened(undefined)}
        />
      )}
      {report}
    </>
  )
}
