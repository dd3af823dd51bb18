import { sql } from 'kysely'
import type { Database } from '../../../server/src/db/pool'
import { createScene } from '../../people/scene'
import type { SignedIn } from '../../people/sessions'
import type { Screen } from './clientCode'

/** What a tab has other than a fresh page. */
export type Stale = {
  tab: string
  screen: string
  shown: unknown
  fresh: unknown
}

const screen = (endpoint: string, arg?: unknown): Screen => ({ endpoint, arg })

/** Products and users of one schedule, what changes them, and the queries that show them. */
export async function createScreens(db: Database, boss: SignedIn) {
  const scene = await createScene(db, boss)
  const { productId } = scene
  return {
    ...scene,
    publicScreens: [
      screen('listNewArrivals'),
      screen('listCategoryProducts', { category: 'fan', limit: 3 }),
      screen('listCategoryProducts', { category: 'laptop', limit: 3 }),
      screen('searchProducts', { search: 'aura' }),
      screen('getProduct', { id: productId(0) }),
      screen('getProduct', { id: productId(1) }),
    ],
    ownScreensOf: ({ email }: SignedIn) => [
      screen('listMyCart', { email }),
      screen('getMyDashboard', { email }),
      screen('listMyOrders', { email }),
      screen('listPendingReviews', { email }),
      screen('listMyReviews', { email }),
    ],
    adminScreens: [
      screen('listAllOrders', { limit: 3 }),
      screen('listAllCarts', { limit: 3 }),
      screen('listUsers', { limit: 3 }),
      screen('listAllProducts', { limit: 3 }),
      screen('getTotalCounts'),
      screen('getOrderStates', {}),
      screen('listAuditLog', { limit: 3 }),
    ],
  }
}

export type Scene = Awaited<ReturnType<typeof createScreens>>

/** Takes the rows of the previous schedule out of the lists. */
export const clear = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`update products set deleted_at = now() where deleted_at is null`.execute(trx)
    await sql`delete from cart_rows`.execute(trx)
  })
