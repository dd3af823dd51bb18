import { useMemo } from 'react'
import { shopApi, useListAllCartsQuery } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { rowsOf, useDeskTable } from '../../lib/useDeskTable'
import { ExportButton } from '../table/ExportButton'
import { cartColumns } from './cartColumns'
import { cartCall, cartFilters, cartSpec } from './cartQuery'
import { useCartActions } from './useCartActions'

/** The rows of all carts. */
export function CartsTable() {
  const { remove, removeMany, report } = useCartActions()
  const columns = useMemo(() => cartColumns(remove), [remove])
  const table = useDeskTable({
    name: 'carts',
    endpoint: 'listAllCarts',
    useRows: useListAllCartsQuery,
    prefetch: shopApi.usePrefetch('listAllCarts'),
    spec: cartSpec,
    callOf: cartCall,
    columns,
  })
  const chosen = (ids: readonly string[]) => rowsOf(table.answer.rows, ids)

  return (
    <>
      <DataTable
        {...table}
        label="carts"
        nameOf={({ name, author }) => `${name} of ${author}`}
        searchLabel="Search by product or customer"
        bulkActions={(ids) => <Button onClick={() => removeMany(chosen(ids))}>Delete</Button>}
        tools={<ExportButton list="carts" filters={cartFilters(table.query)} />}
      />
      {report}
    </>
  )
}
