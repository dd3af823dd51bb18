import { sql } from 'kysely'
import type { Language } from '../../../../../common/text'
import type { PaymentState } from '../../../db/generated/schema'
import { toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import type { Transaction } from '../../../db/transaction'
import { type Attempt, reusableFor } from '../rules'

/** Uses the database's clock only, which all processes share. */
export const after = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`

export const isOlderThan = (milliseconds: number) =>
  sql<boolean>`created_at < now() - ${milliseconds} * interval '1 millisecond'`

export type StoredAttempt = Attempt & {
  orderId: string
  /** Of the order. */
  language: Language
  /** The gateway's page has expired. */
  isPastWindow: boolean
}

const gatewayWindow = 60 * 60_000

export async function findAttempt(
  db: Database,
  tranId: string,
): Promise<StoredAttempt | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders as o', 'o.id', 'order_id')
    .select(['tran_id', 'order_id', 'kind', 'state', 'amount', 'val_id', 'o.language'])
    .select(isOlderThan(gatewayWindow).as('is_past_window'))
    .where('tran_id', '=', tranId)
    .executeTakeFirst()
  return (
    row && {
      tranId: row.tran_id,
      orderId: row.order_id,
      language: row.language,
      kind: row.kind,
      state: row.state,
      amount: toPaisa(row.amount),
      valId: row.val_id ?? undefined,
      isPastWindow: row.is_past_window,
    }
  )
}

/** Serialises changes of an order's payments. */
export const lockOrder = (trx: Transaction, orderId: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'transaction_id as transactionId'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const lockOwnOrder = (trx: Transaction, orderId: string, userId: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'name', 'email', 'status', 'transaction_id as transactionId'])
    .select(['total_amount as total', sql<boolean>`handed_over_at is not null`.as('isHandedOver')])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type UnrefundedMismatch = { amount: string; currency: string; isAccepted: boolean }

export const findUnrefundedMismatch = (
  trx: Transaction,
  orderId: string,
): Promise<UnrefundedMismatch | undefined> =>
  trx
    .selectFrom('mismatched_captures')
    .select(['amount', 'currency', sql<boolean>`accepted_at is not null`.as('isAccepted')])
    .where('order_id', '=', orderId)
    .where('refunded_at', 'is', null)
    .orderBy('captured_at', 'desc')
    .executeTakeFirst()

export async function isOrderDeleted(db: Database, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('deleted_at')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order?.deleted_at != null
}

export type OpenAttempt = { tranId: string; page: string | null }

/** Attempts with pages on which customers may have paid, or still can. With `userId`, only for the orders of this user. */
export async function findVisitedAttempts(
  db: Database,
  orderIds: readonly string[],
  userId?: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select('a.tran_id')
    .where(sql<boolean>`o.id = any (${orderIds}::uuid[])`)
    .where(userId === undefined ? sql<boolean>`true` : sql<boolean>`o.user_id = ${userId}`)
    .where('a.captured_at', 'is', null)
    .where('a.gateway_url', 'is not', null)
    // The gateway's page outlives the attempt.
    .where(sql<boolean>`(a.state = 'open' or a.created_at > ${after(-gatewayWindow)})`)
    .execute()
  return rows.map(({ tran_id: tranId }) => tranId)
}

export const findOpenAttempt = (trx: Transaction, orderId: string) =>
  trx
    .selectFrom('payment_attempts')
    .select(['tran_id as tranId', 'gateway_url as page'])
    .select(isOlderThan(reusableFor).as('isOld'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()

export const insertAttempt = (
  trx: Transaction,
  attempt: { tranId: string; orderId: string; amount: string; firstCheck: number },
) =>
  trx
    .insertInto('payment_attempts')
    .values({
      tran_id: attempt.tranId,
      order_id: attempt.orderId,
      amount: attempt.amount,
      next_check_at: after(attempt.firstCheck),
    })
    .execute()

export const closeAttempt = (trx: Transaction, tranId: string, state: PaymentState) =>
  trx
    .updateTable('payment_attempts')
    .set({ state, checked_at: sql<Date>`now()` })
    .where('tran_id', '=', tranId)
    .where('state', '=', 'open')
    .execute()

/** Saves the page of an attempt that has none yet, and returns the saved one. */
export async function savePageUrl(
  db: Database,
  tranId: string,
  { sessionKey, pageUrl }: { sessionKey: string; pageUrl: string },
): Promise<string | undefined> {
  await db
    .updateTable('payment_attempts')
    .set({ session_key: sessionKey, gateway_url: pageUrl })
    .where('tran_id', '=', tranId)
    .where('gateway_url', 'is', null)
    .execute()
  const row = await db
    .selectFrom('payment_attempts')
    .select('gateway_url')
    .where('tran_id', '=', tranId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row?.gateway_url ?? undefined
}

/** Customer and items, as the gateway's session needs them. */
export async function findPurchase(db: Database, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['name', 'email', 'mobile_number as mobileNumber', 'address', 'district', 'country'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('order_items')
    .select(['name', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return { customer: order, items }
}
