import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../../common/text'
import type { AlertKind } from '../../db/generated/schema'
import { prepared } from '../../db/prepared'
import type { Transaction } from '../../db/transaction'
import { maxAlertsPerHour } from './rules'

/** A mail that a customer has asked for, and what it says of the product as it is now. */
export type AlertMail = {
  id: string
  kind: AlertKind
  tries: number
  /** Of the page on which it was asked for. */
  language: Language
  to: string
  productId: string
  productName: string
  productNameBn: string
  price: string
  /** When it was asked for. */
  priceBefore: string
  /** Stops all alerts of the customer. */
  stopKey: string
}

type DueAlert = {
  id: string
  alertId: string
  userId: string
  isDeleted: boolean
  /** Whether it is still so, and may be sent. */
  isTrue: boolean
}

async function takeDueAlert(trx: Transaction) {
  const { rows } = await sql<DueAlert>`${prepared}
    select m.id, a.id as "alertId", a.user_id as "userId", p.deleted_at is not null as "isDeleted",
      u.email_verified and is_alert_true(a, p) as "isTrue"
    from mails m join product_alerts a on a.id = m.alert_id join products p on p.id = a.product_id join users u on u.id = a.user_id
    where m.state = 'deferred' and m.next_try_at <= now()
    order by m.next_try_at, m.created_at limit 1 for update of m skip locked`.execute(trx)
  return rows[0]
}

/** When the next alert may be mailed to the user; null if that is now. */
async function findHold(trx: Transaction, userId: string) {
  const { rows } = await sql<{ until: Date }>`${prepared}
    select m.claimed_at + interval '1 hour' as until
    from mails m join product_alerts a on a.id = m.alert_id
    where a.user_id = ${userId} and m.state in ('sending', 'sent', 'unclear') and m.claimed_at > now() - interval '1 hour'
    order by m.claimed_at desc offset ${maxAlertsPerHour - 1}::integer limit 1`.execute(trx)
  return rows[0]?.until
}

/** The time does not count until a mail is given up. */
const hold = (trx: Transaction, until: RawBuilder<Date>, mails: RawBuilder<unknown>) =>
  sql`${prepared}
    update mails set next_try_at = ${until}, held_until = ${until}
    where id in (select id from mails where ${mails} for update skip locked)`.execute(trx)

/**
 * Claims the mail about an alert that has waited longest. Returns `held` if that one has to wait: what it would say is not so at the
 * moment, or enough were sent to the user in the last hour.
 */
export async function claimAlertMail(trx: Transaction): Promise<AlertMail | 'held' | undefined> {
  const due = await takeDueAlert(trx)
  if (!due) return undefined
  const { id, alertId, userId } = due
  if (due.isDeleted) {
    await sql`${prepared} delete from product_alerts where id = ${alertId}`.execute(trx)
    return 'held'
  }
  if (!due.isTrue) {
    await hold(trx, sql`now() + interval '15 minutes'`, sql`id = ${id}`)
    return 'held'
  }
  const until = await findHold(trx, userId)
  if (until) {
    const ofUser = sql`alert_id in (select id from product_alerts where user_id = ${userId})`
    await hold(trx, sql`${until}`, sql`state = 'deferred' and next_try_at <= now() and ${ofUser}`)
    return 'held'
  }
  const { rows } = await sql<AlertMail>`${prepared}
    with m as (
      update mails set state = 'sending', claimed_at = now(), tries = tries + 1 where id = ${id} returning *
    )
    select m.id, m.kind, m.tries, a.language, u.email as to, p.id as "productId", p.product_name as "productName",
      p.product_name_bn as "productNameBn", p.effective_price as price, a.price as "priceBefore", a.stop_key as "stopKey"
    from m join product_alerts a on a.id = m.alert_id join products p on p.id = a.product_id join users u on u.id = a.user_id`.execute(
    trx,
  )
  return rows[0]
}
