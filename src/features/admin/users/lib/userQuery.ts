import type { ListUsersApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { omitUndefined, oneOf } from '../../shared/lib/filters'

const sorts = ['name', 'email', 'role', 'createdAt', 'lastLogin'] as const
const roles = ['admin', 'user'] as const

const userFields: readonly FilterField[] = [
  {
    name: 'role',
    label: 'Role',
    kind: 'choice',
    isPinned: true,
    options: roles.map((value) => ({ value, label: value })),
  },
  { name: 'from', label: 'Created from', kind: 'day' },
  { name: 'to', label: 'Created until', kind: 'day' },
]

export const userSpec: QuerySpec = { sorts, filters: userFields }

export function getUserFilters({ search, sort, filters }: TableQuery) {
  return omitUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    role: oneOf(roles, filters.role),
    from: filters.from,
    to: filters.to,
  })
}

export function getUserArgs(query: TableQuery): ListUsersApiArg {
  return { ...getUserFilters(query), page: query.page, limit: query.pageSize }
}
