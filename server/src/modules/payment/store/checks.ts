import { sql } from 'kysely'
import type { Database } from '../../../db/pool'
import type { Schedule } from '../rules'
import { after, isOlderThan } from './attempts'

/** How long a claimed attempt is reserved; if its process dies, it is due again. */
export const claimedFor = 60_000

export type DueAttempt = {
  tranId: string
  checks: number
  /** As text: see `databaseTime`. */
  claimedUntil: string
}

/** As text, since a `Date` loses the microseconds and would miss attempts that are due in this millisecond. */
export async function databaseTime(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
  const [time] = rows
  if (!time) throw new Error('The database returned no time')
  return time.now
}

/** Claims attempts that were due at that time, each for one process. */
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
    .returning(sql<string>`a.next_check_at::text`.as('claimedUntil'))
    .execute()
}

const atGateway = (db: Database, tranId: string) =>
  db.updateTable('payment_attempts').where('tran_id', '=', tranId).where('kind', '=', 'gateway')

const uncaptured = (db: Database, tranId: string) =>
  atGateway(db, tranId).where('captured_at', 'is', null)

const claimed = (db: Database, { tranId, checks, claimedUntil }: DueAttempt) =>
  atGateway(db, tranId)
    .where('checks', '=', checks)
    .where('next_check_at', '=', sql<Date>`${claimedUntil}::timestamptz`)

/** After a check without a capture. If `retrySoon` took the attempt out of the claim meanwhile, its earlier check stays. */
export const scheduleNextCheck = (
  db: Database,
  attempt: DueAttempt,
  delay: number,
  { stopAfter }: Schedule,
) =>
  claimed(db, attempt)
    .set({
      checks: sql<number>`checks + 1`,
      checked_at: sql<Date>`now()`,
      next_check_at: sql<Date>`case when ${isOlderThan(stopAfter)} then null else ${after(delay)} end`,
    })
    .execute()

/** After a check of an attempt that is captured. */
export const stopChecks = (db: Database, attempt: DueAttempt) =>
  claimed(db, attempt).set({ next_check_at: null }).execute()

/** The schedule starts again. */
const soon = (delay: number) => ({
  checks: 0,
  next_check_at: sql<Date>`least(next_check_at, ${after(delay)})`,
})

/** After a notification of which the gateway knows nothing yet. */
export const retrySoon = (db: Database, tranId: string, delay: number) =>
  uncaptured(db, tranId).set(soon(delay)).execute()

/** Without an answer of the gateway: what it was asked about may be a second capture. */
export const retryUnanswered = (db: Database, tranId: string, delay: number) =>
  atGateway(db, tranId).set(soon(delay)).execute()
