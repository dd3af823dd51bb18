import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { findBrokenRules } from '../../../src/db/checkData'
import type { Database } from '../../../src/db/pool'
import { findOrder } from '../../../src/modules/orders'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import { insertOrder, insertUser, payOrder, tranId } from '../../support/rows'

let database: FreshDatabase
let db: Database

beforeAll(async () => {
  database = await freshDatabase({ seed: 'empty' })
  db = database.db
})
afterAll(() => database.drop())

const remove = (id: string) =>
  sql`update orders set deleted_at = now() where id = ${id}`.execute(db)
const refund = (id: string) =>
  sql`update payment_attempts set refunded_at = now(), refund_reference = 'back' where order_id = ${id}`.execute(
    db,
  )

type PlanNode = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0)

/** Rows that the database looks at in all steps of the query, with its indexes even if the tables are small. */
const countRowsRead = (query: RawBuilder<unknown>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (analyze, format json) ${query}`.execute(trx)
    const [first] = rows
    if (!first) throw new Error('no plan')
    return rowsOf(first['QUERY PLAN'][0].Plan)
  })

test('orders that were cancelled and refunded cost no list of issues anything', async () => {
  for (let order = 0; order < 40; order++) {
    const { id, total_amount } = await insertOrder(db)
    await payOrder(db, id, total_amount)
    await remove(id)
    await refund(id)
  }
  await sql`analyze`.execute(db)
  expect(await countRowsRead(sql`select * from payment_issues`)).toBeLessThan(5)
})

test('a customer’s own order is read without what only admins see', async () => {
  const { id: userId } = await insertUser(db)
  const { id } = await insertOrder(db, { order: { user_id: userId } })
  expect(await findOrder(db, id, { userId, role: 'user' })).not.toHaveProperty('needs_attention')
  expect(await findOrder(db, id, { userId, role: 'admin' })).toMatchObject({
    needs_attention: false,
  })
})

type Step = { at: number; type: (typeof steps)[number] }
const steps = ['pay', 'payTwice', 'risky', 'mismatch', 'remove', 'refund', 'accept'] as const

/** What the lists of admins say of one order, from the captures themselves. */
const captured = (ids: readonly string[]) => sql`
  select c.id from captures c where c.order_id = any (${ids}::uuid[]) and c.needs_attention order by 1`

async function take(ids: readonly string[], { at, type }: Step) {
  const id = ids[at % ids.length] ?? ''
  const attempt = (state: string, risk: number) => {
    const tran = tranId()
    return sql`
      insert into payment_attempts (tran_id, order_id, amount, state, val_id, risk_level, captured_at)
      select ${tran}, id, total_amount, ${state}, ${tran}, ${risk}, now() - interval '2 years'
      from orders where id = ${id}`
  }
  const pay = (risk: number) =>
    db.transaction().execute(async (trx) => {
      await attempt('paid', risk).execute(trx)
      await sql`
        update orders set paid_at = now(), transaction_id = (select tran_id from payment_attempts where order_id = ${id} and state = 'paid')
        where id = ${id} and transaction_id is null`.execute(trx)
    })
  const resolve = (set: RawBuilder<unknown>) => sql`
    update payment_attempts set ${set} where order_id = ${id} and captured_at is not null and refunded_at is null`
  switch (type) {
    case 'pay':
      return pay(0)
    case 'risky':
      return pay(1)
    case 'payTwice':
      return attempt('duplicate', 0).execute(db)
    case 'mismatch':
      return sql`
        insert into mismatched_captures (id, order_id, attempt_id, val_id, amount, currency, reason)
        select ${tranId()}, order_id, tran_id, ${tranId()}, 5, 'BDT', 'wrongAmount'
        from payment_attempts where order_id = ${id} limit 1`.execute(db)
    case 'remove':
      return remove(id)
    case 'refund':
      return resolve(sql`refunded_at = now(), refund_reference = 'back'`).execute(db)
    case 'accept':
      return resolve(sql`accepted_at = now(), accepted_reason = 'risky'`).execute(db)
  }
}

test('whatever happens to payments and orders, the lists have what the captures say', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: fc.nat(1), type: fc.constantFrom(...steps) }), {
        minLength: 1,
        maxLength: 12,
      }),
      async (history) => {
        const ids = [(await insertOrder(db)).id, (await insertOrder(db)).id]
        // Rules of the database refuse some, such as a second payment that is applied.
        for (const step of history) await take(ids, step).catch(() => undefined)
        const listed = sql`select id from payment_issues where order_id = any (${ids}::uuid[]) order by 1`
        expect((await listed.execute(db)).rows).toEqual((await captured(ids).execute(db)).rows)
        expect(await findBrokenRules(db)).toEqual([])
      },
    ),
    { numRuns: 40 },
  ))
