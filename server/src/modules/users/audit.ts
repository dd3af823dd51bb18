import { sql } from 'kysely'
import type { Transaction } from '../../db/transaction'
import type { Session } from '../../sessions/session'

type Entry = { action: string; subject: string; details: Record<string, unknown> }

/** Who did what to whom; part of the transaction that does it. */
export async function recordAction(
  trx: Transaction,
  { userId, email }: Session,
  { action, subject, details }: Entry,
): Promise<void> {
  await sql`
    insert into audit_log (actor_id, actor_email, action, subject, details)
    values (${userId}, ${email}, ${action}, ${subject}, ${JSON.stringify(details)})`.execute(trx)
}
