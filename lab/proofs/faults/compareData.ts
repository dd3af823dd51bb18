import { sql } from 'kysely'
import type { Database } from '../../../server/src/db/pool'
import type { Entry, Journal } from './journal'

/** Compares the database with what the shop acknowledged. Nothing may be in progress meanwhile. */
export function createComparison(journal: Journal) {
  const sentKeys = new Map<string, Set<string>>()
  const quantities = new Map<string, Set<number>>()
  const counts: Partial<Record<Entry['kind'], number>> = {}
  const accounts: string[] = []

  function readJournal(): Entry[] {
    const entries = journal.readNew()
    for (const entry of entries) {
      counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
      if (entry.kind === 'account') accounts.push(entry.email)
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
      where o.user_id = any(${[...sentKeys.keys()]}::uuid[])
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

  return {
    counts,
    accounts: (): readonly string[] => accounts,
    async findLosses(db: Database): Promise<string[]> {
      const entries = readJournal()
      return [
        ...(await findLostWrites(db, entries)),
        ...(await findUnsentOrders(db)),
        ...(await findLostQuantities(db)),
      ]
    },
  }
}

export type Comparison = ReturnType<typeof createComparison>
