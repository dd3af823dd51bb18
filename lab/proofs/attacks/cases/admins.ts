import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { type AttackClass, attack, check, expectReply, requests } from '../attack'
import { orderTables, sessionTables } from './tables'

/** An admin's own views go with the role. */
const roles = [...sessionTables, 'saved_views', 'audit_log', 'row_counts', 'pending_row_counts']

export const admins: AttackClass = {
  title: 'last admin, self-demotion and other races',
  attacks: [
    attack(
      'two admins who demote each other or themselves at the same time leave one, 10 times',
      async ({ signIn, db, admin }) => {
        const [one, other] = [await signIn('admin', 'first'), await signIn('admin', 'second')]
        const { rows } = await sql<{ id: string }>`
          update users set role = 'user' where role = 'admin' and id not in (${one.id}, ${other.id})
          returning id`.execute(db)
        const setRole = (role: string, ids: readonly string[]) =>
          sql`update users set role = ${role} where id = any (${ids}::uuid[])`.execute(db)
        try {
          for (let round = 0; round < 10; round++) {
            const demoted = round % 2 === 0 ? [other, one] : [one, other]
            const replies = await Promise.all(
              [one, other].map((each, at) =>
                each.patch(`/api/user-update/${demoted[at]?.id}`, { role: 'user' }),
              ),
            )
            for (const reply of replies) expectReply(reply, '200|403|409')
            const left = await sql`select 1 from users where role = 'admin'`.execute(db)
            assert.equal(left.rows.length, 1)
            await setRole('admin', [one.id, other.id])
          }
        } finally {
          await setRole(
            'admin',
            rows.map(({ id }) => id),
          )
          await setRole('user', [one.id, other.id])
        }
        expectReply(await admin.get('/api/all-users?limit=1'), '200')
      },
      roles,
    ),
    ...requests('an admin is not deleted', { by: 'admin', expect: '409 action_not_allowed' }, [
      'DELETE /user/$otherAdminId',
      'DELETE /user/$adminId',
    ]),
    attack(
      'a price that changes while an order is placed is never another than the customer saw',
      async ({ createCustomer, checkout, admin, names }) => {
        const customer = await createCustomer('racer')
        const body = await checkout(customer)
        const setPrice = (price: number, before: number) =>
          admin.put(`/api/product/${names.product}/price`, {
            price,
            discountPrice: price - 50,
            previous: { price: before, discountPrice: before - 50 },
          })
        const [placed] = await Promise.all([
          customer.post('/api/place-order', body),
          setPrice(600, 500),
        ])
        expectReply(placed, '201|409')
        check(placed.status === 409 || placed.text.includes(`"totalAmount":${body.totalAmount}`))
        expectReply(await setPrice(500, 600), '200')
      },
      [...orderTables, 'products'],
    ),
  ],
}
