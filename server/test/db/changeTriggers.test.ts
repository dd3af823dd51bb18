import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import { v7 as newId } from 'uuid'
import { resolveTags } from '../../../contract/tags'
import type { Products } from '../../src/db/generated/schema'
import type { Database } from '../../src/db/pool'
import { type Transaction, transaction } from '../../src/db/transaction'
import { operations } from '../../src/http/registerOperations'
import { recordActions } from '../../src/modules/audit/record'
import { countPendingSales } from '../../src/modules/catalog/sales'
import { countPendingStars } from '../../src/modules/reviews'
import { type ChangeRecorder, recordChanges } from '../support/changes'
import {
  aReturn,
  insertCartRow,
  insertOrder,
  insertProduct,
  insertUser,
  payOrder,
  someAdmin,
} from '../support/rows'

let recorder: ChangeRecorder
let db: Database

beforeAll(async () => {
  recorder = await recordChanges()
  db = recorder.db
})
afterAll(() => recorder.close())

const collectChanges = (work: () => Promise<unknown>) => recorder.during(work)
const tags = async (work: () => Promise<unknown>) =>
  (await collectChanges(work)).map(({ tags }) => tags).sort()

/** Of a change after which there is another set of products. */
const listed = (id: string, ...categories: string[]) => [
  'Product',
  `Product/${id}`,
  'ProductList',
  ...categories,
  'ProductSearch',
]

describe('a product', () => {
  test('notifies its tags and category when it is added and deleted', async () => {
    let id = ''
    const added = await collectChanges(async () => {
      id = (await insertProduct(db, { category: 'Smart TV' })).id
    })
    expect(added).toEqual([
      { tags: listed(id, 'Category/smart tv'), owner: null },
      { tags: ['Dashboard', 'Overview'], owner: null },
    ])
    const remove = () =>
      db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    expect(await tags(remove)).toEqual([['Dashboard', 'Overview'], listed(id, 'Category/smart tv')])
  })

  test('notifies both categories when it moves', async () => {
    const { id } = await insertProduct(db, { category: 'Fan' })
    const move = () =>
      db.updateTable('products').set({ category: 'Laptop' }).where('id', '=', id).execute()
    expect(await tags(move)).toEqual([listed(id, 'Category/fan', 'Category/laptop')])
  })

  test('notifies only the lists that its change can concern', async () => {
    const { id } = await insertProduct(db, { category: 'Fan' })
    const change = async (changes: Updateable<Products>) => {
      const [named = []] = await tags(() =>
        db.updateTable('products').set(changes).where('id', '=', id).execute(),
      )
      return named.slice(2)
    }
    expect(await change({ in_stock: false })).toEqual(['Category/fan', 'ProductSearch'])
    expect(await change({ attributes: ['brand:Zhirvo'] })).toEqual([
      'Category/fan',
      'ProductSearch',
    ])
    expect(await change({ family: 'Breeze' })).toEqual(['Family/Breeze', 'ProductSearch'])
    expect(await change({ price: 1_300 })).toEqual(['Category/fan', 'ProductSearch'])
    expect(await change({ attributes: ['colour:Sky'] })).toEqual([
      'Category/fan',
      'Family/Breeze',
      'ProductSearch',
    ])
    expect(await change({ family: 'Gale' })).toEqual([
      'Family/Breeze',
      'Family/Gale',
      'ProductSearch',
    ])
    expect(await change({ images: ['/images/other.webp'] })).toEqual([])
    expect(await change({ price: 1_234 })).toEqual(['Category/fan', 'ProductSearch'])
    expect(await change({ description: 'Quiet.' })).toEqual(['ProductSearch'])
    expect(await change({ product_name_bn: 'ফ্যান' })).toEqual(['ProductSearch'])
    expect(await change({ key_features_bn: ['শব্দহীন'] })).toEqual(['ProductSearch'])
    expect(await change({ description_bn: 'শব্দহীন।' })).toEqual([])
  })

  test('notifies nothing when nothing changes or when it is sold', async () => {
    const { id } = await insertProduct(db)
    const change = (changes: { price?: number; sold?: number }) =>
      tags(() => db.updateTable('products').set(changes).where('id', '=', id).execute())
    expect(await change({ price: 1500 })).toEqual([])
    expect(await change({ price: 1400 })).toHaveLength(1)
    expect(await change({ sold: 3 })).toEqual([])
  })

  test('notifies nothing when its sales are counted', async () => {
    const { id } = await insertProduct(db)
    await insertOrder(db, { items: [{ product_id: id }] })
    expect(await tags(() => countPendingSales(db))).toEqual([])
    const { sold } = await db
      .selectFrom('products')
      .select('sold')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sold).toBe(1)
  })

  test('notifies what shows it, but no list, when its stars are counted', async () => {
    const [one, other] = [await insertProduct(db), await insertProduct(db)]
    const { id } = await insertOrder(db, {
      order: {
        user_id: (await insertUser(db)).id,
        status: 'Delivered',
        delivered_at: new Date(),
      },
      items: [{ product_id: one.id }, { product_id: other.id }],
    })
    await db
      .updateTable('orders')
      .set({ customer_review: 'Good', review_stars: 5, review_added: new Date() })
      .where('id', '=', id)
      .execute()
    const counted = await tags(() => countPendingStars(db))
    const shown = [`Product/${one.id}`, `Product/${other.id}`]
    expect(counted.map((each) => each.toSorted())).toEqual([shown.toSorted()])
    expect(await tags(() => countPendingStars(db))).toEqual([])
  })
})

