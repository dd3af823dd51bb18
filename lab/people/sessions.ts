import { toSessionKey } from '../../server/src/auth/session'
import { createSessionStore } from '../../server/src/auth/sessionStore'
import type { Database } from '../../server/src/db/pool'
import { insertUser } from '../../server/test/support/rows'

export type Role = 'user' | 'admin'
export type SignedIn = { id: string; email: string; sessionKey: string; cookie: string }

type User = { id: string; email: string }

async function openSession(db: Database, { id, email }: User): Promise<SignedIn> {
  const token = await createSessionStore(db).open({ userId: id, emailVerified: true })
  return { id, email, sessionKey: toSessionKey(token), cookie: `jontro_session=${token}` }
}

/** A new user with a session, without the identity service. */
export const signIn = async (db: Database, role: Role): Promise<SignedIn> =>
  openSession(db, await insertUser(db, { role }))

/** Sessions of users who are there, or of one of them. */
export async function openSessions(
  db: Database,
  role: Role,
  count: number,
  id?: string,
): Promise<SignedIn[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (users) => users.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute()
  return Promise.all(users.map((user) => openSession(db, user)))
}
