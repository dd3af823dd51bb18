import type { ListAllCartsApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { omitUndefined, oneOf } from '../../shared/lib/filters'

const sorts = ['author', 'name', 'price', 'quantity', 'cartAdded'] as const

const cartFields: readonly FilterField[] = [
  { name: 'email', label: 'E-mail starts with', kind: 'text', minLength: 3 },
  { name: 'product', label: 'Product', kind: 'text', hint: 'Product name' },
]

export const cartSpec: QuerySpec = { sorts, filters: cartFields }

export function getCartFilters({ search, sort, filters }: TableQuery) {
  return omitUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    email: filters.email,
    product: filters.product,
  })
}

export function getCartArgs(query: TableQuery): ListAllCartsApiArg {
  return { ...getCartFilters(query), page: query.page, limit: query.pageSize }
}
