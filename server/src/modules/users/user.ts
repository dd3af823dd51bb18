import type { Selectable } from 'kysely'
import type { components } from '../../contract/generated/types'
import type { Users } from '../../db/generated/schema'

export type User = components['schemas']['User']

export type UserRow = Pick<
  Selectable<Users>,
  'id' | 'name' | 'email' | 'photo' | 'role' | 'account_created_at' | 'last_login_at'
>

export const userColumns = [
  'id',
  'name',
  'email',
  'photo',
  'role',
  'account_created_at',
  'last_login_at',
] as const satisfies readonly (keyof UserRow)[]

const toMilliseconds = (time: Date) => String(time.getTime())

export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    photo: row.photo,
    role: row.role,
    timestamp: {
      createdAt: toMilliseconds(row.account_created_at),
      lastLoginAt: toMilliseconds(row.last_login_at),
    },
  }
}