test('addresses notify their owner only', async () => {
  const { id: owner } = await insertUser(db)
  const notice = { tags: ['Address'], owner }
  const id = randomUUID()
  const insert = () =>
    sql`insert into addresses (id, user_id, label, name, mobile_number, district, address)
      values (${id}, ${owner}, 'Home', 'Rafia', '+8801711000000', 'Dhaka', '12 Lake Road')`.execute(
      db,
    )
  expect(await collectChanges(insert)).toEqual([notice])
  const edit = () => sql`update addresses set label = 'Office' where id = ${id}`.execute(db)
  expect(await collectChanges(edit)).toEqual([notice])
  const remove = () => sql`delete from addresses where id = ${id}`.execute(db)
  expect(await collectChanges(remove)).toEqual([notice])
})

test('carts notify their owner only, once per transaction', async () => {
  const user = await insertUser(db)
  const products = await Promise.all([insertProduct(db), insertProduct(db)])
  const row = (product_id: string) => ({ user_id: user.id, product_id })
  const ofOwner = [`Cart/${user.email}`, `Dashboard/${user.email}`]
  const notice = { tags: ['Cart', 'Dashboard', ...ofOwner], owner: user.id }
  const fill = () =>
    transaction(db, async (trx) => {
      for (const { id } of products) await insertCartRow(trx, row(id))
    })
  expect(await collectChanges(fill)).toEqual([notice])
  const set = (quantity: number) => () =>
    db.updateTable('cart_rows').set({ quantity }).where('user_id', '=', user.id).execute()
  expect(await collectChanges(set(2))).toEqual([notice])
  expect(await collectChanges(set(2))).toEqual([])
  const empty = () => db.deleteFrom('cart_rows').where('user_id', '=', user.id).execute()
  expect(await collectChanges(empty)).toEqual([notice])
})

