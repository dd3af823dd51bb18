import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { rule, violatedConstraint, violatesRule } from '../../src/db/errors'
import type { Database } from '../../src/db/pool'
import { transaction } from '../../src/db/transaction'
import { countPendingSales } from '../../src/modules/catalog/sales'
import { type FreshDatabase, freshDatabase } from '../support/database'
import {
  aReturn,
  insertCartRow,
  insertOrder,
  insertProduct,
  insertUser,
  payOrder,
  putOrder,
  tranId,
} from '../support/rows'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'empty' })
  db = fresh.db
})
afterAll(() => fresh.drop())

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => {
      const names = Object.keys(rule).filter((name): name is keyof typeof rule => name in rule)
      return names.find((name) => violatesRule(error, name)) ?? violatedConstraint(error) ?? error
    },
  )

const deliver = (id: string) =>
  db
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: new Date() })
    .where('id', '=', id)
    .execute()

const review = (id: string, text: string) =>
  db
    .updateTable('orders')
    .set({ customer_review: text, review_added: new Date() })
    .where('id', '=', id)
    .execute()

const attempt = (order: { id: string; total_amount: string }, changes = {}) =>
  db
    .insertInto('payment_attempts')
    .values({ tran_id: tranId(), order_id: order.id, amount: order.total_amount, ...changes })
    .returning('tran_id')
    .executeTakeFirstOrThrow()

describe('products', () => {
  test.each([
    ['a price of nothing', { price: 0 }, 'products_price_check'],
    ['a negative price', { price: -1 }, 'products_price_check'],
    ['a discount of nothing', { discount_price: 0 }, 'products_discount_below_price'],
    ['a discount as high as the price', { discount_price: 1500 }, 'products_discount_below_price'],
    ['a discount above the price', { discount_price: 1501 }, 'products_discount_below_price'],
    ['no image', { images: [] }, 'products_one_to_four_images'],
    ['five images', { images: ['1', '2', '3', '4', '5'] }, 'products_one_to_four_images'],
    ['a blank name', { product_name: ' ' }, 'products_product_name_check'],
    ['a blank category', { category: '' }, 'products_category_check'],
    ['forty-one attributes', { attributes: Array(41).fill('brand:Zhirvo') }, 'products_attributes'],
    ['a family of 61 characters', { family: 'a'.repeat(61) }, 'products_family_check'],
    ['a family with blanks around it', { family: ' Fans' }, 'products_family_check'],
    ['a negative number sold', { sold: -1 }, 'products_sold_check'],
  ])('reject %s', async (_, changes, constraint) => {
    expect(await failureOf(insertProduct(db, changes))).toBe(constraint)
  })

  test('increment their version for each edit, but not for sales', async () => {
    const { id } = await insertProduct(db)
    const edit = (changes: { price?: number; sold?: number; in_stock?: boolean }) =>
      db
        .updateTable('products')
        .set(changes)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
    expect(await edit({ price: 1400 })).toEqual({ version: 2 })
    expect(await edit({ price: 1400 })).toEqual({ version: 2 })
    expect(await edit({ sold: 12 })).toEqual({ version: 2 })
    expect(await edit({ in_stock: false })).toEqual({ version: 3 })
  })
})

describe('carts', () => {
  test.each([0, 100, -1])('reject a quantity of %p', async (quantity) => {
    const [user, product] = await Promise.all([insertUser(db), insertProduct(db)])
    const row = { user_id: user.id, product_id: product.id, quantity }
    expect(await failureOf(insertCartRow(db, row))).toBe('cart_rows_quantity_check')
  })

  test('have one row for each customer and product', async () => {
    const [user, product] = await Promise.all([insertUser(db), insertProduct(db)])
    const row = { user_id: user.id, product_id: product.id }
    await insertCartRow(db, row)
    expect(await failureOf(insertCartRow(db, row))).toBe('cart_rows_one_per_product')
  })
})

