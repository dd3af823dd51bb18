import type { ListUsersApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { oneOf, withoutUndefined } from '../../shared/lib/parseFilter'

const sorts = ['name', 'email', 'role', 'createdAt', 'lastLogin'] as const
const roles = ['admin', 'user'] as const

const userFields: readonly FilterField[] = [
  {
    name: 'role',
    label: 'Role',
    kind: 'choice',
    isAtHand: true,
    options: roles.map((value) => ({ value, label: value })),
  },
  { name: 'from', label: 'Account made from', kind: 'day' },
  { name: 'to', label: 'Account made until', kind: 'day' },
]

export const userSpec: QuerySpec = { sorts, filters: userFields }

export function userFilters({ search, sort, filters }: TableQuery) {
  return withoutUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    role: oneOf(roles, filters.role),
    from: filters.from,
    to: filters.to,
  })
}

export function userCall(query: TableQuery): ListUsersApiArg {
  return { ...userFilters(query), page: query.page, limit: query.pageSize }
}
