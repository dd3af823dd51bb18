import { auditColumns } from './audit/components/auditColumns'
import { auditList } from './audit/lib/auditQuery'
import { cartColumns } from './carts/components/cartColumns'
import { cartList } from './carts/lib/cartQuery'
import { orderColumns } from './orders/components/orderColumns'
import { orderList } from './orders/lib/orderQuery'
import { refundColumns } from './payment-issues/components/refundColumns'
import { refundList } from './payment-issues/lib/refundQuery'
import { productColumns } from './products/components/productColumns'
import { productList } from './products/lib/productQuery'
import { userColumns } from './users/components/userColumns'
import { userList } from './users/lib/userQuery'

const noop = () => {}

const tables = [
  {
    name: 'orders',
    list: orderList,
    columns: orderColumns({ onOpen: noop, onDeliver: noop, onDelete: noop }),
  },
  {
    name: 'products',
    list: productList,
    columns: productColumns({ onDelete: noop, onStockToggle: noop, onPriceEdit: noop }),
  },
  {
    name: 'users',
    list: userList,
    columns: userColumns({ onRoleChange: noop, onDelete: noop }),
  },
  { name: 'refunds', list: refundList, columns: refundColumns },
  { name: 'carts', list: cartList, columns: cartColumns(noop) },
  { name: 'audit', list: auditList, columns: auditColumns(noop) },
]

describe.each(tables)('a column of the $name table', ({ list, columns }) => {
  it('can be sorted, or says why not', () => {
    const silent = columns.filter(
      ({ cardSlot, isSortable, description }) =>
        cardSlot !== 'picture' && cardSlot !== 'actions' && !isSortable && !description,
    )

    expect(silent.map(({ field }) => field)).toEqual([])
  })

  it('is sorted by the server if it can be sorted', () => {
    const sortable = columns.filter(({ isSortable }) => isSortable).map(({ field }) => field)

    expect(list.sorts).toEqual(expect.arrayContaining(sortable))
  })
})
