import Button from '@mui/material/Button'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, useState } from 'react'
import { adminApi, type Order } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { useOpenedOrder } from '../hooks/useOpenedOrder'
import { useOrderActions } from '../hooks/useOrderActions'
import { orderList } from '../lib/orderQuery'
import * as messages from '../messages'
import { OrderPanel } from './OrderPanel'
import { orderColumns } from './orderColumns'
import { PackingSlips } from './PackingSlips'
import type { IssueActions } from './PaymentAttempts'

type OrdersTableProps = {
  /** Renders the actions for a captured payment that needs attention. */
  issueActions: IssueActions
}

export function OrdersTable({ issueActions }: OrdersTableProps) {
  const { deliver, remove, deliverMany, removeMany, report } = useOrderActions()
  const opened = useOpenedOrder()
  const [lastOpened, setLastOpened] = useState<Order>()
  const [printed, setPrinted] = useState<readonly Order[]>()
  const handleDelete = useEventCallback((order: Order) => void remove(order))

  const handleOpen = useEventCallback((order: Order) => {
    setLastOpened(order)
    opened.open(order._id)
  })

  const columns = useMemo(
    () => orderColumns({ onOpen: handleOpen, onDeliver: deliver, onDelete: handleDelete }),
    [deliver, handleDelete, handleOpen],
  )
  const table = useAdminTable({
    name: 'orders',
    endpoint: adminApi.endpoints.listAllOrders,
    list: orderList,
    exportName: 'orders',
    columns,
  })
  const rows = table.result.data?.rows ?? []
  // An order that has left the filtered table stays open.
  const openedRow = [...rows, ...(lastOpened ? [lastOpened] : [])].find(
    ({ _id }) => _id === opened.id,
  )

  async function openBeyond(direction: 'previous' | 'next') {
    const otherPage = table.query.page + (direction === 'next' ? 1 : -1)
    const data = await table.loadPage(otherPage)
    const order = direction === 'next' ? data?.rows[0] : data?.rows.at(-1)
    if (!order) return
    setLastOpened(order)
    opened.open(order._id, otherPage)
  }

  return (
    <>
      <DataTable
        {...table}
        label={t(messages.orders)}
        getRowName={({ name, _id }) => t(messages.orderName)(name, _id)}
        searchLabel={t(messages.searchLabel)}
        bulkActions={({ rows: selected, clear }) => (
          <>
            <Button onClick={() => setPrinted(selected)}>{t(messages.printSlips)}</Button>
            <Button onClick={() => deliverMany(selected, clear)}>
              {t(messages.markAsDelivered)}
            </Button>
            <Button onClick={() => removeMany(selected, clear)}>{t(messages.deleteLabel)}</Button>
          </>
        )}
      />
      {opened.id !== undefined && (
        <OrderPanel
          id={opened.id}
          row={openedRow}
          page={table.query}
          data={table.result.data}
          onOpen={handleOpen}
          onOpenBeyond={(direction) => void openBeyond(direction)}
          onPrintSlip={(order) => setPrinted([order])}
          onDeliver={deliver}
          onDelete={remove}
          issueActions={issueActions}
          onClose={opened.close}
          onStay={opened.stay}
        />
      )}
      {printed && <PackingSlips orders={printed} onPrinted={() => setPrinted(undefined)} />}
      {report}
    </>
  )
}
