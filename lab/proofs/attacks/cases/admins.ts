import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { type AttackClass, attack, check, expectReply, refuse } from '../attack'
import type { Target } from '../target'
import { orderTables } from './tables'

const roles = ['users', 'sessions', 'audit_log', 'row_counts', 'pending_row_counts']

/** Makes these two the only admins of the shop while `work` runs. */
async function withTwoAdmins(
  { signIn, db, admin }: Target,
  work: (one: Target['admin'], other: Target['admin']) => Promise<void>,
) {
  const [one, other] = [await signIn('admin', 'first'), await signIn('admin', 'second')]
  const { rows } = await sql<{ id: string }>`
    update users set role = 'user' where role = 'admin' and id <> all (${[one.id, other.id]}::uuid[]) returning id`.execute(
    db,
  )
  try {
    await work(one, other)
  } finally {
    await sql`update users set role = 'admin' where id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
      db,
    )
    await sql`update users set role = 'user' where id = any (${[one.id, other.id]}::uuid[])`.execute(
      db,
    )
  }
  assert.equal(
    (await admin.get('/api/session')).json<{ user: { role: string } }>().user.role,
    'admin',
  )
}

const countAdmins = async ({ db }: Target) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from users where role = 'admin' and deleted_at is null`.execute(
    db,
  )
  return rows[0]?.count
}

export const admins: AttackClass = {
  title: 'last admin, self-demotion and other races',
  attacks: [
    attack(
      'two admins who demote each other at the same time leave one, 10 times',
      async (target) => {
        await withTwoAdmins(target, async (one, other) => {
          for (let round = 0; round < 10; round++) {
            const replies = await Promise.all([
              one.patch(`/api/user-update/${other.id}`, { role: 'user' }),
              other.patch(`/api/user-update/${one.id}`, { role: 'user' }),
            ])
            for (const { status } of replies)
              check([200, 403, 409].includes(status), String(status))
            assert.equal(await countAdmins(target), 1)
            await sql`update users set role = 'admin' where id = any (${[one.id, other.id]}::uuid[])`.execute(
              target.db,
            )
          }
        })
      },
      roles,
    ),
    attack(
      'the last admin who demotes oneself, and two who do so at once',
      async (target) => {
        await withTwoAdmins(target, async (one, other) => {
          const replies = await Promise.all(
            [one, other].map((each) => each.patch(`/api/user-update/${each.id}`, { role: 'user' })),
          )
          assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409])
          const last = replies[0]?.status === 409 ? one : other
          expectReply(
            await last.patch(`/api/user-update/${last.id}`, { role: 'user' }),
            '409 last_admin',
          )
          assert.equal(await countAdmins(target), 1)
        })
      },
      roles,
    ),
    refuse(
      'an admin who deletes another admin',
      '409 action_not_allowed',
      ({ admin, otherAdmin }) => admin.delete(`/user/${otherAdmin.id}`),
    ),
    refuse('an admin who deletes oneself', '409 action_not_allowed', ({ admin }) =>
      admin.delete(`/user/${admin.id}`),
    ),
    attack(
      'a user who is promoted and deleted at once is either, never both',
      async (target) => {
        const { signIn, admin, otherAdmin, db, takeErrors } = target
        for (let round = 0; round < 5; round++) {
          const user = await signIn('user', 'torn')
          await Promise.all([
            admin.delete(`/user/${user.id}`),
            otherAdmin.patch(`/api/user-update/${user.id}`, { role: 'admin' }),
          ])
          const { rows } = await sql<{
            isWrong: boolean
          }>`select role = 'admin' and deleted_at is not null as "isWrong" from users where id = ${user.id}`.execute(
            db,
          )
          assert.equal(rows[0]?.isWrong, false)
        }
        takeErrors()
        await sql`update users set role = 'user' where name = 'torn'`.execute(db)
      },
      roles,
    ),
    attack(
      'an order placed 20 times at once, without a key, is one',
      async ({ createCustomer, checkout }) => {
        const customer = await createCustomer('rush')
        const body = await checkout(customer)
        const replies = await Promise.all(
          Array.from({ length: 20 }, () => customer.post('/api/place-order', body)),
        )
        assert.equal(replies.filter(({ status }) => status === 201).length, 1)
        for (const { status } of replies) check(status === 201 || status === 409, String(status))
      },
      orderTables,
    ),
    attack(
      'an order placed 20 times at once with one key is one',
      async ({ createCustomer, checkout }) => {
        const customer = await createCustomer('rush2')
        const body = await checkout(customer)
        const replies = await Promise.all(
          Array.from({ length: 20 }, () =>
            customer.post('/api/place-order', body, { 'idempotency-key': 'one-and-only' }),
          ),
        )
        assert.equal(new Set(replies.map((reply) => reply.json<{ _id: string }>()._id)).size, 1)
      },
      orderTables,
    ),
    attack(
      'a price that changes while an order is placed is never another than the customer saw',
      async ({ createCustomer, checkout, admin, product }) => {
        const customer = await createCustomer('racer')
        const body = await checkout(customer)
        const change = (price: number) =>
          admin.put(`/api/product/${product}/price`, {
            price,
            discountPrice: price - 50,
            previous: { price: 500, discountPrice: 450 },
          })
        const [placed] = await Promise.all([customer.post('/api/place-order', body), change(600)])
        check(
          placed.status === 409 ||
            placed.json<{ totalAmount: number }>().totalAmount === body.totalAmount,
        )
        expectReply(
          await admin.put(`/api/product/${product}/price`, {
            price: 500,
            discountPrice: 450,
            previous: { price: 600, discountPrice: 550 },
          }),
          '200',
        )
      },
      [...orderTables, 'products', 'audit_log'],
    ),
    attack(
      '99 of a product, added ten times at once, stay 99 at most',
      async ({ createCustomer, otherProduct }) => {
        const customer = await createCustomer('greedy')
        await Promise.all(
          Array.from({ length: 10 }, () =>
            customer.put('/api/cart', { gadgetId: otherProduct, quantity: 60 }),
          ),
        )
        const rows = expectReply(await customer.get('/api/my-cart'), '200').json<
          { gadgetId: string; quantity: number }[]
        >()
        assert.equal(rows.find(({ gadgetId }) => gadgetId === otherProduct)?.quantity, 60)
      },
      orderTables,
    ),
    attack(
      'an order cancelled and delivered at once is one of both',
      async ({ createCustomer, addOrder, admin, db }) => {
        const customer = await createCustomer('torn2')
        const { id } = await addOrder(customer)
        const [cancelled, delivered] = await Promise.all([
          customer.post(`/api/orders/${id}/cancel`),
          admin.patch(`/api/orders/${id}/deliver`),
        ])
        check(cancelled.status === 200 || delivered.status === 200)
        const order = await db
          .selectFrom('orders')
          .select(['status', 'deleted_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        check(!(order.status === 'Delivered' && order.deleted_at !== null), JSON.stringify(order))
      },
      [...orderTables, 'audit_log'],
    ),
    attack(
      'a review written ten times at once is one',
      async ({ createCustomer, addOrder, admin }) => {
        const customer = await createCustomer('reviewer2')
        const { id } = await addOrder(customer)
        expectReply(await admin.patch(`/api/orders/${id}/deliver`), '200')
        const replies = await Promise.all(
          Array.from({ length: 10 }, (_, at) =>
            customer.put(`/api/add-review/${id}`, { reviewText: `Text ${at}` }),
          ),
        )
        assert.equal(replies.filter(({ status }) => status === 200).length, 1)
      },
      [...orderTables, 'audit_log'],
    ),
    attack(
      'the audit log cannot be changed or emptied, even by the program’s own user',
      async ({ db }) => {
        for (const statement of [
          sql`update audit_log set actor_email = 'x'`,
          sql`delete from audit_log`,
          sql`truncate audit_log`,
        ]) {
          await assert.rejects(statement.execute(db))
        }
      },
    ),
  ],
}
