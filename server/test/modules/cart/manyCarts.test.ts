import { sql } from 'kysely'
import { emptyProduct } from '../../../../common/mapFields'
import { createDatabase } from '../../../src/db/pool'
import { transaction } from '../../../src/db/transaction'
import { addToCart } from '../../../src/modules/cart/store'
import { editProduct } from '../../../src/modules/catalog/adminCommands'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import { insertProduct, insertUser, someAdmin } from '../../support/rows'

let fresh: FreshDatabase
let requests: ReturnType<typeof createDatabase>

beforeAll(async () => {
  fresh = await freshDatabase()
  // Uses the connections and timeouts of requests.
  requests = createDatabase(fresh.url)
})
afterAll(async () => {
  await requests.close()
  await fresh.drop()
})

const facts = {
  ...emptyProduct,
  productName: 'Dhonira Aura Earbuds',
  category: 'Earbuds',
  price: 1400,
  discountPrice: null,
  images: ['/images/one.webp'],
}

/** Inserts rows without users, which would take most of the test's time. */
async function fillCarts(productId: string, carts: number) {
  await sql`alter table cart_rows drop constraint cart_rows_user_id_fkey`.execute(fresh.db)
  await sql`alter table cart_rows disable trigger check_cart_owner`.execute(fresh.db)
  await transaction(fresh.db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await sql`
      insert into cart_rows (id, user_id, product_id)
      select gen_random_uuid(), gen_random_uuid(), ${productId}
      from generate_series(1, ${carts}::integer)`.execute(trx)
  })
  await sql`alter table cart_rows enable trigger check_cart_owner`.execute(fresh.db)
}

test('a product in 60,000 carts gets a new price and name within the time limit of a request', async () => {
  const { id } = await insertProduct(fresh.db, { price: 1500 })
  await fillCarts(id, 60_000)
  const cheaper = await editProduct(requests.db, someAdmin, id, facts, undefined)
  expect(cheaper?.price).toBe('1400.00')
  const renamed = { ...facts, productName: 'Dhonira Aura Earbuds 2' }
  expect(await editProduct(requests.db, someAdmin, id, renamed, undefined)).toMatchObject({
    product_name: 'Dhonira Aura Earbuds 2',
  })
})

test('a product is added to a cart while an admin edits it', async () => {
  const [user, product] = await Promise.all([insertUser(fresh.db), insertProduct(fresh.db)])
  const subject = { userId: user.id, email: user.email }
  await transaction(fresh.db, async (trx) => {
    await trx.updateTable('products').set({ price: 1300 }).where('id', '=', product.id).execute()
    // Fails with a timeout if it waits for the edit, which ends only later.
    const added = await addToCart(requests.db, subject, product.id, 1)
    expect(added).toMatchObject({ quantity: 1 })
  })
})

test('a new quantity updates no index', async () => {
  const [user, product] = await Promise.all([insertUser(fresh.db), insertProduct(fresh.db)])
  const subject = { userId: user.id, email: user.email }
  const { rows } = await fresh.db.connection().execute(async (connection) => {
    for (let turn = 0; turn < 5; turn++) await addToCart(connection, subject, product.id, 1)
    await sql`select pg_stat_force_next_flush()`.execute(connection)
    return sql<{ updates: number; hot: number }>`
      select n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables
      where relname = 'cart_rows'`.execute(connection)
  })
  expect(rows).toEqual([{ updates: 4, hot: 4 }])
})
