import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '../../db/pool'
import {
  containsWords,
  type Direction,
  fromNearerEnd,
  opposite,
  orderedBy,
} from '../../lib/listing'
import type { Window } from '../../lib/paging'
import type { Subject } from '../users/subject'
import { type CartRow, liveColumns } from './item'
import { type AddOutcome, mostOfOne } from './rules'

type Added = CartRow & AddOutcome

/** One statement, so that adding at the same moment adds up. */
export async function addToCart(
  db: Database,
  { userId, email }: Subject,
  gadgetId: string,
  quantity: number,
): Promise<Added | undefined> {
  const { rows } = await sql<Added>`
    with added as (
      insert into cart_rows (id, user_id, product_id, quantity)
      select ${newId()}, ${userId}, id, ${quantity} from products
      where id = ${gadgetId} and in_stock and deleted_at is null
      on conflict (user_id, product_id) do update
      set quantity = cart_rows.quantity + excluded.quantity
      where cart_rows.quantity + excluded.quantity <= ${mostOfOne}
      returning id, product_id, quantity, added_at
    )
    select a.id, a.quantity, a.added_at as "cartAdded", ${email}::text as author, ${liveColumns}
    from products p left join added a on a.product_id = p.id
    where p.id = ${gadgetId} and p.deleted_at is null`.execute(db)
  return rows[0]
}

export async function setQuantity(
  db: Database,
  { userId, email }: Subject,
  rowId: string,
  quantity: number,
): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    update cart_rows c set quantity = ${quantity}
    from products p
    where c.id = ${rowId} and c.user_id = ${userId} and p.id = c.product_id
    returning c.id, c.quantity, c.added_at as "cartAdded", ${email}::text as author, ${liveColumns}`.execute(
    db,
  )
  return rows[0]
}

/** `ownerId` limits it to that person's rows. */
export async function removeRow(
  db: Database,
  rowId: string,
  ownerId: string | undefined,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_rows')
    .where('id', '=', rowId)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** In the order of adding, so that no row moves while its quantity changes. */
export async function findCart(db: Database, { userId, email }: Subject): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select c.id, c.quantity, c.added_at as "cartAdded", ${email}::text as author, ${liveColumns}
    from cart_rows c join products p on p.id = c.product_id
    where c.user_id = ${userId}
    order by c.added_at, c.id`.execute(db)
  return rows
}

const ofUser = sql`join users u on u.id = c.user_id`
const ofProduct = sql`join products p on p.id = c.product_id`

/** Each follows an index of the table that it joins, so that a page is found without sorting all rows. */
const sorts = {
  author: { join: ofUser, columns: ['u.email', 'u.id', 'c.id'] },
  name: { join: ofProduct, columns: ['p.name_key', 'p.id', 'c.id'] },
  price: { join: ofProduct, columns: ['p.effective_price', 'p.id', 'c.id'] },
  quantity: { join: sql``, columns: ['c.quantity', 'c.id'] },
  cartAdded: { join: sql``, columns: ['c.added_at', 'c.id'] },
} as const

export type CartFilter = {
  search: string
  sort: keyof typeof sorts
  order: Direction
}

function matches({ search }: CartFilter): RawBuilder<boolean> {
  if (search.trim() === '') return sql`true`
  return sql`(
    c.user_id in (select id from users where ${containsWords(sql`search_text`, search)})
    or c.product_id in (select id from products where ${containsWords(sql`name_key`, search)})
  )`
}

export async function countRows(db: Database, filter: CartFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from cart_rows c where ${matches(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The ids of the page are found in indexes first; only then the rows are read. */
export async function findRows(
  db: Database,
  filter: CartFilter,
  window: Window,
  total: number,
): Promise<CartRow[]> {
  const { offset, limit, isBackward } = fromNearerEnd(window, total)
  const { join, columns } = sorts[filter.sort]
  const inner = isBackward ? opposite(filter.order) : filter.order
  const { rows } = await sql<CartRow>`
    select c.id, c.quantity, c.added_at as "cartAdded", u.email as author, ${liveColumns}
    from (
      select c.id from cart_rows c ${join}
      where ${matches(filter)}
      order by ${orderedBy(columns, inner)}
      limit ${limit} offset ${offset}
    ) as page
    join cart_rows c on c.id = page.id
    ${ofUser}
    ${ofProduct}
    order by ${orderedBy(columns, filter.order)}`.execute(db)
  return rows
}
