import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type AttackClass, attack, expectReply, refuse, requests } from '../attack'
import { orderTables } from './tables'

export const records: AttackClass = {
  title: 'other people’s records',
  attacks: [
    ...requests('another customer', { by: 'eve', expect: '404 not_found' }, [
      'GET /api/my-cart?email=$aliceEmail',
      'GET /api/my-orders?email=$aliceEmail',
      'GET /api/my-orders?cancelled=true&email=$aliceEmail',
      'GET /api/my-orders?email=%20$aliceEmail',
      'GET /api/my-orders?email=alice%25',
      'GET /api/my-orders?email=$ALICEEMAIL',
      'GET /api/my-review/$aliceEmail',
      'GET /api/my-pending-review/$aliceEmail',
      'GET /api/my-dashboard?email=$aliceEmail',
      'GET /api/get-role/$aliceEmail',
      'GET /api/get-role/$ALICEEMAIL',
      'GET /api/get-role/$aliceId',
      'GET /api/order/$pendingOrder',
      'GET /api/order/$PENDINGORDER',
      'GET /api/order/$paidOrder',
      'POST /api/orders/$pendingOrder/cancel',
      'POST /payment-gateway {"_id":"$pendingOrder"}',
      'PUT /api/add-review/$deliveredOrder {"reviewText":"Bad"}',
      'PUT /api/cart/$cartRow {"quantity":99}',
      'DELETE /api/cart/$cartRow',
      'PUT /api/my-addresses/$address {"label":"Eve","name":"Eve","mobileNumber":"01711000000","district":"Dhaka","address":"Here"}',
      'DELETE /api/my-alerts/$alert',
      'GET /api/orders/$deliveredOrder/returns',
      'PUT /api/orders/$deliveredOrder/returns/$newId {"gadgetId":"$product","kind":"return","reason":"faulty","details":"x","quantity":1,"photos":[]}',
      'POST /api/returns/$request/withdraw',
      'PUT /api/add-user {"name":"Eve","email":"$aliceEmail","photo":"/images/a.svg"}',
    ]),
    // Of each operation `server/test/http/contract.test.ts` shows that it refuses visitors and customers.
    ...(['eve', 'demoted', 'deleted', 'expired'] as const).flatMap((by) =>
      requests(`a command of admins by ${by}`, { by, expect: '401|403' }, [
        'GET /api/all-users',
        'PATCH /api/user-update/$eveId {"role":"admin"}',
        'DELETE /api/product/$product',
        'POST /api/bulk/orders/deliver {"ids":["$pendingOrder"]}',
        'POST /api/returns/$request/answer {"isAccepted":true,"answer":"Yes"}',
      ]),
    ),
    ...requests('the e-mail twice: mine and another', { by: 'eve', expect: '400|404|422' }, [
      'GET /api/my-orders?email=$eveEmail&email=$aliceEmail',
      'GET /api/my-orders?email=$aliceEmail&email=$eveEmail',
    ]),
    ...requests(
      'a list of a customer has nothing of another',
      { by: 'eve', expect: '200', lacks: ['alice'] },
      [
        'GET /api/my-orders',
        'GET /api/my-alerts',
        'GET /api/my-cart',
        'GET /api/my-addresses',
        'GET /api/my-dashboard',
        'GET /api/my-review/$eveEmail',
        'GET /api/my-pending-review/$eveEmail',
        'GET /api/session',
      ],
    ),
    ...requests(
      'what only admins see of an order',
      {
        by: 'eve',
        expect: '200',
        lacks: ['riskFlag', 'refundDue', 'needsAttention', 'reviewHidden', 'idempotency'],
      },
      ['GET /api/order/$evesOrder'],
    ),
    ...requests(
      'public answers name no user, sale or time',
      { expect: '200', lacks: ['@', '"sold"', 'createdAt', 'deleted', 'amount', 'House'] },
      [
        'GET /api/product/$product',
        'GET /api/new-arrival',
        'GET /api/best-seller',
        'GET /api/search?search=fan',
        'GET /api/products/fan',
        'GET /api/payment/$tranId',
      ],
    ),
    refuse('an import of another admin', '404 not_found', ({ otherAdmin, names }) =>
      otherAdmin.post(`/api/import/products/${names.importPlan}`),
    ),
    ...requests('a picture that another customer has uploaded', { by: 'eve', expect: '422' }, [
      'PUT /api/orders/$evesDelivered/returns/$newId {"gadgetId":"$product","kind":"return","reason":"faulty","details":"x","quantity":1,"photos":["$picture"]}',
    ]),
    ...requests('the ID of a request of another customer', { by: 'eve', expect: '409' }, [
      'PUT /api/orders/$evesDelivered/returns/$request {"gadgetId":"$product","kind":"return","reason":"faulty","details":"x","quantity":1,"photos":[]}',
    ]),
    ...requests('the note of another admin', { by: 'otherAdmin', expect: '409' }, [
      'DELETE /api/orders/$pendingOrder/notes/$note',
      'PUT /api/orders/$pendingOrder/notes/$note {"text":"Never called"}',
      'PUT /api/orders/$evesOrder/notes/$note {"text":"Called twice"}',
    ]),
    ...requests('a note about the caller or about another customer', { by: 'eve', expect: '403' }, [
      'GET /api/customers/$eveId/notes',
      'GET /api/customers/$aliceId/notes',
      'PUT /api/customers/$eveId/notes/$customerNote {"text":"Pays well"}',
      'DELETE /api/customers/$aliceId/notes/$customerNote',
    ]),
    ...requests('a note about a customer, of another admin', { by: 'otherAdmin', expect: '409' }, [
      'DELETE /api/customers/$aliceId/notes/$customerNote',
      'PUT /api/customers/$aliceId/notes/$customerNote {"text":"Never called"}',
      'PUT /api/customers/$eveId/notes/$customerNote {"text":"Secret about alice"}',
    ]),
    ...requests(
      'a note in what the customer reads',
      { by: 'alice', expect: '200', lacks: ['Secret'] },
      ['GET /api/session', 'GET /api/my-dashboard', 'GET /api/my-orders', 'GET /api/my-addresses'],
    ),
    ...requests('saved views by a customer', { by: 'eve', expect: '403' }, [
      'GET /api/saved-views',
      'PATCH /api/saved-views/$sharedView {"name":"Mine"}',
      'DELETE /api/saved-views/$view',
    ]),
    ...requests('the saved view of another admin', { by: 'otherAdmin', expect: '404' }, [
      'PATCH /api/saved-views/$view {"name":"Mine"}',
      'PATCH /api/saved-views/$view {"isShared":true}',
    ]),
    ...requests(
      'the saved view of another admin: deleted, taken over or no more shared',
      { by: 'otherAdmin', expect: '200|409', lacks: ['Secret', '"deletedCount":1'] },
      [
        'GET /api/saved-views',
        'DELETE /api/saved-views/$view',
        'PUT /api/saved-views/$view {"table":"orders","name":"Mine","query":"","hiddenColumns":[],"isShared":false}',
        'PATCH /api/saved-views/$sharedView {"isShared":false}',
      ],
    ),
    ...requests('a saved view with markup or an address', { by: 'admin', expect: '422' }, [
      'PATCH /api/saved-views/$view {"query":"https://evil.example"}',
      'PATCH /api/saved-views/$view {"query":"<script>"}',
      'PATCH /api/saved-views/$view {"query":"a=b#c"}',
      'PATCH /api/saved-views/$view {"hiddenColumns":["<b>"]}',
    ]),
    attack(
      'an idempotency key of another customer',
      async ({ createCustomer, signIn, checkout }) => {
        const owner = await createCustomer('owner')
        const key = { 'idempotency-key': randomUUID() }
        const body = await checkout(owner)
        const placed = expectReply(await owner.post('/api/place-order', body, key), '201')
        // The very same request: with nothing in the cart, it must not find the order of the owner.
        const thief = await signIn('user', 'thief')
        expectReply(await thief.post('/api/place-order', body, key), '409 cart_empty')
        const other = await createCustomer('other')
        const own = expectReply(await other.post('/api/place-order', body, key), '201')
        assert.notEqual(own.json<{ _id: string }>()._id, placed.json<{ _id: string }>()._id)
      },
      orderTables,
    ),
  ],
}
