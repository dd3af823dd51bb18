import assert from 'node:assert/strict'
import { type AttackClass, attack, check, expectReply, refuse, refuseEach } from '../attack'
import { orderTables, productTables } from './tables'

const quantities: Record<string, string> = {
  'below zero': '-1',
  zero: '0',
  'one hundred': '100',
  huge: '1e308',
  infinite: '1e999',
  'a fraction': '1.5',
  'a text': '"1"',
  'a text of digits from Bengal': '"১"',
  true: 'true',
  null: 'null',
  'a list': '[1]',
  'an object': '{"valueOf":1}',
  'beyond 64 bits': '9223372036854775808',
}
const prices: Record<string, string> = {
  'below zero': '-1',
  zero: '0',
  'of three decimals': '0.001',
  huge: '1e308',
  'a text': '"1"',
  null: 'null',
  'a list': '[500]',
}
const totals: Record<string, number> = {
  'of nothing': 0,
  'of one paisa': 0.01,
  'one paisa short': -0.01,
  'without delivery': -100,
  'one paisa more': 0.01,
}

const json = { 'content-type': 'application/json' }

export const values: AttackClass = {
  title: 'prices, totals, quantities, roles and states sent by the client',
  attacks: [
    ...refuseEach(
      quantities,
      (label) => `a quantity that is ${label}, added`,
      '422 invalid',
      ({ eve, otherProduct }, value) =>
        eve.put('/api/cart', `{"gadgetId":"${otherProduct}","quantity":${value}}`, json),
    ),
    ...refuseEach(
      quantities,
      (label) => `a quantity that is ${label}, set`,
      '422 invalid',
      ({ eve, evesCartRow }, value) =>
        eve.put(`/api/cart/${evesCartRow}`, `{"quantity":${value}}`, json),
    ),
    refuse('more than 99 by adding again', '409 too_many', ({ eve, product }) =>
      eve.put('/api/cart', { gadgetId: product, quantity: 99 }),
    ),
    ...refuseEach(
      prices,
      (label) => `a price ${label}, by an admin`,
      '422 invalid',
      ({ admin, product }, value) =>
        admin.put(
          `/api/product/${product}/price`,
          `{"price":${value},"previous":{"price":500,"discountPrice":450}}`,
          json,
        ),
    ),
    refuse('a discount price above the price', '422 invalid', ({ admin, product }) =>
      admin.put(`/api/product/${product}/price`, {
        price: 500,
        discountPrice: 501,
        previous: { price: 500, discountPrice: 450 },
      }),
    ),
    refuse(
      'a price that another admin has changed meanwhile',
      '409 edited_meanwhile',
      ({ admin, product }) =>
        admin.put(`/api/product/${product}/price`, { price: 1, previous: { price: 2 } }),
    ),
    ...Object.entries(totals).map(([label, offset]) =>
      refuse(`a total ${label}`, '409 cart_changed', async ({ eve, checkout }) => {
        const body = await checkout(eve)
        const totalAmount = label.startsWith('of ')
          ? offset
          : Math.round((body.totalAmount + offset) * 100) / 100
        return eve.post('/api/place-order', { ...body, totalAmount })
      }),
    ),
    refuse('a total below zero', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', { ...(await checkout(eve)), totalAmount: -550 }),
    ),
    refuse('an item at a price of one’s own', '409 cart_changed', async ({ eve, checkout }) => {
      const body = await checkout(eve)
      return eve.post('/api/place-order', {
        ...body,
        cartItems: body.cartItems.map((item) => ({ ...item, price: 1 })),
        totalAmount: 101,
      })
    }),
    refuse('more of an item than is in the cart', '409 cart_changed', async ({ eve, checkout }) => {
      const body = await checkout(eve)
      return eve.post('/api/place-order', {
        ...body,
        cartItems: body.cartItems.map((item) => ({ ...item, quantity: 99 })),
      })
    }),
    refuse(
      'an item that is not in the cart',
      '409 cart_changed',
      async ({ eve, checkout, otherProduct }) => {
        const body = await checkout(eve)
        return eve.post('/api/place-order', {
          ...body,
          cartItems: body.cartItems.map((item) => ({ ...item, gadgetId: otherProduct })),
        })
      },
    ),
    refuse('the same item twice', '409 cart_changed', async ({ eve, checkout }) => {
      const body = await checkout(eve)
      return eve.post('/api/place-order', {
        ...body,
        cartItems: [...body.cartItems, ...body.cartItems],
      })
    }),
    refuse('the cheaper half of the cart', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', { ...(await checkout(eve)), cartItems: [] }),
    ),
    refuse(
      'an order out of an empty cart',
      '409 cart_empty',
      async ({ signIn, checkout, eve }) => {
        const poor = await signIn('user', 'poor')
        return poor.post('/api/place-order', await checkout(eve))
      },
      ['users', 'sessions'],
    ),
    attack(
      'a price, a name, an owner and an ID for a cart row are not taken',
      async ({ createCustomer, otherProduct, alice, cartRow }) => {
        const customer = await createCustomer('assign')
        const row = expectReply(
          await customer.put('/api/cart', {
            gadgetId: otherProduct,
            price: 1,
            name: 'Free',
            author: alice.email,
            image: 'javascript:1',
            _id: cartRow,
            id: cartRow,
            userId: alice.id,
            user_id: alice.id,
            added_at: '2001-01-01',
            inStock: true,
          }),
          '200',
        ).json<{ _id: string; price: number; name: string; author: string; image: string }>()
        assert.deepEqual(
          { price: row.price, name: row.name, author: row.author, image: row.image },
          { price: 450, name: 'Other Fan', author: customer.email, image: '/images/one.webp' },
        )
        assert.notEqual(row._id, cartRow)
      },
      ['users', 'sessions', 'cart_rows', 'pending_row_counts'],
    ),
    attack(
      'payment, state, owner, number and discount of an order are not taken',
      async ({ createCustomer, checkout, alice, pendingOrder }) => {
        const customer = await createCustomer('assign2')
        const order = expectReply(
          await customer.post('/api/place-order', {
            ...(await checkout(customer)),
            _id: pendingOrder,
            id: pendingOrder,
            userId: alice.id,
            user_id: alice.id,
            email: 'typed@mail.example',
            status: 'Delivered',
            payment: true,
            paidAt: '2026-01-01T00:00:00Z',
            transactionId: 'T',
            transaction_id: 'T',
            orderPlaced: '2001-01-01',
            deliveryCharge: 0,
            delivery_charge: 0,
            discount: 500,
            riskFlag: false,
            customerReview: 'Great',
            reviewAdded: '2026-01-01T00:00:00Z',
          }),
          '201',
        ).json<Record<string, unknown>>()
        assert.equal(order.email, customer.email)
        assert.equal(order.status, 'Pending')
        assert.equal(order.payment, false)
        assert.equal(order.totalAmount, 1000)
        for (const field of ['paidAt', 'transactionId', 'customerReview'])
          assert.equal(order[field], undefined)
        assert.notEqual(order._id, pendingOrder)
        check(String(order.orderPlaced) > '2020')
      },
      orderTables,
    ),
    attack(
      'role, ID, e-mail and time of a profile are not taken (L4)',
      async ({ signIn, admin }) => {
        const customer = await signIn('user', 'assign3')
        const saved = expectReply(
          await customer.put('/api/add-user', {
            name: 'Assign',
            email: customer.email,
            photo: '/images/avatar.svg',
            role: 'admin',
            _id: admin.id,
            id: admin.id,
            identity_uid: 'x',
            email_verified: true,
            deleted_at: null,
            timestamp: { createdAt: '1', lastLoginAt: '2' },
          }),
          '200',
        ).json<{ _id: string; role: string; timestamp: { createdAt: string } }>()
        assert.equal(saved._id, customer.id)
        assert.equal(saved.role, 'user')
        check(Number(saved.timestamp.createdAt) > 1e12)
        assert.deepEqual(
          (await customer.get('/api/session')).json<{ user: { role: string } }>().user.role,
          'user',
        )
      },
      ['users', 'sessions'],
    ),
    attack(
      'ID, sales and times of a product are not taken',
      async ({ admin, product }) => {
        const added = expectReply(
          await admin.post('/api/product', {
            productName: 'Assigned',
            category: 'Fan',
            price: 5,
            images: ['/images/a.webp'],
            _id: product,
            id: product,
            version: 99,
            sold: 1e6,
            createdAt: '2001-01-01',
            deleted_at: '2001-01-01',
            effective_price: 1,
          }),
          '201',
        ).json<Record<string, unknown>>()
        assert.notEqual(added._id, product)
        assert.equal(added.sold, undefined)
      },
      productTables,
    ),
    attack(
      'a review by the customer is not hidden, deleted or moved by its own body',
      async ({ createCustomer, addOrder, admin, pendingOrder }) => {
        const customer = await createCustomer('assign4')
        const { id } = await addOrder(customer)
        expectReply(await admin.patch(`/api/orders/${id}/deliver`), '200')
        const reviewed = expectReply(
          await customer.put(`/api/add-review/${id}`, {
            reviewText: 'Fine',
            _id: pendingOrder,
            status: 'Pending',
            payment: true,
            review_hidden: true,
          }),
          '200',
        ).json<Record<string, unknown>>()
        assert.equal(reviewed._id, id)
        assert.equal(reviewed.status, 'Delivered')
        assert.equal(reviewed.payment, false)
        expectReply(
          await customer.put(`/api/add-review/${id}`, { reviewText: 'Changed' }),
          '409 already_reviewed',
        )
      },
      [...orderTables, 'audit_log'],
    ),
    ...refuseEach(
      {
        'that does not exist': '"owner"',
        'in capitals': '"ADMIN"',
        'that is a list': '["admin"]',
        'that is true': 'true',
        'called __proto__': '"__proto__"',
      },
      (label) => `a role ${label}`,
      '422 invalid',
      ({ admin, eve }, role) => admin.patch(`/api/user-update/${eve.id}`, `{"role":${role}}`, json),
    ),
    refuse('a role in the body of a demoted admin', '403 forbidden', ({ demoted }) =>
      demoted.patch(`/api/user-update/${demoted.id}`, {
        role: 'admin',
        session: { role: 'admin' },
      }),
    ),
    refuse(
      'an order delivered a second time',
      '409 already_delivered',
      ({ admin, deliveredOrder }) => admin.patch(`/api/orders/${deliveredOrder}/deliver`),
    ),
    refuse('an order to another country', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', { ...(await checkout(eve)), country: 'India' }),
    ),
    refuse('an order to a district of one’s own', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', { ...(await checkout(eve)), district: 'Moon' }),
    ),
    refuse('an order to the district __proto__', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', { ...(await checkout(eve)), district: '__proto__' }),
    ),
    refuse(
      'a deleted product in the cart',
      '404 not_found',
      async ({ eve, admin, addProduct }) => {
        const { id } = await addProduct({ product_name: 'Gone' })
        expectReply(await admin.delete(`/api/product/${id}`), '200')
        return eve.put('/api/cart', { gadgetId: id })
      },
      productTables,
    ),
    refuse(
      'a product that is out of stock',
      '409 out_of_stock',
      async ({ eve, addProduct }) => {
        const { id } = await addProduct({ product_name: 'Sold out', in_stock: false })
        return eve.put('/api/cart', { gadgetId: id, inStock: true })
      },
      productTables,
    ),
    attack(
      'a cart row older than its user, or of the future',
      async ({ createCustomer, otherProduct }) => {
        const customer = await createCustomer('times')
        for (const cartAdded of ['1970-01-01T00:00:00Z', '9999-01-01T00:00:00Z', 'now', '-1', '']) {
          const row = expectReply(
            await customer.put('/api/cart', { gadgetId: otherProduct, cartAdded }),
            '200',
          ).json<{ cartAdded: string }>()
          check(Math.abs(Date.parse(row.cartAdded) - Date.now()) < 60_000, row.cartAdded)
        }
      },
      ['users', 'sessions', 'cart_rows', 'pending_row_counts'],
    ),
    refuse('a bulk command with 101 IDs', '422 invalid', ({ admin, pendingOrder }) =>
      admin.post('/api/bulk/orders/delete', {
        ids: Array.from({ length: 101 }, (_, index) =>
          pendingOrder.replace(/...$/, String(index).padStart(3, '0')),
        ),
      }),
    ),
    refuse('a bulk command with none', '422 invalid', ({ admin }) =>
      admin.post('/api/bulk/orders/delete', { ids: [] }),
    ),
    refuse('a bulk command for everything', '422 invalid', ({ admin }) =>
      admin.post('/api/bulk/orders/delete', { ids: ['*'] }),
    ),
    attack(
      'one ID twice in a bulk command, once in capitals, is done once',
      async ({ admin, addOrder, eve }) => {
        const { id } = await addOrder(eve)
        const reply = expectReply(
          await admin.post('/api/bulk/orders/deliver', { ids: [id, id.toUpperCase()] }),
          '200',
        )
        assert.equal(reply.json<{ done: string[] }>().done.length, 1)
      },
      [...orderTables, 'audit_log'],
    ),
  ],
}
