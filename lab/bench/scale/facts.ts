import { sql } from 'kysely'
import type { Database } from '../../../server/src/db/pool'
import { openSessions, type SignedIn } from '../../people/sessions'

type Product = { id: string; name: string; price: number; image: string }

/** Whom and what the calls are about: the best seller and the best customer are those with most rows. */
export type Facts = {
  admin: SignedIn
  customer: SignedIn
  /** Those who add to their carts, which are empty, and order. */
  customers: readonly SignedIn[]
  orderId: string
  bestSeller: string
  /** In stock, in no order. */
  products: readonly Product[]
  /** Rows of each list. */
  counts: { products: number; orders: number; users: number; carts: number; reviews: number }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the database is empty')
  return value
}

const one = async <Row>(rows: Promise<{ rows: Row[] }>): Promise<Row> =>
  required((await rows).rows[0])

export async function readFacts(db: Database): Promise<Facts> {
  const best = await one(
    sql<{ id: string; email: string }>`
      select u.id, u.email from users u join (
        select user_id from orders where deleted_at is null group by user_id order by count(*) desc, user_id limit 10
      ) as most on most.user_id = u.id
      where u.role = 'user' and u.deleted_at is null limit 1`.execute(db),
  )
  const { bestSeller } = await one(
    sql<{ bestSeller: string }>`
      select product_id as "bestSeller" from order_items i join products p on p.id = i.product_id and p.deleted_at is null
      group by product_id order by count(*) desc, product_id limit 1`.execute(db),
  )
  const order = await one(
    sql<{ orderId: string }>`
      select id as "orderId" from orders
      where user_id = ${best.id} and deleted_at is null and transaction_id is not null
      order by placed_at desc limit 1`.execute(db),
  )
  const counts = await one(
    sql<Facts['counts']>`
      select (select count(*) from products where deleted_at is null)::integer as products,
        (select count(*) from orders where deleted_at is null)::integer as orders,
        (select count(*) from users where deleted_at is null)::integer as users,
        (select count(*) from cart_rows)::integer as carts,
        (
          select count(*) from orders where customer_review is not null and not review_hidden
            and id in (select order_id from order_items where product_id = ${bestSeller})
        )::integer as reviews`.execute(db),
  )
  const { rows: products } = await sql<Product>`
    select id, product_name as name, effective_price::float as price, images[1] as image from products
    where in_stock and deleted_at is null order by md5(id::text) limit 500`.execute(db)
  const [admin] = await openSessions(db, 'admin', 1)
  const customers = await openSessions(db, 'user', 200)
  const ids = customers.map(({ id }) => id)
  await db.deleteFrom('cart_rows').where('user_id', 'in', ids).execute()
  const [session] = await openSessions(db, 'user', 1, best.id)
  return {
    ...order,
    admin: required(admin),
    customer: required(session),
    customers,
    bestSeller,
    products,
    counts,
  }
}
