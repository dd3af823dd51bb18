import { sql } from 'kysely'
import type { Language } from '../../../../common/text'
import type { AlertKind, MailKind, ReturnKind } from '../../db/generated/schema'
import { isUnderReview } from '../../db/isUnderReview'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import { type Transaction, transaction } from '../../db/transaction'
import { type AlertMail, claimAlertMail } from './alertMails'
import { maxMailsPerHour, toMailbox } from './rules'

type OrderMailKind = Exclude<MailKind, AlertKind>

/** Queues a mail about each order, once, as part of the transaction that it reports. */
export const queueMails = (
  trx: Transaction,
  kind: Exclude<OrderMailKind, 'returnAnswered'>,
  orderIds: readonly string[],
  paymentId: string | null = null,
) =>
  sql`${prepared}
    insert into mails (kind, order_id, payment_id)
    select ${kind}::mail_kind, order_id, ${paymentId}::text from unnest(${orderIds}::uuid[]) as order_id
    on conflict do nothing`.execute(trx)

/** Queues the mail with the answer to a request, once, in the transaction of the answer. */
export const queueReturnMail = (trx: Transaction, orderId: string, returnId: string) =>
  sql`${prepared}
    insert into mails (kind, order_id, return_id) values ('returnAnswered', ${orderId}, ${returnId})
    on conflict do nothing`.execute(trx)

/** Of what does not hold any more, so that it can be said again. One that is being sent leaves all the same. */
export const dropMail = (trx: Transaction, kind: MailKind, orderId: string) =>
  sql`delete from mails where order_id = ${orderId} and kind = ${kind}::mail_kind`.execute(trx)

type MailItem = { name: string; quantity: number; amount: string }

/** A mail and what it says, as the order is now. */
export type OrderMail = {
  id: string
  kind: OrderMailKind
  tries: number
  orderId: string
  orderNumber: number | null
  /** Of the order. */
  language: Language
  to: string
  /** Whether the customer has verified the address. */
  isVerified: boolean
  name: string
  mobileNumber: string
  address: string
  district: string
  country: string
  isDeleted: boolean
  isPaid: boolean
  isDelivered: boolean
  /** Whether money arrived for it that did not pay it. */
  isUnderReview: boolean
  placedAt: Date
  /** Null if it is delivered. */
  deliverBy: string | null
  deliveryCharge: string
  total: string
  transactionId: string | null
  /** Null unless it is handed over. */
  courier: string | null
  trackingNumber: string | null
  items: MailItem[]
  /** Of a refund. */
  refund: {
    amount: string
    currency: string
    /** Null until it is settled. */
    reference: string | null
    isCash: boolean
    /** Not by the gateway. */
    isByHand: boolean | null
    isUnderWay: boolean
  } | null
  /** To a request for a return or the warranty. */
  answer: {
    kind: ReturnKind
    isAccepted: boolean
    product: string
    quantity: number
    text: string
  } | null
}

export type DueMail = OrderMail | AlertMail

const recipient = sql`coalesce(nullif(o.contact_email, ''), o.email)`
/** An address of a verified account, as long as it is the account's. */
const isVerified = sql<boolean>`coalesce(u.email_verified and lower(${recipient}) = u.email, false)`

/** Takes one of the mails that have waited longest and are not taken by others. */
async function takeDueMail(trx: Transaction) {
  const { rows } = await sql<{
    id: string
    to: string
    isVerified: boolean
    /** Null after the row of the user was removed. */
    userId: string | null
  }>`${prepared}
    with due as (
      select id, order_id from mails where state = 'waiting' and next_try_at <= now()
      order by next_try_at, created_at limit 1 for update skip locked
    )
    select due.id, ${recipient} as to, ${isVerified} as "isVerified", o.user_id as "userId"
    from due join orders o on o.id = due.order_id left join users u on u.id = o.user_id`.execute(
    trx,
  )
  return rows[0]
}

/** When the next mail to an unverified mailbox may be sent; null if that is now. Mails that certainly did not leave do not count. */
async function findHold(trx: Transaction, mailbox: string, senderId: string | null) {
  const newest = (by: ReturnType<typeof sql>, max: number) => sql`(
    select claimed_at from mails
    where ${by} and state in ('sending', 'sent', 'unclear') and claimed_at > now() - interval '1 hour'
    order by claimed_at desc offset ${max - 1}::integer limit 1
  )`
  const { recipient: perRecipient, sender: perSender } = maxMailsPerHour
  const { rows } = await sql<{ until: Date | null }>`${prepared}
    select greatest(
      ${newest(sql`unverified_recipient = ${mailbox}`, perRecipient)},
      ${newest(sql`sender_id = ${senderId}::uuid`, perSender)}
    ) + interval '1 hour' as until`.execute(trx)
  return rows[0]?.until ?? null
}

