import { useMemo, useState } from 'react'
import { type Order, shopApi, useListAllOrdersQuery } from '../../../../api'
import { useSteady } from '../../../../shared/hooks/useSteady'
import { Button } from '../../../../shared/ui/button/Button'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { useTableQuery } from '../../../../shared/ui/data-table/useTableQuery'
import { useTableAnswer } from '../../lib/useTableAnswer'
import { useTableView } from '../../lib/useTableView'
import { ExportButton } from '../table/ExportButton'
import { OrderPanel } from './OrderPanel'
import { orderColumns } from './orderColumns'
import { orderCall, orderFields, orderFilters, orderSpec } from './orderQuery'
import { useOrderActions } from './useOrderActions'

/** All orders of the shop. */
export function OrdersTable() {
  const [query, changeQuery] = useTableQuery(orderSpec)
  const call = useMemo(() => orderCall(query), [query])
  const answer = useTableAnswer('listAllOrders', call, useListAllOrdersQuery(call))
  const prefetch = shopApi.usePrefetch('listAllOrders')
  const { deliver, remove, deliverMany, removeMany, report } = useOrderActions()
  const [opened, setOpened] = useState<Order>()
  const handleDelete = useSteady((order: Order) => void remove(order))

  const columns = useMemo(
    () => orderColumns({ onOpen: setOpened, onDeliver: deliver, onDelete: handleDelete }),
    [deliver, handleDelete],
  )
  const view = useTableView('orders', columns)
  const chosen = (ids: readonly string[]) =>
    answer.rows?.filter(({ _id }) => ids.includes(_id)) ?? []

  return (
    <>
      <DataTable
        label="orders"
        columns={columns}
        nameOf={({ name, _id }) => `the order of ${name}, ${_id}`}
        fields={orderFields}
        searchLabel="Search by ID, customer, mobile…"
        query={query}
        onQueryChange={changeQuery}
        onPageIntent={(page) => prefetch({ ...call, page })}
        answer={answer}
        view={view}
        bulkActions={(ids) => (
          <>
            <Button onClick={() => deliverMany(chosen(ids))}>Mark as Delivered</Button>
            <Button onClick={() => removeMany(chosen(ids))}>Delete</Button>
          </>
        )}
        tools={<ExportButton list="orders" filters={orderFilters(query)} />}
      />
      {opened && (
        <OrderPanel
          order={opened}
          onDeliver={deliver}
          onDelete={remove}
          onClose={() => setOpened(undefined)}
        />
      )}
      {report}
    </>
  )
}
