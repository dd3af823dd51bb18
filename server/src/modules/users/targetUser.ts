import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound } from '../../http/problem'

/** The user whose records a request is about. */
export type TargetUser = { userId: string; email: string }

export const isSameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Returns the caller, or the user named by an admin. Other callers get 404, so that they cannot find out who has an account.
 */
export async function findTargetUser(
  db: Database,
  session: Session,
  email: string | undefined,
): Promise<TargetUser> {
  if (!email?.trim() || isSameEmail(email, session.email)) {
    return { userId: session.userId, email: session.email }
  }
  if (session.role !== 'admin') throw notFound('User')
  const user = await db
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw notFound('User')
  return user
}