test('alerts notify their owner only', async () => {
  const user = await insertUser(db)
  const product = await insertProduct(db)
  const ask = () =>
    db
      .insertInto('product_alerts')
      .values({
        id: newId(),
        user_id: user.id,
        product_id: product.id,
        kind: 'priceDrop',
        language: 'en',
        price: 500,
      })
      .execute()
  const stop = () => db.deleteFrom('product_alerts').where('user_id', '=', user.id).execute()
  const notice = { tags: ['Alert'], owner: user.id }
  expect(await collectChanges(ask)).toEqual([notice])
  // It is open until its mail is being sent.
  await sql`
    insert into mails (kind, state, alert_id)
    select 'priceDrop', 'deferred', id from product_alerts where user_id = ${user.id}`.execute(db)
  const mailIs = (state: string) => () =>
    sql`
      update mails set state = ${state}::mail_state, claimed_at = now(), sent_at = case when ${state} = 'sent' then now() end
      where alert_id in (select id from product_alerts where user_id = ${user.id})`.execute(db)
  expect(await collectChanges(mailIs('sending'))).toEqual([notice])
  expect(await collectChanges(mailIs('deferred'))).toEqual([notice])
  expect(await collectChanges(mailIs('sending'))).toEqual([notice])
  expect(await collectChanges(mailIs('sent'))).toEqual([])
  await sql`delete from mails where alert_id is not null`.execute(db)
  expect(await collectChanges(stop)).toEqual([notice])
})

test('return requests notify their customer and admins only, also when the customer is deleted', async () => {
  const user = await insertUser(db)
  const product_id = newId()
  const { id } = await insertOrder(db, {
    order: { user_id: user.id, status: 'Delivered', delivered_at: new Date() },
    items: [{ product_id }],
  })
  const ask = () =>
    db
      .insertInto('return_requests')
      .values({ ...aReturn, order_id: id, product_id })
      .execute()
  const remove = () =>
    db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user.id).execute()
  const notice = { tags: ['Return', `Return/${id}`], owner: user.id }
  expect(await collectChanges(ask)).toEqual([notice])
  const cancel = () =>
    db.updateTable('orders').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  const changed = await collectChanges(cancel)
  expect(changed.flatMap(({ tags }) => tags)).toContain('Return')
  expect(await collectChanges(remove)).toContainEqual(notice)
})

/** Calls whose answers a client with this user refetches. */
const refetched = (tags: readonly string[], email: string) => {
  const sources = { path: {}, query: { email }, body: undefined, response: undefined }
  return operations
    .filter(({ provides }) => resolveTags(provides, sources).some((tag) => tags.includes(tag)))
    .map(({ id }) => id)
}

test('a cart concerns its owner and the list of all carts, but no figures of the shop', async () => {
  const user = await insertUser(db)
  const { id } = await insertProduct(db)
  const add = () => insertCartRow(db, { user_id: user.id, product_id: id })
  const changed = (await collectChanges(add)).flatMap(({ tags }) => tags)

  expect(refetched(changed, user.email)).toEqual(['listMyCart', 'listAllCarts', 'getMyDashboard'])
  expect(refetched(changed, 'admin@mail.example')).toEqual(['listAllCarts'])
})

test('an order concerns the figures of its customer and of the shop', async () => {
  const user = await insertUser(db)
  const order = () => insertOrder(db, { order: { user_id: user.id } })
  const changed = (await collectChanges(order)).flatMap(({ tags }) => tags)
  const figures = ['getTotalCounts', 'listDailySales', 'getOrderStates']
  const dashboards = (email: string) =>
    refetched(changed, email).filter((id) => [...figures, 'getMyDashboard'].includes(id))

  expect(dashboards(user.email)).toEqual(['getMyDashboard', ...figures])
  expect(dashboards('admin@mail.example')).toEqual(figures)
})

test('clients of the version before receive the tags that they know', async () => {
  const user = await insertUser(db)
  const { id } = await insertProduct(db)
  const add = () => insertCartRow(db, { user_id: user.id, product_id: id })
  const [cart] = await tags(add)
  expect(cart).toEqual(expect.arrayContaining(['Cart', 'Dashboard']))
})

