import { useMemo } from 'react'
import { adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { t } from '@/shared/lib/language'
import { useCartActions } from '../hooks/useCartActions'
import { cartList } from '../lib/cartQuery'
import * as messages from '../messages'
import { cartColumns } from './cartColumns'

export function CartsTable() {
  const { remove, removeMany, report } = useCartActions()
  const columns = useMemo(() => cartColumns(remove), [remove])
  const table = useAdminTable({
    name: 'carts',
    endpoint: adminApi.endpoints.listAllCarts,
    list: cartList,
    exportName: 'carts',
    columns,
  })

  return (
    <>
      <DataTable
        {...table}
        label={t(messages.cartsLabel)}
        getRowName={({ name, author }) => t(messages.rowName)(name, author)}
        searchLabel={t(messages.searchLabel)}
        bulkActions={({ rows, clear }) => [
          { label: t(messages.deleteRows), onClick: () => void removeMany(rows, clear) },
        ]}
      />
      {report}
    </>
  )
}
