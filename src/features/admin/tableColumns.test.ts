import { auditColumns } from './audit/components/auditColumns'
import { auditSpec } from './audit/lib/auditQuery'
import { cartColumns } from './carts/components/cartColumns'
import { cartSpec } from './carts/lib/cartQuery'
import { orderColumns } from './orders/components/orderColumns'
import { orderSpec } from './orders/lib/orderQuery'
import { productColumns } from './products/components/productColumns'
import { productSpec } from './products/lib/productQuery'
import { userColumns } from './users/components/userColumns'
import { userSpec } from './users/lib/userQuery'

const noop = () => {}

const tables = [
  {
    name: 'orders',
    spec: orderSpec,
    columns: orderColumns({ onOpen: noop, onDeliver: noop, onDelete: noop }),
  },
  {
    name: 'products',
    spec: productSpec,
    columns: productColumns({ onDelete: noop, onStockToggle: noop }),
  },
  {
    name: 'users',
    spec: userSpec,
    columns: userColumns({ onRoleChange: noop, onDelete: noop }),
  },
  { name: 'carts', spec: cartSpec, columns: cartColumns(noop) },
  { name: 'audit', spec: auditSpec, columns: auditColumns(noop) },
]

describe.each(tables)('a column of the $name table', ({ spec, columns }) => {
  it('can be sorted, or says why not', () => {
    const silent = columns.filter(
      ({ cardSlot, isSortable, description }) =>
        cardSlot !== 'picture' && cardSlot !== 'actions' && !isSortable && !description,
    )

    expect(silent.map(({ field }) => field)).toEqual([])
  })

  it('is sorted by the server if it can be sorted', () => {
    const sortable = columns.filter(({ isSortable }) => isSortable).map(({ field }) => field)

    expect(spec.sorts).toEqual(expect.arrayContaining(sortable))
  })
})
