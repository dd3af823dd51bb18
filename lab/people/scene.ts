import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/src/db/pool'
import type { Transaction } from '../../server/src/db/transaction'
import type { Order } from '../../server/src/modules/orders/order'
import { insertProduct, putOrder } from '../../server/test/support/rows'
import type { InnerShop } from '../shop/innerShop'
import { type SignedIn, signIn } from './sessions'

export const writes = [
  'price',
  'category',
  'stock',
  'newProduct',
  'deletedProduct',
  'addToCart',
  'emptyCart',
  'order',
  'deliver',
  'review',
  'role',
] as const
type AppHolder = Pick<InnerShop, 'app'>
export type Write = (typeof writes)[number]

/** Products and users of one schedule, with what changes them and what shows them. `boss` is an admin who has no tab open. */
export async function createScene(db: Database, boss: SignedIn) {
  const products = await Promise.all([0, 1].map(() => insertProduct(db, { category: 'Fan' })))
  const [user, admin] = await Promise.all([signIn(db, 'user'), signIn(db, 'admin')])
  const productId = (number: number) => products[number % products.length]?.id ?? ''

  /** By SQL alone, as other programs change data. */
  const change: Record<Write, (trx: Transaction, number: number) => Promise<unknown>> = {
    price: (trx, n) =>
      sql`update products set price = price + 1 where id = ${productId(n)}`.execute(trx),
    category: (trx, n) =>
      sql`update products set category = case category when 'Fan' then 'Laptop' else 'Fan' end
        where id = ${productId(n)}`.execute(trx),
    stock: (trx, n) =>
      sql`update products set in_stock = not in_stock where id = ${productId(n)}`.execute(trx),
    newProduct: (trx) => insertProduct(trx, { category: 'Fan' }),
    deletedProduct: (trx, n) =>
      sql`update products set deleted_at = now() where id = ${productId(n)}`.execute(trx),
    addToCart: (trx, n) =>
      sql`insert into cart_rows (id, user_id, product_id) values (${randomUUID()}, ${user.id}, ${productId(n)})
        on conflict (user_id, product_id) do update set quantity = cart_rows.quantity + 1`.execute(
        trx,
      ),
    emptyCart: (trx) => sql`delete from cart_rows where user_id = ${user.id}`.execute(trx),
    order: (trx) => putOrder(trx, { order: { user_id: user.id, email: user.email } }),
    deliver: (trx) =>
      sql`update orders set status = 'Delivered', delivered_at = now()
        where user_id = ${user.id} and status = 'Pending'`.execute(trx),
    review: (trx) =>
      sql`update orders set customer_review = 'Quiet', review_added = now()
        where user_id = ${user.id} and status = 'Delivered' and customer_review is null`.execute(
        trx,
      ),
    role: (trx) =>
      sql`update users set role = case role when 'user' then 'admin' else 'user' end
        where id = ${user.id}`.execute(trx),
  }

  const as = ({ cookie }: SignedIn, { app }: AppHolder) => ({
    get: async <T>(url: string) => (await app.inject({ url, headers: { cookie } })).json<T>(),
    send: (method: 'PUT' | 'PATCH' | 'POST', url: string, payload: object) =>
      app.inject({ method, url, payload, headers: { cookie } }),
  })
  const firstOrder = async (process: AppHolder) => {
    const [order] = await as(user, process).get<Order[]>('/api/my-orders')
    return order?._id
  }

  /** Through a process, whose own cache is invalidated before the response. */
  const call: Partial<Record<Write, (process: AppHolder, number: number) => Promise<unknown>>> = {
    stock: (process, n) =>
      as(boss, process).send('PATCH', '/api/bulk/products/stock', {
        ids: [productId(n)],
        inStock: n % 3 === 0,
      }),
    deletedProduct: (process, n) =>
      as(boss, process).send('POST', '/api/bulk/products/delete', { ids: [productId(n)] }),
    addToCart: (process, n) =>
      as(user, process).send('PUT', '/api/cart', { gadgetId: productId(n) }),
    deliver: async (process) =>
      as(boss, process).send('PATCH', `/api/orders/${await firstOrder(process)}/deliver`, {}),
    review: async (process) =>
      as(user, process).send('PUT', `/api/add-review/${await firstOrder(process)}`, {
        reviewText: 'Loud',
      }),
    role: (process, n) =>
      as(boss, process).send('PATCH', `/api/user-update/${user.id}`, {
        role: n % 2 === 0 ? 'admin' : 'user',
      }),
  }

  return { user, admin, productId, change, call }
}
