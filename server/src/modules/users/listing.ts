import { sql } from 'kysely'
import type { Role } from '../../contract/types'
import { type Days, withinDays } from '../../listing/days'
import {
  allOf,
  type Direction,
  type Listing,
  matchesText,
  precomputedRowCount,
  whenSet,
} from '../../listing/listing'
import { toUser, userColumns } from './user'

const sorts = {
  joined: ['u.created_at', 'u.id'],
  name: ['u.name_key collate "C"', 'u.id'],
  email: ['u.email collate "C"', 'u.id'],
  role: ['u.role', 'u.created_at', 'u.id'],
  createdAt: ['u.account_created_at', 'u.id'],
  lastLogin: ['u.last_login_at', 'u.id'],
} as const

export type UserFilter = Days & {
  search?: string
  role?: Role
  sort?: keyof typeof sorts
  order?: Direction
}

const users = sql`users u`

export const userSelection = {
  columns: sql.join(userColumns.map((column) => sql.ref(`u.${column}`))),
  from: users,
  read: toUser,
}

export function userListing({ search = '', role, sort, order, ...days }: UserFilter): Listing {
  const isSearch = search.trim() !== ''
  const filters = [
    ...(isSearch
      ? [matchesText(search, { anywhere: 'u.search_text', name: 'u.name_key collate "C"' })]
      : []),
    ...whenSet(role, (value) => sql`u.role = ${value}`),
    ...withinDays('u.account_created_at', days),
  ]
  return {
    from: users,
    id: 'u.id',
    where: allOf([sql`u.deleted_at is null`, ...filters]),
    columns: sorts[sort ?? 'joined'],
    direction: order ?? 'desc',
    isSearch,
    ...(filters.length === 0 && { precomputedTotal: precomputedRowCount('users') }),
  }
}
