import { useEventCallback } from '@mui/material/utils'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adminApi, type Order } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import { useOpenedOrder } from '../hooks/useOpenedOrder'
import { useOrderActions } from '../hooks/useOrderActions'
import { isCashUnrecorded } from '../lib/cash'
import { orderList } from '../lib/orderQuery'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'
import { OrderPanel, type OrderPanelProps } from './OrderPanel'
import { orderColumns } from './orderColumns'
import { PackingSlips } from './PackingSlips'
import type { IssueActions } from './PaymentAttempts'

type OrdersTableProps = {
  /** Renders the actions for a captured payment that needs attention. */
  issueActions: IssueActions
  /** Renders the return and warranty requests of a delivered order. */
  returns: OrderPanelProps['returns']
}

export function OrdersTable({ issueActions, returns }: OrdersTableProps) {
  const actions = useOrderActions()
  const { deliver, remove, deliverForCash } = actions
  const opened = useOpenedOrder()
  const [lastOpened, setLastOpened] = useState<Order>()
  const [printed, setPrinted] = useState<readonly Order[]>()
  const handleDelete = useEventCallback((order: Order) => void remove(order))

  const handleOpen = useEventCallback((order: Order) => {
    setLastOpened(order)
    opened.open(order._id)
  })

  const isReviewed = useSearchParams()[0].get('reviewed') === 'true'
  const columns = useMemo(
    () =>
      orderColumns({ isReviewed, onOpen: handleOpen, onDeliver: deliver, onDelete: handleDelete }),
    [isReviewed, deliver, handleDelete, handleOpen],
  )
  const table = useAdminTable({
    name: 'orders',
    ...(isReviewed && { layout: 'reviewed orders' }),
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
    if (!order || !opened.isShown(opened.id)) return
    setLastOpened(order)
    opened.open(order._id, otherPage)
  }

  return (
    <>
      <DataTable
        {...table}
        onRowKey={handleOpen}
        label={t(messages.orders)}
        getRowName={({ name, _id }) => t(messages.orderName)(name, _id)}
        searchLabel={t(messages.searchLabel)}
        bulkActions={({ rows: selected, clear }) => [
          { label: t(messages.printSlips), onClick: () => setPrinted(selected) },
          {
            label: t(messages.markAsPacked),
            onClick: () => void actions.packMany(selected, clear),
          },
          {
            label: t(messages.markAsDelivered),
            onClick: () => void actions.deliverMany(selected, clear),
          },
          ...(shop.cashOnDelivery
            ? [
                {
                  label: t(paymentMessages.deliveredForCash),
                  onClick: () => void deliverForCash(selected, clear),
                },
              ]
            : []),
          ...(selected.some(isCashUnrecorded)
            ? [
                {
                  label: t(paymentMessages.receiveCash),
                  onClick: () => void actions.receiveCash(selected, clear),
                },
              ]
            : []),
          {
            label: t(messages.deleteLabel),
            onClick: () => void actions.removeMany(selected, clear),
          },
        ]}
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
          onDeliverForCash={(order) => void deliverForCash([order])}
          onDelete={remove}
          issueActions={issueActions}
          returns={returns}
          onClose={opened.close}
          onStay={opened.stay}
        />
      )}
      {printed && <PackingSlips orders={printed} onPrinted={() => setPrinted(undefined)} />}
      {actions.report}
    </>
  )
}
