import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'
import {
  allOf,
  containsWords,
  type Direction,
  fromNearerEnd,
  opposite,
  orderedBy,
} from '../../lib/listing'
import type { Window } from '../../lib/paging'
import type { Role } from '../../sessions/session'
import { type UserRow, userColumns } from './user'

const sortColumns = {
  joined: ['created_at', 'id'],
  name: ['name_key', 'id'],
  email: ['email', 'id'],
  role: ['role', 'created_at', 'id'],
  createdAt: ['account_created_at', 'id'],
  lastLogin: ['last_login_at', 'id'],
} as const

export type UserFilter = {
  search: string
  role: Role | undefined
  sort: keyof typeof sortColumns
  order: Direction
}

function matches({ search, role }: UserFilter): RawBuilder<boolean> {
  const ofRole = role ? [sql`role = ${role}`] : []
  return allOf([sql`deleted_at is null`, containsWords(sql`search_text`, search), ...ofRole])
}

export async function countUsers(db: Database, filter: UserFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users where ${matches(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findUsers(
  db: Database,
  filter: UserFilter,
  window: Window,
  total: number,
): Promise<UserRow[]> {
  const { offset, limit, isBackward } = fromNearerEnd(window, total)
  const columns = sortColumns[filter.sort]
  const inner = isBackward ? opposite(filter.order) : filter.order
  const { rows } = await sql<UserRow>`
    select ${sql.join(userColumns.map((column) => sql.ref(column)))}
    from (
      select id from users where ${matches(filter)}
      order by ${orderedBy(columns, inner)} limit ${limit} offset ${offset}
    ) as page
    join users using (id)
    order by ${orderedBy(columns, filter.order)}`.execute(db)
  return rows
}

/** The role that was replaced; `undefined` where the user has the new one already, or is none. */
export async function changeRole(
  trx: Transaction,
  id: string,
  role: Role,
): Promise<Role | undefined> {
  const changed = await trx
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '<>', role)
    .returning('id')
    .executeTakeFirst()
  return changed && (role === 'admin' ? 'user' : 'admin')
}

/** The row stays, so that the same identity can't come back; sessions and cart go with it. */
export async function deleteUser(
  trx: Transaction,
  id: string,
): Promise<{ identityUid: string } | undefined> {
  return trx
    .updateTable('users')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '=', 'user')
    .returning('identity_uid as identityUid')
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