describe('users', () => {
  test('have a unique e-mail in lower case', async () => {
    const { email } = await insertUser(db)
    expect(await failureOf(insertUser(db, { email }))).toBe('users_email_key')
    expect(await failureOf(insertUser(db, { email: 'Arif@mail.example' }))).toBe(
      'users_email_check',
    )
  })

  test('are deleted with their sessions and cart, and get no new ones', async () => {
    const [user, product] = await Promise.all([insertUser(db), insertProduct(db)])
    const session = () =>
      db
        .insertInto('sessions')
        .values({
          token_hash: randomBytes(32),
          user_id: user.id,
          email_verified: true,
          expires_at: new Date(Date.now() + 60_000),
        })
        .execute()
    await session()
    await insertCartRow(db, { user_id: user.id, product_id: product.id })
    await db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', user.id)
      .execute()

    const left = await Promise.all([
      db.selectFrom('sessions').select('user_id').where('user_id', '=', user.id).execute(),
      db.selectFrom('cart_rows').select('user_id').where('user_id', '=', user.id).execute(),
    ])
    expect(left).toEqual([[], []])
    expect(await failureOf(session())).toBe('userDeleted')
    expect(await failureOf(insertCartRow(db, { user_id: user.id, product_id: product.id }))).toBe(
      'userDeleted',
    )
    expect((await insertUser(db, { email: user.email })).email).toBe(user.email)
    expect(await failureOf(insertUser(db, { identity_uid: user.identity_uid }))).toBe(
      'users_identity_uid_key',
    )
  })

  test('keep one admin, even if two demote each other at the same moment', async () => {
    await db.deleteFrom('users').where('role', '=', 'user').execute()
    const admins = await Promise.all(
      Array.from({ length: 6 }, () => insertUser(db, { role: 'admin' })),
    )
    const demote = (id: string) =>
      db.updateTable('users').set({ role: 'user' }).where('id', '=', id).execute()
    const outcomes = await Promise.all(admins.map(({ id }) => failureOf(demote(id))))
    expect(outcomes.filter((outcome) => outcome === 'lastAdmin')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(5)

    const last = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(last).toHaveLength(1)
    const id = String(last[0]?.id)
    const remove = db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id)
    expect(await failureOf(remove.execute())).toBe('users_admin_not_deleted')
    expect(await failureOf(db.deleteFrom('users').where('id', '=', id).execute())).toBe('lastAdmin')
  })
})

describe('orders', () => {
  test('have at least one item', async () => {
    const empty = insertOrder(db, { items: [], order: { total_amount: 100 } })
    expect(await failureOf(empty)).toBe('moneyAddsUp')
  })

  test('have the total of their items and the delivery charge', async () => {
    const wrong = insertOrder(db, { order: { total_amount: 1099.99 } })
    expect(await failureOf(wrong)).toBe('moneyAddsUp')
    const order = await insertOrder(db, {
      items: [{ price: 999.99, quantity: 3 }, { price: 0.01 }],
    })
    expect(order.total_amount).toBe('3099.98')
    const late = db.insertInto('order_items').values({
      order_id: order.id,
      position: 7,
      product_id: randomUUID(),
      name: 'More',
      price: 5,
      quantity: 1,
      image: '',
    })
    expect(await failureOf(late.execute())).toBe('moneyAddsUp')
  })

  test.each([0, 100])('reject an item with quantity %p', async (quantity) => {
    expect(await failureOf(insertOrder(db, { items: [{ quantity }] }))).toBe(
      'order_items_quantity_check',
    )
  })

  test('are immutable in what they recorded', async () => {
    const { id } = await insertOrder(db)
    const change = (changes: object) =>
      failureOf(db.updateTable('orders').set(changes).where('id', '=', id).execute())
    expect(await change({ total_amount: 1 })).toBe('neverChanges')
    expect(await change({ email: 'else@mail.example' })).toBe('neverChanges')
    const item = db.updateTable('order_items').set({ price: 1 }).where('order_id', '=', id)
    expect(await failureOf(item.execute())).toBe('neverChanges')
    const items = db.deleteFrom('order_items').where('order_id', '=', id)
    expect(await failureOf(items.execute())).toBe('neverChanges')
  })

  test('are unique for each idempotency key of a user', async () => {
    const [user, other] = await Promise.all([insertUser(db), insertUser(db)])
    const order = { user_id: user.id, idempotency_key: 'key-12345' }
    await insertOrder(db, { order })
    expect(await failureOf(insertOrder(db, { order }))).toBe('orders_one_per_key')
    await insertOrder(db, { order: { ...order, user_id: other.id } })
  })

  test('are delivered with a date, which is final', async () => {
    const { id } = await insertOrder(db)
    const undated = db.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', id)
    expect(await failureOf(undated.execute())).toBe('orders_delivered_with_date')
    await deliver(id)
    const back = db
      .updateTable('orders')
      .set({ status: 'Pending', delivered_at: null })
      .where('id', '=', id)
    expect(await failureOf(back.execute())).toBe('noWayBack')
  })

  test('are reviewed once, after delivery, with a date', async () => {
    const { id } = await insertOrder(db)
    expect(await failureOf(review(id, 'Good'))).toBe('orders_review_after_delivery')
    await deliver(id)
    const undated = db.updateTable('orders').set({ customer_review: 'Good' }).where('id', '=', id)
    expect(await failureOf(undated.execute())).toBe('orders_review_with_date')
    expect(await failureOf(review(id, '  '))).toBe('orders_customer_review_check')
    await review(id, 'Good')
    expect(await failureOf(review(id, 'Bad'))).toBe('noWayBack')
  })

  test('keep their items when the user is deleted from the database', async () => {
    const user = await insertUser(db)
    const { id } = await insertOrder(db, { order: { user_id: user.id } })
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    const order = await db
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(['user_id', 'quantity'])
      .where('orders.id', '=', id)
      .executeTakeFirst()
    expect(order).toEqual({ user_id: null, quantity: 1 })
  })
})

