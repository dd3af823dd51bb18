import { sql } from 'kysely'
import type { MailKind } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import type { Transaction } from '../../db/transaction'

/** Queues a mail about each order, once, as part of the transaction that it reports. */
export const queueMails = (
  trx: Transaction,
  kind: MailKind,
  orderIds: readonly string[],
  paymentId: string | null = null,
) =>
  sql`${prepared}
    insert into mails (kind, order_id, payment_id)
    select ${kind}::mail_kind, order_id, ${paymentId}::text from unnest(${orderIds}::uuid[]) as order_id
    on conflict do nothing`.execute(trx)

type MailItem = { name: string; quantity: number; amount: string }

/** A mail and what it says, as the order is now. */
export type DueMail = {
  id: string
  kind: MailKind
  tries: number
  orderId: string
  to: string
  name: string
  mobileNumber: string
  address: string
  district: string
  country: string
  isDeleted: boolean
  isPaid: boolean
  placedAt: Date
  /** Null if it is delivered. */
  deliverBy: string | null
  deliveryCharge: string
  total: string
  transactionId: string | null
  items: MailItem[]
  /** Of a refund. */
  refund: { amount: string; currency: string; reference: string; isCash: boolean } | null
}

/** Claims the mail that has waited longest, for one process. */
export async function claimMail(db: Database): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`${prepared}
    with due as (
      select id from mails where state = 'waiting' and next_try_at <= now()
      order by next_try_at limit 1 for update skip locked
    ),
    m as (
      update mails set state = 'sending', claimed_at = now(), tries = tries + 1
      from due where mails.id = due.id
      returning mails.*
    )
    select m.id, m.kind, m.tries, o.id as "orderId", coalesce(nullif(o.contact_email, ''), o.email) as to, o.name,
      o.mobile_number as "mobileNumber", o.address, o.district, o.country, o.deleted_at is not null as "isDeleted",
      o.payment as "isPaid", o.placed_at as "placedAt", 
      case when o.status = 'Pending' then to_char(o.deliver_by, 'YYYY-MM-DD') end as "deliverBy",
      o.delivery_charge as "deliveryCharge", o.total_amount as total, o.transaction_id as "transactionId",
      (
        select json_agg(json_build_object(
          'name', i.name, 'quantity', i.quantity, 'amount', (i.price * i.quantity)::text
        ) order by i.position)
        from order_items i where i.order_id = o.id
      ) as items,
      (
        select json_build_object(
          'amount', c.amount::text, 'currency', c.currency, 'reference', coalesce(c.refund_reference, ''),
          'isCash', c.kind = 'cash'
        )
        from captures c where c.id = m.payment_id
      ) as refund
    from m join orders o on o.id = m.order_id`.execute(db)
  return rows[0]
}

const finish = (db: Database, id: string, change: ReturnType<typeof sql>) =>
  sql`update mails set ${change} where id = ${id} and state = 'sending'`.execute(db)

export const recordSent = (db: Database, id: string) =>
  finish(db, id, sql`state = 'sent', sent_at = now(), error = null`)

export const recordFailure = (
  db: Database,
  id: string,
  state: 'failed' | 'unclear',
  error: string,
) => finish(db, id, sql`state = ${state}::mail_state, error = ${error}`)

export const retryIn = (db: Database, id: string, minutes: number, error: string) =>
  finish(
    db,
    id,
    sql`state = 'waiting', next_try_at = now() + make_interval(mins => ${minutes}), error = ${error}`,
  )

/**
 * A mail whose process died while it was being sent may have left, so it is not sent again. One that could not be sent for three
 * days is given up: by then it would only confuse. Returns the numbers of both.
 */
export async function expireMails(db: Database): Promise<{ unclear: number; failed: number }> {
  const { rows } = await sql<{ unclear: number; failed: number }>`
    with unclear as (
      update mails set state = 'unclear', error = 'The process ended while the mail was being sent.'
      where state = 'sending' and claimed_at < now() - interval '5 minutes'
      returning id
    ),
    failed as (
      update mails set state = 'failed', error = coalesce(error, 'No mail server was configured.')
      where state = 'waiting' and created_at < now() - interval '3 days'
      returning id
    )
    select (select count(*) from unclear) as unclear, (select count(*) from failed) as failed`.execute(
    db,
  )
  return rows[0] ?? { unclear: 0, failed: 0 }
}

export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mails where state = 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Mails that wait are removed too: without a mail server, nothing expires them. */
export const purgeMails = (db: Database) =>
  sql`
    delete from mails
    where state <> 'sending' and created_at < now() - interval '90 days'`.execute(db)