test('orders and payments notify their customer', async () => {
  const user = await insertUser(db)
  let id = ''
  const placed = await collectChanges(async () => {
    id = (await insertOrder(db, { order: { user_id: user.id } })).id
  })
  const figures = ['Dashboard', `Dashboard/${user.email}`, 'Overview']
  const notice = { tags: ['Order', `Order/${id}`, 'Review', ...figures], owner: user.id }
  expect(placed).toEqual([notice])

  let tranId = ''
  const paid = await collectChanges(async () => {
    tranId = await payOrder(db, id, 1100)
  })
  const payment = { tags: [`Payment/${tranId}`, `Order/${id}`], owner: user.id }
  expect(paid).toEqual([payment, notice])
  const remove = () =>
    db.updateTable('orders').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  const deletion = { tags: ['Payment', `Payment/${tranId}`], owner: user.id }
  expect(await collectChanges(remove)).toEqual([deletion, notice])
  const accept = () =>
    db
      .updateTable('payment_attempts')
      .set({ accepted_at: new Date(), accepted_reason: 'orderDeleted' })
      .where('tran_id', '=', tranId)
      .execute()
  const acceptance = { tags: [...payment.tags, 'Payment', 'Order', ...figures], owner: user.id }
  expect(await collectChanges(accept)).toEqual([acceptance])
})

test('the audit log notifies admins only', async () => {
  const act = () =>
    transaction(db, (trx) =>
      recordActions(trx, someAdmin, [
        { action: 'deliverOrder', subject: 'Order/1', label: 'One' },
        { action: 'deliverOrder', subject: 'Order/2', label: 'Two' },
      ]),
    )
  expect(await collectChanges(act)).toEqual([{ tags: ['Audit'], owner: null }])
})

test('users notify a changed role, but neither sign-ins nor sessions', async () => {
  const user = await insertUser(db)
  const own = { tags: ['User', `User/${user.id}`], owner: user.id }
  const change = (changes: object) =>
    collectChanges(() => db.updateTable('users').set(changes).where('id', '=', user.id).execute())
  expect(await change({ role: 'user' })).toEqual([])
  expect(await change({ last_login_at: new Date() })).toEqual([])
  expect(await change({ name: 'Another Name' })).toEqual([own])
  const open = () =>
    sql`insert into sessions (token_hash, user_id, email_verified, expires_at)
        values (sha256('x'), ${user.id}, true, now() + interval '1 day')`.execute(db)
  expect(await collectChanges(open)).toEqual([])
  expect(await change({ deleted_at: new Date() })).toEqual([
    { ...own, tags: [...own.tags, 'Dashboard', `Dashboard/${user.email}`, 'Overview'] },
  ])
})

describe('no notification is sent for', () => {
  const nothing = async (work: (trx: Transaction) => Promise<unknown>) =>
    expect(await collectChanges(() => transaction(db, work).catch(() => undefined))).toEqual([])

  test('a rolled back transaction', () =>
    nothing(async (trx) => {
      await insertProduct(trx)
      throw new Error('on second thought')
    }))

  test('a bulk load', () =>
    nothing(async (trx) => {
      await sql`set local jontro.bulk_load = 'on'`.execute(trx)
      await insertProduct(trx)
      await insertUser(trx)
    }))
})

test('notes about a customer and saved views notify admins only', async () => {
  const { id: user_id } = await insertUser(db)
  const { id: owner } = await insertUser(db, { role: 'admin' })
  const id = randomUUID()
  const note = () =>
    sql`insert into customer_notes (id, user_id, author_id, text) values (${id}, ${user_id}, ${owner}, 'Call first')`.execute(
      db,
    )
  expect(await collectChanges(note)).toEqual([{ tags: [`CustomerNote/${user_id}`], owner: null }])
  const view = () =>
    sql`insert into saved_views (id, owner_id, table_name, name, query, hidden_columns, is_shared)
      values (${id}, ${owner}, 'orders', 'Due', '', '{}', false)`.execute(db)
  expect(await collectChanges(view)).toEqual([{ tags: ['SavedView'], owner: null }])
})
