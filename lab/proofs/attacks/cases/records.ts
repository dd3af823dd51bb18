import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type AttackClass, attack, expectReply, expectText, refuse, refuseEach } from '../attack'
import type { Reply } from '../client'
import type { Target } from '../target'
import { orderTables } from './tables'

/** Lists that name an e-mail: Alice's, asked for by Eve. */
const byEmail: Record<string, (target: Target, email: string) => Promise<Reply>> = {
  'the cart': ({ eve }, email) => eve.get(`/api/my-cart?email=${email}`),
  'the orders': ({ eve }, email) => eve.get(`/api/my-orders?email=${email}`),
  'the cancelled orders': ({ eve }, email) =>
    eve.get(`/api/my-orders?cancelled=true&email=${email}`),
  'the reviews': ({ eve }, email) => eve.get(`/api/my-review/${email}`),
  'the pending reviews': ({ eve }, email) => eve.get(`/api/my-pending-review/${email}`),
  'the dashboard': ({ eve }, email) => eve.get(`/api/my-dashboard?email=${email}`),
  'the role': ({ eve }, email) => eve.get(`/api/get-role/${email}`),
}

/** Spellings of Alice's e-mail that a comparison could take for Eve's, or for none. */
const spellings: Record<string, (email: string) => string> = {
  'in capitals': (email) => email.toUpperCase(),
  'after a blank': (email) => `%20${email}`,
  'with a NUL': (email) => `${email}%00`,
  'as a pattern': (email) => `${email.slice(0, 5)}%25`,
}

/** Ways to name a record by its ID. */
const byId: Record<string, (target: Target) => Promise<Reply>> = {
  'reads an order': ({ eve, pendingOrder }) => eve.get(`/api/order/${pendingOrder}`),
  'reads an order by its ID in capitals': ({ eve, pendingOrder }) =>
    eve.get(`/api/order/${pendingOrder.toUpperCase()}`),
  'reads a paid order': ({ eve, paidOrder }) => eve.get(`/api/order/${paidOrder}`),
  'cancels an order': ({ eve, pendingOrder }) => eve.post(`/api/orders/${pendingOrder}/cancel`),
  'pays for an order': ({ eve, pendingOrder }) =>
    eve.post('/payment-gateway', { _id: pendingOrder }),
  'reviews an order': ({ eve, deliveredOrder }) =>
    eve.put(`/api/add-review/${deliveredOrder}`, { reviewText: 'Bad' }),
  'changes a quantity': ({ eve, cartRow }) => eve.put(`/api/cart/${cartRow}`, { quantity: 99 }),
  'removes a cart row': ({ eve, cartRow }) => eve.delete(`/api/cart/${cartRow}`),
  'reads a role by ID': ({ eve, alice }) => eve.get(`/api/get-role/${alice.id}`),
  'saves a profile': ({ eve, alice }) =>
    eve.put('/api/add-user', { name: 'Eve', email: alice.email, photo: '/images/a.svg' }),
  'takes the ID of the session for that of an order': ({ eve }) => eve.get(`/api/order/${eve.id}`),
}

