import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Language } from '../../../../common/text'
import type { components } from '../../contract/generated/types'
import type { AlertKind } from '../../db/generated/schema'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import { workOff } from '../../db/workOff'
import { maxAlerts } from './rules'

export type Alert = components['schemas']['Alert']

export type AlertInput = { gadgetId: string; kind: AlertKind; language: Language }

type AlertRow = Omit<Alert, 'nameBn' | 'price' | 'alertAdded'> & {
  nameBn: string | null
  price: string
  alertAdded: Date
}

const alertFields = sql`
  a.id as _id, p.id as "gadgetId", a.kind, p.product_name as name, nullif(p.product_name_bn, '') as "nameBn", p.images[1] as image,
  a.price, a.created_at as "alertAdded"`

/** It was not mailed, although its mail may be due. */
const isOpen = sql<boolean>`
  (a.served_at is null or exists (select from mails m where m.alert_id = a.id and m.state = 'deferred'))`

const toAlerts = (rows: readonly AlertRow[]): Alert[] =>
  rows.map(({ nameBn, price, alertAdded, ...row }) => ({
    ...row,
    ...(nameBn !== null && { nameBn }),
    price: fromPaisa(toPaisa(price)),
    alertAdded: alertAdded.toISOString(),
  }))

export async function findAlerts(db: Database, userId: string): Promise<Alert[]> {
  const { rows } = await sql<AlertRow>`${prepared}
    select ${alertFields} from product_alerts a join products p on p.id = a.product_id
    where a.user_id = ${userId} and ${isOpen} order by a.created_at desc, a.id desc`.execute(db)
  return toAlerts(rows)
}

/**
 * Returns undefined if it cannot be added, or is there already. Locks the user and the product: neither is deleted, and the product neither comes back in stock nor gets cheaper, before the alert
 * is there.
 */
export async function addAlert(
  db: Database,
  userId: string,
  { gadgetId, kind, language }: AlertInput,
): Promise<Alert | undefined> {
  const { rows } = await sql<AlertRow>`${prepared}
    with a as (
      insert into product_alerts (id, user_id, product_id, kind, language, price)
      select ${newId()}, u.id, p.id, ${kind}::alert_kind, ${language}::language, p.effective_price
      from (select * from users where id = ${userId} and deleted_at is null and email_verified for share) u,
        (select * from products where id = ${gadgetId} and deleted_at is null for share) p
      where (${kind} = 'priceDrop' or not p.in_stock)
        and (select count(*) from product_alerts a where a.user_id = u.id and ${isOpen}) < ${maxAlerts}
        and not exists (
          select from product_alerts a where a.user_id = u.id and a.product_id = p.id and a.kind = ${kind}::alert_kind and ${isOpen}
        )
      on conflict do nothing
      returning *
    )
    select ${alertFields} from a join products p on p.id = a.product_id`.execute(db)
  return toAlerts(rows)[0]
}

/** The alert that waits for this already. */
export async function findAlert(
  db: Database,
  userId: string,
  { gadgetId, kind }: Pick<AlertInput, 'gadgetId' | 'kind'>,
) {
  const { rows } = await sql<AlertRow>`${prepared}
    select ${alertFields} from product_alerts a join products p on p.id = a.product_id
    where a.user_id = ${userId} and a.product_id = ${gadgetId} and a.kind = ${kind}::alert_kind and ${isOpen}
    order by a.created_at limit 1`.execute(db)
  return toAlerts(rows)[0]
}

/** What keeps an alert from being added. */
export async function readAlertOutcome(db: Database, userId: string, gadgetId: string) {
  const { rows } = await sql<{ inStock: boolean; isVerified: boolean }>`${prepared}
    select p.in_stock as "inStock", u.email_verified as "isVerified" from products p, users u
    where p.id = ${gadgetId} and p.deleted_at is null and u.id = ${userId}`.execute(db)
  return rows[0]
}

/** Returns whether the user had such an alert. */
export async function removeAlert(db: Database, userId: string, alertId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`${prepared}
    delete from product_alerts a where a.id = ${alertId} and a.user_id = ${userId} and ${isOpen}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Removes all alerts of the user to whom the mail with this key was sent; returns how many. */
export async function stopAlerts(db: Database, key: string): Promise<number> {
  const { numAffectedRows } = await sql`${prepared}
    delete from product_alerts a
    where a.user_id = (select user_id from product_alerts where stop_key = ${key}) and ${isOpen}`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** Products at once; each may have many alerts. */
const batch = 20

/** Queues the mails of the alerts that have come true. Several processes may do so. */
export const serveAlerts = (db: Database, signal?: AbortSignal): Promise<void> =>
  workOff(db, sql<boolean>`serve_alerts(${batch})`, signal)
