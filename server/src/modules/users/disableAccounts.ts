import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'

/** Disabled accounts cannot sign in. */
export type DisableAccount = (uid: string) => Promise<void>

type Services = { db: Database; logger: Logger; disable: DisableAccount }

const batchSize = 10

/**
 * Disables the account of a deleted user. The deletion alone keeps the user out of the shop, so a failure is only logged, and
 * tried again later.
 */
export async function disableAccount({ db, logger, disable }: Services, uid: string) {
  try {
    await disable(uid)
    await db
      .updateTable('users')
      .set({ disable_account_at: null })
      .where('identity_uid', '=', uid)
      .execute()
  } catch (error) {
    logger.warn({ err: error, uid }, 'a deleted account is not disabled yet')
  }
}

/** Claims due accounts, each for one process. The delay until the next try equals the time since the deletion. */
async function claimDueRows(db: Database): Promise<string[]> {
  const { rows } = await sql<{ uid: string }>`
    with due as (
      select id from users where disable_account_at <= now()
      order by disable_account_at limit ${batchSize} for update skip locked
    )
    update users u
    set disable_account_at =
      now() + least(interval '1 day', greatest(interval '1 minute', now() - u.deleted_at))
    from due where u.id = due.id
    returning u.identity_uid as uid`.execute(db)
  return rows.map(({ uid }) => uid)
}

/** Tries again for users that were deleted while the identity service was unavailable. Returns the number of tries. */
export async function disableDueAccounts(services: Services): Promise<number> {
  const due = await claimDueRows(services.db)
  await Promise.all(due.map((uid) => disableAccount(services, uid)))
  return due.length
}