describe('payments', () => {
  test('pay an order with date and transaction together, which is final', async () => {
    const order = await insertOrder(db)
    const half = db.updateTable('orders').set({ paid_at: new Date() }).where('id', '=', order.id)
    expect(await failureOf(half.execute())).toBe('orders_paid_with_transaction')
    await payOrder(db, order.id, order.total_amount)
    const undo = db
      .updateTable('orders')
      .set({ paid_at: null, transaction_id: null })
      .where('id', '=', order.id)
    expect(await failureOf(undo.execute())).toBe('noWayBack')
  })

  test('have exactly the total of their order', async () => {
    const order = await insertOrder(db)
    expect(await failureOf(attempt(order, { amount: 1099.99 }))).toBe('moneyAddsUp')
  })

  test('are marked as paid together with their own order', async () => {
    const [order, other] = await Promise.all([insertOrder(db), insertOrder(db)])
    const captured = { state: 'paid' as const, captured_at: new Date() }
    expect(await failureOf(attempt(order, { ...captured, val_id: 'alone' }))).toBe('moneyAddsUp')

    const { tran_id } = await attempt(order)
    const paid = { transaction_id: tran_id, paid_at: new Date() }
    const pay = (id: string) => db.updateTable('orders').set(paid).where('id', '=', id).execute()
    expect(await failureOf(pay(order.id))).toBe('moneyAddsUp')
    expect(await failureOf(pay(other.id))).toBe('orders_paid_by_own_attempt')
  })

  test('use each validation once, and only one attempt pays the order', async () => {
    const order = await insertOrder(db)
    const paidBy = await payOrder(db, order.id, order.total_amount)
    const second = { val_id: 'second', captured_at: new Date() }
    expect(await failureOf(attempt(order, { ...second, state: 'paid' }))).toBe(
      'payment_attempts_one_paid',
    )
    expect(await failureOf(attempt(order, { ...second, state: 'duplicate', val_id: paidBy }))).toBe(
      'payment_attempts_val_id_key',
    )
    expect((await attempt(order, { ...second, state: 'duplicate' })).tran_id).toHaveLength(26)
  })

  test('are captured with a date and a validation, and only captures are refunded', async () => {
    const order = await insertOrder(db)
    expect(await failureOf(attempt(order, { state: 'duplicate' }))).toBe(
      'payment_attempts_captured',
    )
    expect(await failureOf(attempt(order, { captured_at: new Date(), val_id: 'x' }))).toBe(
      'payment_attempts_captured',
    )
    expect(await failureOf(attempt(order, { refunded_at: new Date() }))).toBe(
      'payment_attempts_refund_of_captured',
    )
  })

  test('have at most one open attempt for each order', async () => {
    const order = await insertOrder(db)
    await attempt(order)
    expect(await failureOf(attempt(order))).toBe('payment_attempts_one_open')
  })

  test('never return to an earlier state', async () => {
    const order = await insertOrder(db)
    const { tran_id } = await attempt(order)
    const become = (changes: object) =>
      failureOf(
        db.updateTable('payment_attempts').set(changes).where('tran_id', '=', tran_id).execute(),
      )
    expect(await become({ state: 'expired' })).toBe('accepted')
    expect(await become({ state: 'open' })).toBe('noWayBack')
    expect(await become({ state: 'duplicate', val_id: 'late', captured_at: new Date() })).toBe(
      'accepted',
    )
    expect(await become({ state: 'failed', captured_at: null })).toBe('noWayBack')
    expect(await become({ val_id: 'other' })).toBe('neverChanges')
    expect(await become({ amount: 1 })).toBe('neverChanges')
    const gone = db.deleteFrom('payment_attempts').where('tran_id', '=', tran_id).execute()
    expect(await failureOf(gone)).toBe('neverChanges')
  })
})

