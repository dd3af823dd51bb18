import { sql } from 'kysely'
import type { Role } from '../../contract/types'
import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'

/** Returns e-mail and previous role; undefined if the user has the role already or does not exist. */
export async function changeRole(
  trx: Transaction,
  id: string,
  role: Role,
): Promise<{ email: string; previousRole: Role } | undefined> {
  const changed = await trx
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '<>', role)
    .returning('email')
    .executeTakeFirst()
  return changed && { email: changed.email, previousRole: role === 'admin' ? 'user' : 'admin' }
}

type DeletedUser = { email: string; name: string; identityUid: string }

/**
 * Soft delete, so that the same identity cannot register again; a trigger deletes sessions and cart. The job disables the
 * account if this process does not get to it.
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
