import { sql } from 'kysely'
import type { Database } from '../../../db/pool'
import type { Schedule } from '../rules'
import { after, isOlderThan } from './attempts'

/** Others leave a claimed attempt alone this long; if its process dies, it is due again. */
const claimedFor = 60_000

export type DueAttempt = { tranId: string; checks: number }

/** To the microsecond, which a `Date` cuts off: what is due in this very millisecond would be passed over. */
export async function databaseTime(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
  const [time] = rows
  if (!time) throw new Error('The database told no time')
  return time.now
}

/** Takes attempts that were due at that time, each for one process. */
export async function claimDueRows(
  db: Database,
  at: string,
  atMost: number,
): Promise<DueAttempt[]> {
  return db
    .with('due', (from) =>
      from
        .selectFrom('payment_attempts')
        .select('tran_id')
        .where('next_check_at', '<=', sql<Date>`${at}::timestamptz`)
        .orderBy('next_check_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment_attempts as a')
    .from('due')
    .set({ next_check_at: after(claimedFor) })
    .whereRef('a.tran_id', '=', 'due.tran_id')
    .returning(['a.tran_id as tranId', 'a.checks'])
    .execute()
}

const uncaptured = (db: Database, tranId: string) =>
  db.updateTable('payment_attempts').where('tran_id', '=', tranId).where('captured_at', 'is', null)

/** It was asked about and nothing was captured. */
export const scheduleNextCheck = (
  db: Database,
  tranId: string,
  pause: number,
  { stopAfter }: Schedule,
) =>
  uncaptured(db, tranId)
    .set({
      checks: sql<number>`checks + 1`,
      checked_at: sql<Date>`now()`,
      next_check_at: sql<Date>`case when ${isOlderThan(stopAfter)} then null else ${after(pause)} end`,
    })
    .execute()

/** Something happened, or could not be found out: the questions start anew. */
export const retrySoon = (db: Database, tranId: string, pause: number) =>
  uncaptured(db, tranId)
    .set({ checks: 0, next_check_at: sql<Date>`least(next_check_at, ${after(pause)})` })
    .execute()
