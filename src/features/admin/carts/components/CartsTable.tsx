import { useMemo } from 'react'
import { shopApi, useListAllCartsQuery } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { ExportButton } from '../../shared/components/ExportButton'
import { rowsOf, useAdminTable } from '../../shared/hooks/useAdminTable'
import { useCartActions } from '../hooks/useCartActions'
import { cartCall, cartFilters, cartSpec } from '../lib/cartQuery'
import { cartColumns } from './cartColumns'

/** The rows of all carts. */
export function CartsTable() {
  const { remove, removeMany, report } = useCartActions()
  const columns = useMemo(() => cartColumns(remove), [remove])
  const table = useAdminTable({
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