test('a return request is answered or withdrawn once, and an item has one that is open', async () => {
  const product_id = randomUUID()
  const { id: order_id } = await insertOrder(db, {
    order: { status: 'Delivered', delivered_at: new Date() },
    items: [{ product_id }],
  })
  const admin = await insertUser(db, { role: 'admin' })
  const insert = (changes: object = {}) =>
    failureOf(
      db
        .insertInto('return_requests')
        .values({ ...aReturn, order_id, product_id, ...changes })
        .execute(),
    )
  const become = (changes: object) =>
    failureOf(db.updateTable('return_requests').set(changes).where('id', '=', aReturn.id).execute())
  const answered = { answer: 'Yes.', answered_at: new Date(), answered_by: admin.id }
  const closed_at = new Date()
  expect(await insert({ product_id: randomUUID() })).toBe('return_requests_item_fkey')
  expect(await insert({ photos: ['/1', '/2', '/3', '/4'] })).toBe('return_requests_photos_check')
  expect(await insert({ quantity: 0 })).toBe('return_requests_quantity_check')
  expect(await insert({ state: 'withdrawn' })).toBe('return_requests_closed_with_date')
  expect(await insert()).toBe('accepted')
  expect(await insert({ id: randomUUID() })).toBe('return_requests_one_open')
  expect(await become({ quantity: 2 })).toBe('neverChanges')
  expect(await become({ state: 'done', closed_at, ...answered })).toBe('noWayBack')
  expect(await become({ state: 'declined' })).toBe('return_requests_answered')
  expect(await become({ state: 'accepted', ...answered, answer: ' ' })).toBe(
    'return_requests_answer_check',
  )
  expect(await become({ state: 'accepted', ...answered, answered_by: null })).toBe(
    'return_requests_answered_by_admin',
  )
  expect(await become({ state: 'accepted', ...answered })).toBe('accepted')
  expect(await become({ state: 'declined' })).toBe('noWayBack')
  expect(await become({ answer: 'No.' })).toBe('noWayBack')
  expect(await become({ details: '', photos: [] })).toBe('accepted')
  expect(await become({ state: 'done', closed_at })).toBe('accepted')
  expect(await become({ state: 'accepted', closed_at: null })).toBe('noWayBack')
})

test('the audit log is append-only', async () => {
  await db.insertInto('audit_log').values({ action: 'test', subject: 'Order/1' }).execute()
  const attempts = [
    db.updateTable('audit_log').set({ action: 'other' }).execute(),
    db.deleteFrom('audit_log').execute(),
    sql`truncate audit_log`.execute(db),
  ]
  expect(await Promise.all(attempts.map(failureOf))).toEqual(Array(3).fill('neverChanges'))
})

test('sales are counted once by concurrent calls', async () => {
  const product = await insertProduct(db)
  const item = { product_id: product.id, quantity: 3 }
  await Promise.all(Array.from({ length: 5 }, () => insertOrder(db, { items: [item] })))
  await transaction(db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await putOrder(trx, { items: [item] })
  })
  await Promise.all(Array.from({ length: 4 }, () => countPendingSales(db)))
  await countPendingSales(db)
  const { sold } = await db
    .selectFrom('products')
    .select('sold')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(sold).toBe(15)
})
