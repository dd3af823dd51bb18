import { useMemo } from 'react'
import { shopApi, useListAllProductsQuery } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { DataTable } from '../../../../shared/ui/data-table/DataTable'
import { ExportButton } from '../../shared/components/ExportButton'
import { rowsOf, useAdminTable } from '../../shared/hooks/useAdminTable'
import { useProductActions } from '../hooks/useProductActions'
import { productCall, productFilters, productSpec } from '../lib/productQuery'
import { productColumns } from './productColumns'

/** All products of the shop. */
export function ProductsTable() {
  const { remove, toggleStock, removeMany, setStockOfMany, report } = useProductActions()
  const columns = useMemo(
    () => productColumns({ onDelete: remove, onStockToggle: toggleStock }),
    [remove, toggleStock],
  )
  const table = useAdminTable({
    name: 'products',
    endpoint: 'listAllProducts',
    useRows: useListAllProductsQuery,
    prefetch: shopApi.usePrefetch('listAllProducts'),
    spec: productSpec,
    callOf: productCall,
    columns,
  })
  const chosen = (ids: readonly string[]) => rowsOf(table.answer.rows, ids)

  return (
    <>
      <DataTable
        {...table}
        label="products"
        nameOf={({ productName }) => productName}
        searchLabel="Search by name"
        bulkActions={(ids) => (
          <>
            <Button onClick={() => setStockOfMany(chosen(ids), true)}>In Stock</Button>
            <Button onClick={() => setStockOfMany(chosen(ids), false)}>Out of Stock</Button>
            <Button onClick={() => removeMany(chosen(ids))}>Delete</Button>
          </>
        )}
        tools={<ExportButton list="products" filters={productFilters(table.query)} />}
      />
      {report}
    </>
  )
}
