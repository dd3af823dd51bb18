import { sql } from 'kysely'
import { fallbackPhoto } from '../../server/src/auth'
import type { Database } from '../../server/src/db/pool'
import { markDemo } from '../../server/src/db/shopMode'
import { type Transaction, transaction } from '../../server/src/db/transaction'
import { countPendingSales, saveCategorySynonyms } from '../../server/src/modules/catalog'
import { foldPendingStats } from '../../server/src/modules/orders'
import { categorySynonyms } from '../../shop/categorySynonyms'
import { demoCartRows } from './carts'
import { demoProducts } from './catalogue'
import { demoOrders } from './orders'
import { demoPeople } from './people'

const dayMs = 86_400_000

/**
 * Fills the demo shop, all or nothing. A second time it adds only products and people that are new to it: what was ordered,
 * changed or deleted since stays as it is. It takes longer than a call may.
 */
export async function seedDemo(db: Database): Promise<void> {
  await markDemo(db)
  await transaction(db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtext('jontro.seed'))`.execute(trx)
    const now = Date.now()
    await saveCategorySynonyms(trx, categorySynonyms)
    await seedProducts(trx, now)
    const isFirst = (await seedPeople(trx, now)) === demoPeople.length
    if (!isFirst) return
    await seedOrders(trx, now)
    await trx.insertInto('cart_rows').values(demoCartRows(now)).execute()
    await sql`analyze products, product_search, search_words, users, orders, order_items, cart_rows`.execute(
      trx,
    )
  })
  // Nobody is told of a data load: what is counted later would not show on a screen that is open by then.
  await countPendingSales(db)
  await foldPendingStats(db)
}

async function seedProducts(trx: Transaction, now: number) {
  const rows = demoProducts.map((product) => ({
    id: product._id,
    product_name: product.productName,
    category: product.category,
    price: product.price,
    discount_price: product.discountPrice ?? null,
    in_stock: product.inStock,
    key_features: product.keyFeatures,
    images: product.images,
    description: product.description,
    sold: product.sold,
    created_at: new Date(now - product.daysOld * dayMs),
    updated_at: new Date(now - product.daysOld * dayMs),
  }))
  await trx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Answers how many were new. */
async function seedPeople(trx: Transaction, now: number): Promise<number> {
  const rows = demoPeople.map(({ id, uid, email, name, role }, index) => {
    const joined = new Date(now - (95 + index * 3) * dayMs)
    return {
      id,
      identity_uid: uid,
      email,
      name,
      role,
      photo: fallbackPhoto,
      account_created_at: joined,
      created_at: joined,
      last_login_at: new Date(now - (index + 1) * 7 * 3_600_000),
    }
  })
  const added = await trx
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

async function seedOrders(trx: Transaction, now: number) {
  const made = demoOrders(now)
  await sql`set constraints orders_paid_by_own_attempt deferred`.execute(trx)
  await trx
    .insertInto('orders')
    .values(made.map(({ order }) => order))
    .execute()
  await trx
    .insertInto('order_items')
    .values(made.flatMap(({ items }) => items))
    .execute()
  await trx
    .insertInto('payment_attempts')
    .values(made.flatMap(({ attempt }) => attempt || []))
    .execute()
}
