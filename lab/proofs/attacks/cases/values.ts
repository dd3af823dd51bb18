import { type AttackClass, json, refuse, requests } from '../attack'
import type { Target } from '../target'
import { orderTables, productTables, sessionTables } from './tables'

type Checkout = Awaited<ReturnType<Target['checkout']>>

type Change = (checkout: Checkout) => object

/** What Eve changes in the checkout of her cart: first what the cart contradicts, then what no order may have. */
const changes: Record<'409 cart_changed' | '422 invalid', Record<string, Change>> = {
  '409 cart_changed': {
    'a total of nothing': () => ({ totalAmount: 0 }),
    'a total one paisa short': ({ totalAmount: total }) => ({
      totalAmount: Math.round(total * 100 - 1) / 100,
    }),
    'a total without delivery': ({ totalAmount }) => ({ totalAmount: totalAmount - 100 }),
    'an item at a price of one’s own': ({ cartItems }) => ({
      cartItems: cartItems.map((item) => ({ ...item, price: 1 })),
      totalAmount: 101,
    }),
    'more of an item than is in the cart': ({ cartItems }) => ({
      cartItems: cartItems.map((item) => ({ ...item, quantity: 99 })),
    }),
    'the same item twice': ({ cartItems }) => ({ cartItems: [...cartItems, ...cartItems] }),
  },
  '422 invalid': {
    'another country': () => ({ country: 'India' }),
    'the district __proto__': () => ({ district: '__proto__' }),
    'a NUL character in the address': () => ({ address: 'a\0b' }),
    // Mails begin with the name.
    'a web address in the name': () => ({ name: 'Log in at https://evil.example' }),
    'two receivers as e-mail': () => ({ email: 'one@mail.example, two@mail.example' }),
    'a header in the e-mail': () => ({ email: 'one@mail.example\r\nBcc: two@mail.example' }),
    'a group as e-mail': () => ({ email: 'all:one@mail.example,two@mail.example;' }),
  },
}

export const values: AttackClass = {
  title: 'prices, totals, quantities, roles and states sent by the client',
  attacks: [
    ...Object.entries(changes).flatMap(([expected, orders]) =>
      Object.entries(orders).map(([what, change]) =>
        refuse(`an order with ${what}`, expected, async ({ eve, checkout }) => {
          const body = await checkout(eve)
          return eve.post('/api/place-order', { ...body, ...change(body) })
        }),
      ),
    ),
    ...requests('a value of another type', { by: 'eve', expect: '422 invalid', headers: json }, [
      'PUT /api/cart/$evesCartRow {"quantity":"1"}',
      'PUT /api/cart/$evesCartRow {"quantity":true}',
      'PUT /api/cart/$evesCartRow {"quantity":1e999}',
      'PUT /api/cart {"gadgetId":"$otherProduct","quantity":"১"}',
      'POST /payment-gateway {"_id":7}',
      'PUT /api/add-review/$deliveredOrder {"reviewText":"Bad","stars":"5"}',
      'PUT /api/add-review/$deliveredOrder {"reviewText":"Bad","stars":6}',
      'PUT /api/add-review/$deliveredOrder {"reviewText":"Bad","stars":4.5}',
    ]),
    ...requests(
      'a photo of a review that the customer has not uploaded',
      { by: 'eve', expect: '422 invalid' },
      [
        '$picture',
        '/uploads/00000000-0000-7000-8000-000000000001-960.webp',
        '/images/avatar.svg',
        'https://evil.example/x-960.webp',
        'data:image/svg+xml,<svg onload=alert(1)>',
        'javascript:alert(1)',
        '/uploads/../logout',
      ].map(
        (photo) => `PUT /api/add-review/$evesDelivered {"reviewText":"Bad","photos":["${photo}"]}`,
      ),
    ),
    ...requests('a state that does not allow it', { by: 'admin', expect: '409' }, [
      'PATCH /api/orders/$deliveredOrder/deliver',
      'POST /api/orders/$paidOrder/cash-payment',
      'PUT /api/product/$product/price {"price":1,"previous":{"price":2}}',
    ]),
    ...requests('a customer who is ahead', { by: 'alice', expect: '403|409' }, [
      'POST /api/orders/$paidOrder/cancel',
      'POST /api/orders/$deliveredOrder/cancel',
      'POST /api/orders/$pendingOrder/cash-payment {"amount":1}',
      'PUT /api/add-review/$pendingOrder {"reviewText":"Early"}',
      'POST /payment-gateway {"_id":"$paidOrder","total_amount":1,"success_url":"https://evil.example"}',
      'PUT /api/cart {"gadgetId":"$product","quantity":99}',
    ]),
    refuse('a role in the body of a demoted admin', '403 forbidden', ({ demoted }) =>
      demoted.patch(`/api/user-update/${demoted.id}`, { role: 'admin', session: {} }),
    ),
    refuse(
      'an order out of an empty cart',
      '409 cart_empty',
      async ({ signIn, checkout, eve }) =>
        (await signIn('user', 'poor')).post('/api/place-order', await checkout(eve)),
      sessionTables,
    ),
    refuse(
      'a deleted product in the cart',
      '404 not_found',
      async ({ eve, admin, addProduct }) => {
        const { id } = await addProduct({ product_name: 'Gone' })
        await admin.delete(`/api/product/${id}`)
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
    ...requests(
      'fields that the shop sets itself',
      {
        by: 'admin',
        expect: '201',
        may: productTables,
        lacks: ['"sold"', '2001-01-01', 'version":99'],
      },
      [
        'POST /api/product {"productName":"Own","category":"Fan","price":5,"images":["/images/a.webp"],"_id":"$product","version":99,"sold":1,"createdAt":"2001-01-01"}',
      ],
    ),
    ...requests(
      'fields of an order that are not the customer’s',
      { by: 'alice', expect: '200', may: orderTables, lacks: ['"price":1,', 'Free', 'javascript'] },
      [
        'PUT /api/cart {"gadgetId":"$otherProduct","price":1,"name":"Free","image":"javascript:1","user_id":"$eveId"}',
      ],
    ),
  ],
}
