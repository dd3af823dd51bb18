import { auditColumns } from '@/dashboard/features/audit/components/auditColumns'
import { auditList } from '@/dashboard/features/audit/lib/auditQuery'
import { cartColumns } from '@/dashboard/features/carts/components/cartColumns'
import { cartList } from '@/dashboard/features/carts/lib/cartQuery'
import { orderColumns } from '@/dashboard/features/orders/components/orderColumns'
import { orderList } from '@/dashboard/features/orders/lib/orderQuery'
import { refundColumns } from '@/dashboard/features/payment-issues/components/refundColumns'
import { refundList } from '@/dashboard/features/payment-issues/lib/refundQuery'
import { productColumns } from '@/dashboard/features/products/components/productColumns'
import { productList } from '@/dashboard/features/products/lib/productQuery'
import { returnColumns } from '@/dashboard/features/returns/components/returnColumns'
import { returnList } from '@/dashboard/features/returns/lib/returnQuery'
import { userColumns } from '@/dashboard/features/users/components/userColumns'
import { userList } from '@/dashboard/features/users/lib/userQuery'
import { normalizeQuery } from '@/dashboard/tables/views/viewQuery'

const noop = () => {}

const tables = [
  {
    name: 'orders',
    list: orderList,
    columns: orderColumns({ isReviewed: false, onOpen: noop, onDeliver: noop, onDelete: noop }),
  },
  {
    name: 'products',
    list: productList,
    columns: productColumns({
      onDelete: noop,
      onStockToggle: noop,
      onPriceEdit: noop,
      enterPrice: (product) => product,
    }),
  },
  {
    name: 'users',
    list: userList,
    columns: userColumns({ onRoleChange: noop, onDelete: noop }),
  },
  { name: 'refunds', list: refundList, columns: refundColumns },
  { name: 'returns', list: returnList, columns: returnColumns(noop) },
  { name: 'carts', list: cartList, columns: cartColumns(noop) },
  { name: 'audit', list: auditList, columns: auditColumns(noop) },
]

describe.each(tables)('the built-in views of the $name table', ({ list }) => {
  it('have filters of the table', () => {
    for (const { filters } of list.views) {
      const query = new URLSearchParams(filters).toString()
      expect(normalizeQuery(query, list)).toBe(query)
    }
  })
})

describe.each(tables)('a column of the $name table', ({ list, columns }) => {
  it('can be sorted, or says why not', () => {
    const sorts: readonly string[] = list.sorts
    const silent = columns.filter(
      ({ cardSlot, field, description }) =>
        cardSlot !== 'picture' && cardSlot !== 'actions' && !sorts.includes(field) && !description,
    )

    expect(silent.map(({ field }) => field)).toEqual([])
  })
})
