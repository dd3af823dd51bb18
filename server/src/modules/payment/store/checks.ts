import { sql } from 'kysely'
import type { Database } from '../../../db/pool'
import type { Schedule } from '../rules'
import { after, isOlderThan } from './time'

/** Others leave a claimed attempt alone this long; if its process dies, it is due again. */
const claimedFor = 60_000

export type DueAttempt = { tranId: string; checks: number }

export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Takes attempts that were due at that time, each for one process. */
export async function claimDue(db: Database, at: Date, atMost: number): Promise<DueAttempt[]> {
  return db
    .with('due', (from) =>
      from
        .selectFrom('payment_attempts')
        .select('tran_id')
        .where('next_check_at', '<=', at)
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
export const postpone = (db: Database, tranId: string, pause: number, { givesUpAfter }: Schedule) =>
  uncaptured(db, tranId)
    .set({
      checks: sql<number>`checks + 1`,
      checked_at: sql<Date>`now()`,
      next_check_at: sql<Date>`case when ${isOlderThan(givesUpAfter)} then null else ${after(pause)} end`,
    })
    .execute()

/** Something happened, or could not be found out: the questions start anew. */
export const hurry = (db: Database, tranId: string, pause: number) =>
  uncaptured(db, tranId)
    .set({ checks: 0, next_check_at: sql<Date>`least(next_check_at, ${after(pause)})` })
    .execute()
