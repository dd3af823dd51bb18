import { sql } from 'kysely'
import { fallbackPhoto } from '../../../../shop/fallbackUser'
import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'
import type { Logger } from '../../observability/logger'

/** Writes to the user's account at the identity service. */
export type UpdateProfile = (
  uid: string,
  profile: { displayName: string; photoUrl: string | undefined },
) => Promise<void>

type Services = { db: Database; logger: Logger; update: UpdateProfile }

type DueUpdate = {
  userId: string
  /** As text, since a `Date` has no microseconds. */
  changedAt: string
  uid: string
  name: string
  photo: string
  isDeleted: boolean
}

const batchSize = 10

/** The time of a waiting update is kept: it may be on its way, and two at once could arrive in any order. */
export async function queueAccountUpdate(trx: Transaction, userId: string): Promise<void> {
  await sql`
    insert into account_updates (user_id) values (${userId})
    on conflict (user_id) do update set changed_at = now()`.execute(trx)
}

/** Claims due updates, each for one process. The delay until the next try equals the time since the change. */
async function claimDueUpdates(db: Database): Promise<DueUpdate[]> {
  const { rows } = await sql<DueUpdate>`
    with due as (
      select user_id from account_updates where due_at <= now()
      order by due_at limit ${batchSize} for update skip locked
    )
    update account_updates a
    set due_at = now() + least(interval '1 day', greatest(interval '1 minute', now() - a.changed_at))
    from due, users u
    where a.user_id = due.user_id and u.id = due.user_id
    returning a.user_id as "userId", a.changed_at::text as "changedAt", u.identity_uid as uid, u.name,
      u.photo, u.deleted_at is not null as "isDeleted"`.execute(db)
  return rows
}

/** A profile that was changed while it was sent is sent again. */
async function completeUpdate(db: Database, { userId, changedAt }: DueUpdate): Promise<void> {
  await sql`
    with done as (
      delete from account_updates where user_id = ${userId} and changed_at = ${changedAt}::timestamptz
    )
    update account_updates set due_at = now()
    where user_id = ${userId} and changed_at <> ${changedAt}::timestamptz`.execute(db)
}

async function updateAccount({ db, logger, update }: Services, due: DueUpdate): Promise<void> {
  const { uid, name, photo, isDeleted } = due
  try {
    if (!isDeleted) {
      await update(uid, {
        displayName: name,
        photoUrl: photo === fallbackPhoto ? undefined : photo,
      })
    }
    await completeUpdate(db, due)
  } catch (error) {
    logger.warn({ err: error, uid }, 'a changed profile has not reached the identity service yet')
  }
}

/** Sends changed names and pictures to the identity service. Returns the number of tries. */
export async function sendDueAccountUpdates(services: Services): Promise<number> {
  const due = await claimDueUpdates(services.db)
  await Promise.all(due.map((each) => updateAccount(services, each)))
  return due.length
}
