import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import type { TargetUser } from '../users'
import { type CartRow, productFields } from './item'
import { type AddOutcome, maxQuantity, maxRows } from './rules'

type Added = CartRow & AddOutcome

/** One statement, so that concurrent additions add up. A trigger raises times that are before the user or the last order. */
export async function addToCart(
  db: Database,
  { userId, email }: TargetUser,
  gadgetId: string,
  quantity: number,
  { isMinimum = false, addedAt }: { isMinimum?: boolean; addedAt?: Date } = {},
): Promise<Added | undefined> {
  const next = isMinimum
    ? sql`greatest(cart_rows.quantity, excluded.quantity)`
    : sql`cart_rows.quantity + excluded.quantity`
  const { rows } = await sql<Added>`${prepared}
    with added as (
      insert into cart_rows (id, user_id, product_id, quantity, added_at)
      select ${newId()}, ${userId}, id, ${quantity}, coalesce(${addedAt}::timestamptz, now()) from products
      where id = ${gadgetId} and in_stock and deleted_at is null and (
        exists (select from cart_rows where user_id = ${userId} and product_id = ${gadgetId})
        or (select count(*) from cart_rows where user_id = ${userId}) < ${maxRows}
      )
      on conflict (user_id, product_id) do update
      set quantity = ${next}
      where ${next} <= ${maxQuantity}
      returning id, product_id, quantity, added_at
    )
    select a.id, a.quantity, a.added_at as "cartAdded", ${email}::text as author, ${productFields},
      exists (select from cart_rows where user_id = ${userId} and product_id = p.id) as "wasInCart"
    from products p left join added a on a.product_id = p.id
    where p.id = ${gadgetId} and p.deleted_at is null`.execute(db)
  return rows[0]
}

export async function setQuantity(
  db: Database,
  { userId, email }: TargetUser,
  rowId: string,
  quantity: number,
): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`${prepared}
    update cart_rows c set quantity = ${quantity}
    from products p
    where c.id = ${rowId} and c.user_id = ${userId} and p.id = c.product_id
    returning c.id, c.quantity, c.added_at as "cartAdded", ${email}::text as author, ${productFields}`.execute(
    db,
  )
  return rows[0]
}

/** Returns whether the row existed. */
export async function removeOwnRow(db: Database, rowId: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_rows')
    .where('id', '=', rowId)
    .where('user_id', '=', ownerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** In the order of adding, so that no row moves when its quantity changes. */
export async function findCart(db: Database, { userId, email }: TargetUser): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`${prepared}
    select c.id, c.quantity, c.added_at as "cartAdded", ${email}::text as author, ${productFields}
    from cart_rows c join products p on p.id = c.product_id
    where c.user_id = ${userId}
    order by c.added_at, c.id`.execute(db)
  return rows
}