export const records: AttackClass = {
  title: 'other people’s records',
  attacks: [
    ...Object.entries(byEmail).map(([what, send]) =>
      refuse(`${what} of another e-mail`, '404 not_found', (target) =>
        send(target, target.alice.email),
      ),
    ),
    ...Object.entries(spellings).flatMap(([how, spell]) => [
      refuse(
        `the orders of another e-mail ${how}`,
        how === 'with a NUL' ? '404' : '404 not_found',
        (target) => target.eve.get(`/api/my-orders?email=${spell(target.alice.email)}`),
      ),
      refuse(`the role of another e-mail ${how}`, '404 not_found', (target) =>
        target.eve.get(`/api/get-role/${spell(target.alice.email)}`),
      ),
    ]),
    ...Object.entries(byId).map(([what, send]) =>
      refuse(`another customer ${what}`, '404 not_found', send),
    ),
    attack('the e-mail twice: mine and another', async ({ eve, alice, pendingOrder }) => {
      for (const query of [
        `email=${eve.email}&email=${alice.email}`,
        `email=${alice.email}&email=${eve.email}`,
      ]) {
        const reply = await eve.get(`/api/my-orders?${query}`)
        assert.notEqual(reply.status, 200, reply.text)
        expectText(reply.text, { lacks: [pendingOrder] })
      }
    }),
    ...refuseEach(
      { 'a list': '[]', 'an object': '{}', 'a number': '7' },
      (label) => `an order whose ID is ${label}`,
      '422 invalid',
      ({ eve }, json) =>
        eve.post('/payment-gateway', `{"_id":${json}}`, { 'content-type': 'application/json' }),
    ),
    attack(
      'lists of a customer have nothing of another',
      async ({ eve, alice, pendingOrder, deliveredOrder, cartRow }) => {
        for (const path of [
          '/api/my-orders',
          '/api/my-cart',
          '/api/my-dashboard',
          `/api/my-review/${eve.email}`,
          `/api/my-pending-review/${eve.email}`,
          '/api/session',
        ]) {
          const { text } = expectReply(await eve.get(path), '200')
          expectText(text, {
            lacks: [alice.email, alice.id, pendingOrder, deliveredOrder, cartRow],
          })
        }
      },
    ),
    attack(
      'what only admins see of an order is not in a customer’s answer',
      async ({ eve, evesOrder }) => {
        const { text } = expectReply(await eve.get(`/api/order/${evesOrder}`), '200')
        expectText(text, {
          lacks: [
            'riskFlag',
            'refundDue',
            'needsAttention',
            'reviewHidden',
            'idempotency',
            'request_hash',
          ],
        })
      },
    ),
    attack(
      'an idempotency key of another customer',
      async ({ createCustomer, signIn, checkout }) => {
        const owner = await createCustomer('owner')
        const key = { 'idempotency-key': randomUUID() }
        const body = await checkout(owner)
        const placed = expectReply(await owner.post('/api/place-order', body, key), '201').json<{
          _id: string
        }>()
        // The very same request: with nothing in the cart, it must not find the order of the owner.
        const thief = await signIn('user', 'thief')
        expectReply(await thief.post('/api/place-order', body, key), '409 cart_empty')
        const other = await createCustomer('other')
        const own = expectReply(await other.post('/api/place-order', body, key), '201').json<{
          _id: string
          email: string
        }>()
        assert.notEqual(own._id, placed._id)
        assert.equal(own.email, other.email)
      },
      orderTables,
    ),
    attack(
      'the same idempotency key with another address (L1)',
      async ({ createCustomer, checkout, admin }) => {
        const customer = await createCustomer('again')
        const key = randomUUID()
        const body = await checkout(customer)
        const { _id } = expectReply(
          await customer.post('/api/place-order', body, { 'idempotency-key': key }),
          '201',
        ).json<{ _id: string }>()
        const send = (changes: object) =>
          customer.post('/api/place-order', { ...body, ...changes }, { 'idempotency-key': key })
        expectReply(await send({ address: 'House of another' }), '409 key_reused')
        assert.equal(expectReply(await send({}), '201').json<{ _id: string }>()._id, _id)
        expectReply(await admin.delete(`/api/orders/${_id}`), '200')
        expectReply(await send({}), '409 order_deleted')
      },
      [...orderTables, 'audit_log'],
    ),
    refuse(
      'an import that another admin has checked',
      '404 not_found',
      ({ otherAdmin, importPlan }) => otherAdmin.post(`/api/import/products/${importPlan}`),
    ),
    refuse(
      'the note of another admin, deleted',
      '409 note_of_another',
      ({ otherAdmin, pendingOrder, note }) =>
        otherAdmin.delete(`/api/orders/${pendingOrder}/notes/${note}`),
    ),
    refuse(
      'the note of another admin, overwritten',
      '409 note_exists',
      ({ otherAdmin, pendingOrder, note }) =>
        otherAdmin.put(`/api/orders/${pendingOrder}/notes/${note}`, { text: 'Never called' }),
    ),
    refuse(
      'a note of one order by the address of another',
      '409 note_exists',
      ({ admin, evesOrder, note }) =>
        admin.put(`/api/orders/${evesOrder}/notes/${note}`, { text: 'Called twice' }),
    ),
    refuse(
      'a review of an order that is not delivered',
      '409 not_delivered',
      ({ eve, evesOrder }) => eve.put(`/api/add-review/${evesOrder}`, { reviewText: 'Early' }),
    ),
    refuse('a paid order, cancelled by its customer', '409', ({ alice, paidOrder }) =>
      alice.post(`/api/orders/${paidOrder}/cancel`),
    ),
    refuse('a delivered order, cancelled by its customer', '409', ({ alice, deliveredOrder }) =>
      alice.post(`/api/orders/${deliveredOrder}/cancel`),
    ),
    attack(
      'reviews show a first name and a district, and nothing else of a customer',
      async ({ admin, addOrder, createCustomer, anonymous, product }) => {
        const customer = await createCustomer('reviewer')
        const { id } = await addOrder(customer)
        expectReply(await admin.patch(`/api/orders/${id}/deliver`), '200')
        expectReply(
          await customer.put(`/api/add-review/${id}`, { reviewText: 'Cools well' }),
          '200',
        )
        const { text } = expectReply(await anonymous.get(`/api/product/${product}/reviews`), '200')
        expectText(text, {
          has: ['Cools well'],
          lacks: [customer.email, customer.id, id, 'House 1', '+880'],
        })
      },
      [...orderTables, 'audit_log', 'users', 'sessions'],
    ),
    attack(
      'a hidden review is in no public answer',
      async ({ admin, addOrder, createCustomer, anonymous, product }) => {
        const customer = await createCustomer('hidden')
        const { id } = await addOrder(customer)
        expectReply(await admin.patch(`/api/orders/${id}/deliver`), '200')
        expectReply(
          await customer.put(`/api/add-review/${id}`, { reviewText: 'Hide and seek' }),
          '200',
        )
        expectReply(await admin.put(`/api/orders/${id}/review`, { isHidden: true }), '200')
        const { text } = expectReply(
          await anonymous.get(`/api/product/${product}/reviews?limit=100`),
          '200',
        )
        expectText(text, { lacks: ['Hide and seek'] })
      },
      [...orderTables, 'audit_log'],
    ),
  ],
}
