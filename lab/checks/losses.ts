import { sql } from 'kysely'
import type { Database } from '../../server/src/db/pool'
import { readCaptures } from '../people/customerApi'
import type { Entry, Journal } from '../people/journal'

/** Finds what the shop acknowledged and the database does not have, or has twice. Nothing may be in progress meanwhile. */
export function createLossCheck(journal: Journal) {
  const sentKeys = new Map<string, Set<string>>()
  const quantities = new Map<string, Set<number>>()

  function readJournal(): readonly Entry[] {
    const entries = journal.takeNew()
    for (const entry of entries) {
      if (entry.kind === 'sent') {
        sentKeys.set(entry.user, (sentKeys.get(entry.user) ?? new Set()).add(entry.key))
      }
      if (entry.kind === 'quantity') quantities.set(entry.row, new Set([entry.quantity]))
      if (entry.kind === 'setting') quantities.get(entry.row)?.add(entry.quantity)
    }
    return entries
  }

  async function findLostWrites(db: Database, entries: readonly Entry[]): Promise<string[]> {
    const of = (kind: Entry['kind']) =>
      JSON.stringify(entries.filter((entry) => entry.kind === kind))
    const { rows } = await sql<{ lost: string }>`
      select 'order ' || e.id as lost from json_to_recordset(${of('order')}::json) e(id uuid, key text, total numeric)
      where not exists (select from orders o
        where o.id = e.id and o.idempotency_key = e.key and o.total_amount = e.total and o.deleted_at is null)
      union all
      select 'payment of order ' || e."order" from json_to_recordset(${of('paid')}::json) e("order" uuid)
      where not exists (select from orders o where o.id = e."order" and o.payment)
      union all
      select 'delivery of order ' || e."order" from json_to_recordset(${of('delivered')}::json) e("order" uuid)
      where not exists (select from orders o where o.id = e."order" and o.status = 'Delivered')
      union all
      select 'review of order ' || e."order" from json_to_recordset(${of('review')}::json) e("order" uuid, text text)
      where not exists (select from orders o where o.id = e."order" and o.customer_review = e.text)`.execute(
      db,
    )
    return rows.map(({ lost }) => `LOST ${lost}`)
  }

  async function findUnsentOrders(db: Database): Promise<string[]> {
    const sent = [...sentKeys].flatMap(([user, keys]) => [...keys].map((key) => ({ user, key })))
    const { rows } = await sql<{ id: string }>`
      select o.id from orders o
      where o.user_id = any(${[...sentKeys.keys()]}::uuid[]) and o.placed_at >= ${journal.startedAt}
        and not exists (select from json_to_recordset(${JSON.stringify(sent)}::json) s("user" uuid, key text)
          where s."user" = o.user_id and s.key = o.idempotency_key)`.execute(db)
    return rows.map(({ id }) => `an order that was not sent: ${id}`)
  }

  async function findLostQuantities(db: Database): Promise<string[]> {
    const { rows } = await sql<{ id: string; quantity: number }>`
      select id, quantity from cart_rows where id = any(${[...quantities.keys()]}::uuid[])`.execute(
      db,
    )
    const actual = new Map(rows.map(({ id, quantity }) => [id, quantity]))
    return [...quantities].flatMap(([row, possible]) => {
      const quantity = actual.get(row)
      if (quantity !== undefined && possible.has(quantity)) {
        quantities.set(row, new Set([quantity]))
        return []
      }
      return [`LOST quantity of ${row}: ${quantity} instead of ${[...possible].join(' or ')}`]
    })
  }

  return async (db: Database): Promise<string[]> => {
    const entries = readJournal()
    return [
      ...(await findLostWrites(db, entries)),
      ...(await findUnsentOrders(db)),
      ...(await findLostQuantities(db)),
    ]
  }
}

/** What the provider has captured and the shop has not recorded, or has recorded otherwise. */
export async function findPaymentDifferences(db: Database, pageUrl: string): Promise<string[]> {
  const captured = await readCaptures(pageUrl)
  const { rows } = await sql<{ difference: string }>`
    with captured as (select unnest(${captured}::text[]) as tran_id)
    select 'captured, not applied: ' || c.tran_id as difference from captured c
    where not exists (select from payment_attempts a join orders o on o.id = a.order_id
      where a.tran_id = c.tran_id and (a.state = 'duplicate' or a.state = 'paid' and o.transaction_id = a.tran_id))
    union all
    select 'applied, not captured: ' || a.tran_id from payment_attempts a
    where a.val_id is not null and a.tran_id not in (select tran_id from captured)
      and exists (select from captured) and a.created_at >= (
        select min(b.created_at) from payment_attempts b join captured c on c.tran_id = b.tran_id)`.execute(
    db,
  )
  return rows.map(({ difference }) => difference)
}

/**
 * Payments whose notification is lost are looked up a minute later. A short run does not wait so long: it makes them due at once,
 * and this returns those that would not have been due in time. Payments that nobody paid are looked up at longer and longer intervals.
 */
export async function makeLookupsDue(db: Database, pageUrl: string): Promise<string[]> {
  const { rows } = await sql<{ tran_id: string }>`
    select tran_id from payment_attempts
    where tran_id = any(${await readCaptures(pageUrl)}::text[]) and captured_at is null and state = 'open'
      and (next_check_at is null or next_check_at > now() + interval '2 minutes')`.execute(db)
  await sql`
    update payment_attempts set next_check_at = now() where captured_at is null and next_check_at is not null`.execute(
    db,
  )
  return rows.map(({ tran_id }) => `payment ${tran_id} is not looked up within two minutes`)
}
