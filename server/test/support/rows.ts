import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Session } from '../../src/contract/types'
import type { CartRows, OrderItems, Orders, Products, Users } from '../../src/db/generated/schema'
import type { Database } from '../../src/db/pool'
import { type Transaction, transaction } from '../../src/db/transaction'

/** An admin for the audit log, without a row in the database. */
export const someAdmin: Session = {
  isRemembered: false,
  isRenewalDue: false,
  userId: randomUUID(),
  identityUid: 'some-admin',
  email: 'some.admin@mail.example',
  role: 'admin',
}

export const tranId = () =>
  `01${[...randomBytes(24)].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('')}`

export async function insertUser(db: Database, changes: Partial<Insertable<Users>> = {}) {
  const id = newId()
  const email = `${id}@mail.example`
  return db
    .insertInto('users')
    .values({ id, identity_uid: id, email, name: 'Arif Chowdhury', photo: '/p.svg', ...changes })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertProduct(db: Database, changes: Partial<Insertable<Products>> = {}) {
  return db
    .insertInto('products')
    .values({
      id: newId(),
      product_name: 'Dhonira Aura Earbuds',
      category: 'Earbuds',
      price: 1500,
      images: ['/images/one.webp'],
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertCartRow(
  db: Database,
  row: Pick<Insertable<CartRows>, 'user_id' | 'product_id'> & Partial<Insertable<CartRows>>,
) {
  return db
    .insertInto('cart_rows')
    .values({ id: newId(), ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type OrderChanges = {
  order?: Partial<Insertable<Orders>>
  items?: Partial<Insertable<OrderItems>>[]
}

/** By default one item of 1,000 taka, and the total that fits. */
export async function putOrder(trx: Transaction, { order = {}, items = [{}] }: OrderChanges = {}) {
  const id = order.id ?? newId()
  const rows = items.map((item, position) => ({
    order_id: id,
    position,
    product_id: newId(),
    name: 'Dhonira Aura Earbuds',
    price: 1000,
    quantity: 1,
    image: '/images/one.webp',
    ...item,
  }))
  const sum = rows.reduce((total, row) => total + Number(row.price) * row.quantity, 100)
  const inserted = await trx
    .insertInto('orders')
    .values({
      id,
      email: 'arif@mail.example',
      name: 'Arif Chowdhury',
      mobile_number: '+8801200000000',
      country: 'Bangladesh',
      district: 'Dhaka',
      address: 'House 1, Road 2',
      delivery_charge: 100,
      total_amount: sum,
      ...order,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (rows.length > 0) await trx.insertInto('order_items').values(rows).execute()
  return inserted
}

export function insertOrder(db: Database, changes?: OrderChanges) {
  return transaction(db, (trx) => putOrder(trx, changes))
}

/** An open request, without its item. */
export const aReturn = {
  id: newId(),
  kind: 'return',
  reason: 'faulty',
  details: 'It is silent.',
  quantity: 1,
} as const

/** Inserts a paid attempt and marks the order as paid by it. */
export async function payOrder(db: Database, orderId: string, amount: number | string) {
  const tran_id = tranId()
  await transaction(db, async (trx) => {
    await trx
      .insertInto('payment_attempts')
      .values({
        tran_id,
        order_id: orderId,
        amount,
        state: 'paid',
        val_id: tran_id,
        captured_at: new Date(),
      })
      .execute()
    await trx
      .updateTable('orders')
      .set({ transaction_id: tran_id, paid_at: new Date() })
      .where('id', '=', orderId)
      .execute()
  })
  return tran_id
}
