import { sql } from 'kysely'
import type { components } from '../../contract/generated/types'
import type { Session } from '../../contract/types'
import type { Transaction } from '../../db/transaction'

type Facts = Readonly<Record<string, unknown>>

export type Action = {
  action: components['schemas']['AuditAction']
  subject: `${'Order' | 'Product' | 'User' | 'Cart' | 'Payment' | 'BulkEdit' | 'View'}/${string}`
  /** Display name of the subject. */
  label: string
  before?: Facts
  after?: Facts
}

/** Of an action on an order. */
export const orderSubject = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  subject: `Order/${id}` as const,
  label: `${name} (${email})`,
})

/** Records actions in the transaction that performs them. */
export async function recordActions(
  trx: Transaction,
  { userId, email }: Session,
  actions: Action | readonly Action[],
): Promise<void> {
  const all = [actions].flat()
  if (all.length === 0) return
  await sql`
    insert into audit_log (actor_id, actor_email, action, subject, label, details)
    select ${userId}, ${email}, action, subject, label,
      jsonb_build_object('before', coalesce(before, '{}'), 'after', coalesce(after, '{}'))
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as done (action text, subject text, label text, before jsonb, after jsonb)`.execute(trx)
}

/** Returns the properties that differ, with their values before and after. */
export function diffValues<T extends Facts>(before: T, after: T) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (facts: T) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { isChanged: names.length > 0, before: pick(before), after: pick(after) }
}
