import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { type Language, text } from '../../../../common/text'
import { deliveryTo } from '../../../../shop/delivery'
import { isInterrupted } from '../../db/errors'
import { formatAmount } from '../../db/money'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import { repeatIfInterrupted, type Transaction, transaction } from '../../db/transaction'
import { conflict } from '../../http/problem'
import { queueMails } from '../mail'
import { type Order, type OrderRow, orderColumns, toOrder } from './order'
import {
  type CartSnapshotRow,
  computeTotal,
  type Delivery,
  deliveryChargeTo,
  findOrderProblem,
  inOrderLanguage,
  type OrderInput,
  toDelivery,
  toOrderItem,
} from './rules'
import { findOrderByIdempotencyKey } from './store'

type Customer = { userId: string; email: string }

type NewOrder = Customer & {
  delivery: Delivery
  lines: readonly CartSnapshotRow[]
  key: string | undefined
  requestHash: string
  language: Language
}

/** Until the order is placed nothing is added to the cart. In a statement of its own, so that the next one sees what was added before. */
const lockCart = (trx: Transaction, userId: string) =>
  sql`${prepared} select from users where id = ${userId} for no key update`.execute(trx)

/** Empties the cart and returns its rows. Of concurrent calls only one gets them. */
async function takeCartRows(trx: Transaction, userId: string): Promise<CartSnapshotRow[]> {
  const { rows } = await sql<CartSnapshotRow>`${prepared}
    with mine as (select id from cart_rows where user_id = ${userId} order by id for update),
    taken as (
      delete from cart_rows c using mine where c.id = mine.id
      returning c.id, c.product_id, c.quantity, c.added_at
    )
    select p.id as "gadgetId", p.product_name as name,
      coalesce(nullif(p.product_name_bn, ''), p.product_name) as "nameBn",
      p.images[1] as image, p.effective_price as price, t.quantity, p.in_stock and p.deleted_at is null as "isAvailable"
    from taken t join products p on p.id = t.product_id
    order by t.added_at, t.id`.execute(trx)
  return rows
}

async function insertOrder(trx: Transaction, order: NewOrder): Promise<Order> {
  const { userId, email, delivery, lines, key = null, requestHash, language } = order
  const { rows } = await sql<OrderRow>`${prepared}
    with o as (
      insert into orders (id, user_id, email, contact_email, name, mobile_number, country, district, address,
        additional_info, delivery_charge, delivery_days, total_amount, idempotency_key, request_hash, language)
      values (${newId()}, ${userId}, ${email}, ${delivery.contactEmail}, ${delivery.name},
        ${delivery.mobileNumber}, ${delivery.country}, ${delivery.district}, ${delivery.address},
        ${delivery.additionalInfo}, ${formatAmount(deliveryChargeTo(delivery.district))},
        ${deliveryTo(delivery.district).days}, ${formatAmount(computeTotal(lines, delivery.district))},
        ${key}, ${requestHash}, ${language})
      returning *
    ),
    items as (
      insert into order_items (order_id, position, product_id, name, price, quantity, image)
      select o.id, line.position - 1, line.product_id, line.name, line.price, line.quantity, line.image
      from o, unnest(
        ${lines.map(({ gadgetId }) => gadgetId)}::uuid[], ${lines.map(({ name }) => name)}::text[],
        ${lines.map(({ price }) => price)}::numeric[], ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ image }) => image)}::text[]
      ) with ordinality as line (product_id, name, price, quantity, image, position)
    )
    select ${orderColumns} from o`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The database made no order')
  return toOrder({ ...row, items: lines.map(toOrderItem) })
}

/** Excludes names and pictures, which the server takes from the products. */
function hashRequest(delivery: Delivery, { cartItems, totalAmount }: OrderInput): string {
  const items = cartItems
    .map(({ gadgetId, price, quantity }) => [gadgetId.toLowerCase(), price, quantity])
    .sort()
  return createHash('sha256')
    .update(JSON.stringify([delivery, items, totalAmount]))
    .digest('hex')
}

/** Returns the order that was placed with this key; throws if it is deleted or was another request. */
async function findPlaced(db: Database, userId: string, key: string, requestHash: string) {
  const placed = await findOrderByIdempotencyKey(db, userId, key)
  if (!placed) return undefined
  if (placed.deleted_at) {
    throw conflict(
      'order_deleted',
      text(
        'This order was placed, and has been cancelled since. Please place it again, or contact us.',
        'অর্ডারটি করা হয়েছিল, পরে বাতিল হয়েছে। আবার অর্ডার করুন অথবা আমাদের সঙ্গে যোগাযোগ করুন।',
      ),
    )
  }
  if (placed.request_hash && placed.request_hash !== requestHash) {
    throw conflict(
      'key_reused',
      text(
        'Another order was placed with this key. Please look at your orders, then place this one again.',
        'এই চেষ্টায় অন্য একটি অর্ডার হয়ে গেছে। আপনার অর্ডারগুলো দেখে নিয়ে আবার অর্ডার করুন।',
      ),
    )
  }
  return toOrder(placed)
}

async function placeOnce(
  db: Database,
  { userId, email }: Customer,
  input: OrderInput,
  key: string | undefined,
): Promise<Order> {
  const delivery = toDelivery(input)
  const requestHash = hashRequest(delivery, input)
  try {
    return await transaction(db, async (trx) => {
      await lockCart(trx, userId)
      const lines = await takeCartRows(trx, userId)
      const problem = findOrderProblem(input, lines)
      if (problem) throw problem
      const order = await insertOrder(trx, {
        userId,
        email,
        delivery,
        lines: lines.map((line) => inOrderLanguage(input.language, line)),
        key,
        requestHash,
        language: input.language,
      })
      await queueMails(trx, 'placed', [order._id])
      return order
    })
  } catch (error) {
    if (isInterrupted(error)) throw error
    const placed = key && (await findPlaced(db, userId, key, requestHash))
    if (placed) return placed
    throw error
  }
}

/**
 * Turns the cart into an order in one transaction. A repeated call with the same key returns the first order, whatever made it
 * fail: the cart is empty or filled again, the key is being used, or the database was interrupted, after which it is repeated here.
 */
export function placeOrder(
  db: Database,
  customer: Customer,
  input: OrderInput,
  key: string | undefined,
): Promise<Order> {
  const attempt = () => placeOnce(db, customer, input, key)
  return key === undefined ? attempt() : repeatIfInterrupted(attempt)
}
