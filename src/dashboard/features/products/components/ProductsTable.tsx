import Button from '@mui/material/Button'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminApi, type Product } from '@/api'
import { updatePath } from '@/common/addresses'
import { DataTable } from '@/dashboard/tables/DataTable'
import { hasFilters } from '@/dashboard/tables/tableQuery'
import type { DataTableProps } from '@/dashboard/tables/tableTypes'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import type { OfferUndo } from '@/dashboard/ui/useUndoNotice'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { useProductActions } from '../hooks/useProductActions'
import { productList } from '../lib/productQuery'
import * as messages from '../messages'
import { BulkEditDialog, type BulkEditScope } from './BulkEditDialog'
import { type ProductHandlers, productColumns } from './productColumns'

type ProductsTableProps = Pick<ProductHandlers, 'onPriceEdit' | 'enterPrice'> & {
  onRowEdit: NonNullable<DataTableProps<Product>['onRowEdit']>
  offerUndo: OfferUndo
  /** Of the page. */
  title: string
  actions?: ReactNode
}

export function ProductsTable(props: ProductsTableProps) {
  const { onPriceEdit, enterPrice, onRowEdit, offerUndo, title, actions } = props
  const { remove, toggleStock, removeMany, setStockOfMany, report } = useProductActions(offerUndo)
  const columns = useMemo(
    () => productColumns({ onDelete: remove, onStockToggle: toggleStock, onPriceEdit, enterPrice }),
    [remove, toggleStock, onPriceEdit, enterPrice],
  )
  const table = useAdminTable({
    name: 'products',
    endpoint: adminApi.endpoints.listAllProducts,
    list: productList,
    exportName: 'products',
    columns,
  })

  const navigate = useNavigate()
  // Not in the bar of the selection: it goes with products that leave the filtered table.
  const [editScope, setEditScope] = useState<BulkEditScope>()

  function toScope(rows: readonly Product[] | undefined): BulkEditScope {
    if (rows) {
      const ids = rows.map(({ _id }) => _id)
      return { products: { ids }, label: t(messages.selectedProducts)(ids.length) }
    }
    const { sort, order, ...filter } = productList.getFilters(table.query)
    const { total = 0, isMore = false } = table.result.data ?? {}
    const count = formatCount(total)
    return {
      products: { filter },
      label: hasFilters(table.query)
        ? t(messages.matchingProducts)(count, isMore)
        : t(messages.allOfShop)(count),
    }
  }

  const changeAll = (
    <Button
      size="small"
      aria-haspopup="dialog"
      // While it is not known how many there are.
      disabled={table.result.data === undefined}
      onClick={() => setEditScope(toScope(undefined))}
    >
      {t(messages.changePrices)}
    </Button>
  )

  return (
    <AdminPage
      title={title}
      actions={
        <>
          {changeAll}
          {actions}
        </>
      }
    >
      <DataTable
        {...table}
        onRowEdit={onRowEdit}
        onRowKey={(product) => void navigate(updatePath(product))}
        label={t(messages.products)}
        getRowName={({ productName }) => productName}
        searchLabel={t(messages.searchByName)}
        bulkActions={({ rows, isAll, clear }) => [
          {
            label: t(messages.changePrices),
            hasDialog: true,
            onClick: () => setEditScope(toScope(isAll ? undefined : rows)),
          },
          { label: t(messages.inStock), onClick: () => void setStockOfMany(rows, true, clear) },
          { label: t(messages.outOfStock), onClick: () => void setStockOfMany(rows, false, clear) },
          { label: t(messages.deleteSelected), onClick: () => void removeMany(rows, clear) },
        ]}
      />
      {editScope && <BulkEditDialog scope={editScope} onClose={() => setEditScope(undefined)} />}
      {report}
    </AdminPage>
  )
}
