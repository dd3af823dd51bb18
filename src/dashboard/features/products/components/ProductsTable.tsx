import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { useProductActions } from '../hooks/useProductActions'
import { productList } from '../lib/productQuery'
import * as messages from '../messages'
import { type ProductHandlers, productColumns } from './productColumns'

export function ProductsTable({ onPriceEdit }: Pick<ProductHandlers, 'onPriceEdit'>) {
  const { remove, toggleStock, removeMany, setStockOfMany, report } = useProductActions()
  const columns = useMemo(
    () => productColumns({ onDelete: remove, onStockToggle: toggleStock, onPriceEdit }),
    [remove, toggleStock, onPriceEdit],
  )
  const table = useAdminTable({
    name: 'products',
    endpoint: adminApi.endpoints.listAllProducts,
    list: productList,
    exportName: 'products',
    columns,
  })

  return (
    <>
      <DataTable
        {...table}
        label={t(messages.products)}
        getRowName={({ productName }) => productName}
        searchLabel={t(messages.searchByName)}
        bulkActions={({ rows, clear }) => (
          <>
            <Button onClick={() => setStockOfMany(rows, true, clear)}>{t(messages.inStock)}</Button>
            <Button onClick={() => setStockOfMany(rows, false, clear)}>
              {t(messages.outOfStock)}
            </Button>
            <Button onClick={() => removeMany(rows, clear)}>{t(messages.deleteSelected)}</Button>
          </>
        )}
      />
      {report}
    </>
  )
}
