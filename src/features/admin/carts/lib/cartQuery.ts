import type { ListAllCartsApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { oneOf, withoutUndefined } from '../../shared/lib/parseFilter'

const sorts = ['author', 'name', 'price', 'quantity', 'cartAdded'] as const

const cartFields: readonly FilterField[] = [
  { name: 'email', label: 'E-mail begins with', kind: 'text', minLength: 3 },
  { name: 'product', label: 'Product', kind: 'text', hint: 'Words of its name' },
]

export const cartSpec: QuerySpec = { sorts, filters: cartFields }

export function cartFilters({ search, sort, filters }: TableQuery) {
  return withoutUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    email: filters.email,
    product: filters.product,
  })
}

export function cartCall(query: TableQuery): ListAllCartsApiArg {
  return { ...cartFilters(query), page: query.page, limit: query.pageSize }
}