/**
 * Claims the mail that has waited longest, for one process; those about alerts after all others. Returns `held` if that mail has to
 * wait, with the others of its sender to its address: in the last hour enough were sent to the address, or about orders of the sender.
 */
export const claimMail = (db: Database): Promise<DueMail | 'held' | undefined> =>
  transaction(db, async (trx) => {
    // Two processes must not both count before either has claimed.
    await sql`${prepared} select pg_advisory_xact_lock(hashtext('mails'))`.execute(trx)
    const due = await takeDueMail(trx)
    if (!due) return claimAlertMail(trx)
    if (due.isVerified) return startSending(trx, due.id)
    const counted = { mailbox: toMailbox(due.to), senderId: due.userId }
    const until = await findHold(trx, counted.mailbox, counted.senderId)
    if (!until) return startSending(trx, due.id, counted)
    await sql`${prepared}
      update mails set next_try_at = ${until}, held_until = ${until}
      where id in (
        select m.id from mails m join orders o on o.id = m.order_id
        where m.state = 'waiting' and m.next_try_at <= now() and o.user_id is not distinct from ${due.userId} and ${recipient} = ${due.to}
        for update of m skip locked
      )`.execute(trx)
    return 'held'
  })

async function startSending(
  trx: Transaction,
  mailId: string,
  counted?: { mailbox: string; senderId: string | null },
): Promise<OrderMail | undefined> {
  const { rows } = await sql<OrderMail>`${prepared}
    with m as (
      update mails set state = 'sending', claimed_at = now(), tries = tries + 1,
        unverified_recipient = ${counted?.mailbox ?? null}, sender_id = ${counted?.senderId ?? null}::uuid
      where id = ${mailId}
      returning *
    )
    select m.id, m.kind, m.tries, o.id as "orderId", o.order_number as "orderNumber", o.language, ${recipient} as to, ${isVerified} as "isVerified", o.name,
      o.mobile_number as "mobileNumber", o.address, o.district, o.country, o.deleted_at is not null as "isDeleted",
      o.payment as "isPaid", o.status = 'Delivered' as "isDelivered",
      ${isUnderReview} as "isUnderReview",
      o.placed_at as "placedAt",
      case when o.status = 'Pending' then to_char(o.deliver_by, 'YYYY-MM-DD') end as "deliverBy",
      o.delivery_charge as "deliveryCharge", o.total_amount as total, o.transaction_id as "transactionId",
      o.courier, o.tracking_number as "trackingNumber",
      (
        select json_agg(json_build_object(
          'name', i.name, 'quantity', i.quantity, 'amount', (i.price * i.quantity)::text
        ) order by i.position)
        from order_items i where i.order_id = o.id
      ) as items,
      (
        select json_build_object(
          'amount', c.amount::text, 'currency', c.currency, 'reference', c.refund_reference,
          'isCash', c.kind = 'cash', 'isByHand', c.refund_reference = 'By hand',
          'isUnderWay', coalesce(c.refund_state = 'requested', false)
        )
        from captures c where c.id = m.payment_id
      ) as refund,
      (
        select json_build_object(
          'kind', r.kind, 'isAccepted', r.state <> 'declined', 'product', i.name, 'quantity', r.quantity, 'text', r.answer
        )
        from return_requests r join order_items i on i.order_id = r.order_id and i.product_id = r.product_id
        where r.id = m.return_id
      ) as answer
    from m join orders o on o.id = m.order_id left join users u on u.id = o.user_id`.execute(trx)
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
    sql`state = case when alert_id is null then 'waiting' else 'deferred' end::mail_state,
      next_try_at = now() + make_interval(mins => ${minutes}), error = ${error}`,
  )

/** The time in which a limit made it wait does not count: such a mail is sent however late. */
const age = sql`(now() - greatest(created_at, held_until))`

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
      where state in ('waiting', 'deferred') and id in (
        select id from mails where state = 'waiting' and ${age} > interval '3 days'
        union all
        select id from mails where state = 'deferred' and ${age} > interval '3 days'
      )
      returning id
    )
    select (select count(*) from unclear) as unclear, (select count(*) from failed) as failed`.execute(
    db,
  )
  return rows[0] ?? { unclear: 0, failed: 0 }
}

/** Not those that a limit makes wait: they say nothing about the mail server. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mails
    where state = 'waiting' and coalesce(held_until <= now(), true)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Mails that wait are removed too: without a mail server, nothing expires them. Alerts go with their mail. */
export const purgeMails = (db: Database) =>
  sql`
    with purged as (
      delete from mails
      where state <> 'sending' and created_at < now() - interval '90 days' and ${age} > interval '90 days'
      returning alert_id
    )
    delete from product_alerts where id in (select alert_id from purged)`.execute(db)
