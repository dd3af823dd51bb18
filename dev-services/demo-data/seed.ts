import { sql } from 'kysely'
import type { Database } from '../../server/src/db/pool'
import { markDemo } from '../../server/src/db/shopMode'
import { type Transaction, transaction } from '../../server/src/db/transaction'
import {
  countPendingSales,
  saveCategorySynonyms,
  saveSearchTerms,
  toColumns,
} from '../../server/src/modules/catalog'
import { foldPendingStats } from '../../server/src/modules/orders'
import { countPendingStars } from '../../server/src/modules/reviews'
import { categorySynonyms } from '../../shop/categorySynonyms'
import { fallbackPhoto } from '../../shop/fallbackUser'
import { searchTerms } from '../../shop/searchTerms'
import { demoCartRows } from './carts'
import { demoProducts } from './catalogue'
import { demoOrders } from './orders'
import { demoReturns } from './returns'
import { demoUsers } from './users'

const dayMs = 86_400_000

/**
 * Seeds the demo shop in one transaction. A second run adds only new products and users and keeps all changes. It needs a
 * connection with a long query timeout.
 */
export async function seedDemo(db: Database): Promise<void> {
  await markDemo(db)
  await transaction(db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtext('jontro.seed'))`.execute(trx)
    const now = Date.now()
    await saveCategorySynonyms(trx, categorySynonyms)
    await saveSearchTerms(trx, searchTerms)
    await seedProducts(trx, now)
    const isFirst = (await seedUsers(trx, now)) === demoUsers.length
    if (!isFirst) return
    await seedOrders(trx, now)
    await trx.insertInto('cart_rows').values(demoCartRows(now)).execute()
    await sql`analyze products, product_search, search_words, users, orders, order_items, cart_rows`.execute(
      trx,
    )
  })
  // Seeding publishes no changes, so counters that were updated later would not reach pages opened meanwhile.
  await countPendingSales(db)
  await countPendingStars(db)
  await foldPendingStats(db)
}

async function seedProducts(trx: Transaction, now: number) {
  const rows = demoProducts.map((product) => ({
    id: product._id,
    ...toColumns({ discountPrice: null, ...product }),
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

/** Returns the number of new users. */
async function seedUsers(trx: Transaction, now: number): Promise<number> {
  const rows = demoUsers.map(({ id, uid, email, name, role }, index) => {
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
  const returns = demoReturns(made, now)
  await trx
    .insertInto('return_requests')
    .values(returns.map(({ request }) => request))
    .execute()
  await trx
    .insertInto('mails')
    .values(returns.flatMap(({ mail }) => mail ?? []))
    .execute()
}
