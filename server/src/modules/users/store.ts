import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'
import {
  allOf,
  containsWords,
  type Days,
  type Direction,
  filtered,
  type Listing,
  withinDays,
} from '../../lib/listing'
import type { Role } from '../../sessions/session'
import { userColumns } from './user'

const sorts = {
  joined: ['u.created_at', 'u.id'],
  name: ['u.name_key', 'u.id'],
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

export const shownUsers = {
  columns: sql.join(userColumns.map((column) => sql.ref(`u.${column}`))),
  from: users,
}

export function usersBy({ search = '', role, sort, order, ...days }: UserFilter): Listing {
  return {
    from: users,
    id: 'u.id',
    where: allOf([
      sql`u.deleted_at is null`,
      containsWords(sql`u.search_text`, search),
      ...filtered(role, (value) => sql`u.role = ${value}`),
      ...withinDays('u.account_created_at', days),
    ]),
    columns: sorts[sort ?? 'joined'],
    direction: order ?? 'desc',
    isSearch: search.trim() !== '',
  }
}

/** Name and former role of a user who got the new one; `undefined` where the user has it already, or is none. */
export async function changeRole(
  trx: Transaction,
  id: string,
  role: Role,
): Promise<{ email: string; former: Role } | undefined> {
  const changed = await trx
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '<>', role)
    .returning('email')
    .executeTakeFirst()
  return changed && { email: changed.email, former: role === 'admin' ? 'user' : 'admin' }
}

type DeletedUser = { email: string; name: string; identityUid: string }

/**
 * The row stays, so that the same identity can't come back; sessions and cart go with it. The account is to be disabled soon,
 * whether or not whoever deletes gets that far.
 */
export async function deleteUser(trx: Transaction, id: string): Promise<DeletedUser | undefined> {
  return trx
    .updateTable('users')
    .set({
      deleted_at: sql`now()`,
      disable_account_at: sql`now() + interval '1 minute'`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '=', 'user')
    .returning(['email', 'name', 'identity_uid as identityUid'])
    .executeTakeFirst()
}

export async function userExists(db: Database, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user !== undefined
}
