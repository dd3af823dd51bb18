import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { adminApi } from '@/api'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { useCartActions } from '../hooks/useCartActions'
import { cartList } from '../lib/cartQuery'
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
        label="carts"
        getRowName={({ name, author }) => `${name} of ${author}`}
        searchLabel="Search by product or customer"
        bulkActions={({ rows, clear }) => (
          <Button onClick={() => removeMany(rows, clear)}>Delete</Button>
        )}
      />
      {report}
    </>
  )
}
