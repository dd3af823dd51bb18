import { MailNotSentError } from '../../../server/src/adapters/mail'
import { purgeExpiredSessions } from '../../../server/src/auth'
import { pruneChanges } from '../../../server/src/db/changes'
import { purgeRateLimits } from '../../../server/src/http/sharedRateLimits'
import { countPendingSales } from '../../../server/src/modules/catalog'
import { purgeImports } from '../../../server/src/modules/imports'
import { createMailSender, purgeMails } from '../../../server/src/modules/mail'
import { foldPendingStats } from '../../../server/src/modules/orders'
import { disableDueAccounts } from '../../../server/src/modules/users'
import { scene } from './scene'
import { type Answer, type Claims, type LaneShop, validations } from './shop'

export type Operation = {
  name: string
  run: (shop: LaneShop) => Promise<Answer>
  /** A job, which comes round again: what it skipped because the other operation held it is done then. */
  isRepeated?: boolean
  /** Its answer is read after its transaction, and may show what the other operation has changed since. */
  isReadAgain?: boolean
  /** Of the short version. */
  isInShort?: boolean
}

const { customer, admin, secondAdmin, product, otherProduct, cartRow, orders, total } = scene
const { pending, delivered, paidTwice } = orders

const checkout = {
  name: 'Rafia Rahman',
  mobileNumber: '+8801711000000',
  country: 'Bangladesh',
  district: 'Dhaka',
  address: '12 Lake Road',
  additionalInfo: '',
  cartItems: [
    {
      gadgetId: product.id,
      name: product.name,
      price: product.price,
      quantity: cartRow.quantity,
      image: '/images/gadget.webp',
    },
  ],
  status: 'Pending',
  totalAmount: total,
}

const edited = {
  productName: product.name,
  category: 'Fan',
  price: 600,
  inStock: true,
  keyFeatures: [],
  images: ['/images/gadget.webp'],
  description: 'Edited',
}

const placeOrder =
  (headers: Record<string, string> = {}) =>
  (shop: LaneShop) =>
    shop.call('POST', '/api/place-order', { token: customer.token, body: checkout, headers })

/** The gateway notifies the shop; it confirms the validation when asked. */
const notify = (tranId: string, valId?: string) => (shop: LaneShop) =>
  shop.call('POST', '/payment/ipn', {
    body: new URLSearchParams({
      tran_id: tranId,
      ...(valId && { val_id: valId }),
      status: valId ? 'VALID' : 'FAILED',
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const asCustomer =
  (method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, body?: object) => (shop: LaneShop) =>
    shop.call(method, path, { token: customer.token, ...(body && { body }) })

const asAdmin =
  (
    method: 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    { token }: { token: string } = admin,
  ) =>
  (shop: LaneShop) =>
    shop.call(method, path, { token, ...(body && { body }) })

const signIn = (claims: Claims) => (shop: LaneShop) =>
  shop.call('POST', '/jwt', {
    body: { email: claims.email },
    headers: {
      authorization: `Bearer ${Buffer.from(JSON.stringify(claims)).toString('base64url')}`,
    },
  })

/** A job of the worker, which has no answer. */
const job = (work: (shop: LaneShop) => Promise<unknown>) => async (shop: LaneShop) => {
  try {
    await work(shop)
    return { status: 200, body: undefined }
  } catch (error) {
    return { status: 500, body: String(error) }
  }
}

const sendMails = job(({ db, lane, logger, outside }) =>
  createMailSender({
    db,
    logger,
    publicUrl: 'http://shop.example',
    onResult: () => undefined,
    onWaiting: () => undefined,
    mailer: {
      send: ({ subject }) => lane.park('mail send', async () => void outside.mails.push(subject)),
    },
  })(new AbortController().signal),
)

const failToSendMails = job(({ db, lane, logger }) => {
  const stopping = new AbortController()
  return createMailSender({
    db,
    logger,
    publicUrl: 'http://shop.example',
    onResult: () => undefined,
    onWaiting: () => undefined,
    mailer: {
      send: () =>
        lane.park('mail send', async () => {
          stopping.abort()
          throw new MailNotSentError(new Error('No mail server'), false)
        }),
    },
  })(stopping.signal)
})

export const operations: readonly Operation[] = [
  // Cart
  {
    name: 'add to cart',
    isInShort: true,
    run: asCustomer('PUT', '/api/cart', { gadgetId: product.id }),
  },
  { name: 'add another', run: asCustomer('PUT', '/api/cart', { gadgetId: otherProduct.id }) },
  {
    name: 'put back',
    run: asCustomer('PUT', '/api/cart', {
      gadgetId: otherProduct.id,
      cartAdded: new Date(Date.now() - 3_600_000).toISOString(),
    }),
  },
  { name: 'set quantity', run: asCustomer('PUT', `/api/cart/${cartRow.id}`, { quantity: 5 }) },
  { name: 'remove from cart', run: asCustomer('DELETE', `/api/cart/${cartRow.id}`) },
  { name: 'admin removes from cart', run: asAdmin('DELETE', `/api/cart/${cartRow.id}`) },
  // Orders
  { name: 'place order', run: placeOrder() },
  {
    name: 'place order with key',
    isInShort: true,
    run: placeOrder({ 'idempotency-key': 'the-key-of-the-order' }),
  },
  {
    name: 'cancel order',
    isInShort: true,
    run: asCustomer('POST', `/api/orders/${pending.id}/cancel`),
  },
  {
    name: 'deliver orders',
    isInShort: true,
    run: asAdmin('POST', '/api/bulk/orders/deliver', { ids: [delivered.id, pending.id] }),
  },
  {
    name: 'delete orders',
    isInShort: true,
    run: asAdmin('POST', '/api/bulk/orders/delete', {
      ids: [paidTwice.id, delivered.id, pending.id],
    }),
  },
  {
    name: 'add note',
    run: asAdmin('PUT', `/api/orders/${pending.id}/notes/${scene.newNote.id}`, {
      text: 'Call first',
    }),
  },
  {
    name: 'delete note',
    run: asAdmin('DELETE', `/api/orders/${pending.id}/notes/${scene.note.id}`),
  },
  // Payment
  {
    name: 'pay (page is open)',
    run: asCustomer('POST', '/payment-gateway', { _id: pending.id }),
  },
  {
    name: 'pay (new page)',
    isInShort: true,
    run: asCustomer('POST', '/payment-gateway', { _id: delivered.id }),
  },
  {
    name: 'notification: captured',
    isInShort: true,
    run: notify(pending.open, validations.open.valId),
  },
  {
    name: 'notification: late',
    isInShort: true,
    run: notify(pending.expired, validations.late.valId),
  },
  { name: 'notification: second', run: notify(pending.open, validations.second.valId) },
  { name: 'notification: amount', run: notify(pending.open, validations.wrongAmount.valId) },
  {
    name: 'notification: failed',
    isInShort: true,
    run: (shop) => {
      shop.transactions.set(pending.open, [
        { ...validations.open, status: 'failed', valId: undefined, amounts: [] },
      ])
      return notify(pending.open)(shop)
    },
  },
  {
    name: 'reconcile',
    isInShort: true,
    run: (shop) => {
      shop.transactions.set(pending.open, [validations.open])
      return job(({ payments }) => payments.reconcileDueAttempts())(shop)
    },
    isRepeated: true,
  },
  {
    name: 'cash payment',
    isInShort: true,
    run: asAdmin('POST', `/api/orders/${pending.id}/cash-payment`, undefined, secondAdmin),
  },
  {
    name: 'refund',
    isInShort: true,
    run: asAdmin('POST', `/api/payment/${paidTwice.duplicate}/refund`),
  },
  {
    name: 'accept',
    isInShort: true,
    run: asAdmin('POST', `/api/payment/${paidTwice.duplicate}/accept`),
  },
  // Reviews
  {
    name: 'add review',
    isInShort: true,
    run: asCustomer('PUT', `/api/add-review/${delivered.id}`, { reviewText: 'Quiet' }),
  },
  {
    name: 'hide review',
    isReadAgain: true,
    run: asAdmin('PUT', `/api/orders/${paidTwice.id}/review`, { isHidden: true }),
  },
  // Users
  {
    name: 'promote',
    isInShort: true,
    run: asAdmin('PATCH', `/api/user-update/${customer.id}`, { role: 'admin' }),
  },
  {
    name: 'demote the second admin',
    isInShort: true,
    run: asAdmin('PATCH', `/api/user-update/${secondAdmin.id}`, { role: 'user' }),
  },
  {
    name: 'demote the first admin',
    run: asAdmin('PATCH', `/api/user-update/${admin.id}`, { role: 'user' }, secondAdmin),
  },
  { name: 'delete user', isInShort: true, run: asAdmin('DELETE', `/user/${customer.id}`) },
  {
    name: 'save profile',
    run: asCustomer('PUT', '/api/add-user', {
      name: 'Rafia Karim',
      email: customer.email,
      photo: '/images/avatar.svg',
      timestamp: { createdAt: '1', lastLoginAt: '2' },
    }),
  },
  {
    name: 'sign in',
    run: signIn({ uid: customer.uid, email: customer.email, emailVerified: true }),
  },
  {
    name: 'first sign-in',
    run: signIn({ uid: 'uid-new', email: 'listed@mail.example', emailVerified: true }),
  },
  {
    name: 'first sign-in: other identity',
    run: signIn({ uid: 'uid-other', email: 'listed@mail.example', emailVerified: true }),
  },
  {
    name: 'sign out',
    run: (shop) =>
      shop.call('GET', '/logout', {
        token: customer.token,
        headers: {
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          'sec-fetch-dest': 'empty',
        },
      }),
  },
  // Products
  {
    name: 'edit product',
    isInShort: true,
    run: (shop) =>
      shop.call('PUT', `/api/product/${product.id}`, {
        token: admin.token,
        body: edited,
        headers: { 'if-match': '"v1"' },
      }),
  },
  {
    name: 'set price',
    run: asAdmin('PUT', `/api/product/${product.id}/price`, {
      price: 550,
      previous: { price: product.price },
    }),
  },
  {
    name: 'set out of stock',
    run: asAdmin('POST', '/api/bulk/products/stock', {
      ids: [otherProduct.id, product.id],
      inStock: false,
    }),
  },
  {
    name: 'delete products',
    run: asAdmin('POST', '/api/bulk/products/delete', { ids: [product.id, otherProduct.id] }),
  },
  {
    name: 'apply import',
    isInShort: true,
    run: asAdmin('POST', `/api/import/products/${scene.importPlan.id}`),
  },
  // Jobs
  { name: 'job: sales', isRepeated: true, run: job(({ db }) => countPendingSales(db)) },
  { name: 'job: statistics', isRepeated: true, run: job(({ db }) => foldPendingStats(db)) },
  { name: 'job: mails', isInShort: true, isRepeated: true, run: sendMails },
  { name: 'job: mails fail', isRepeated: true, run: failToSendMails },
  {
    name: 'job: purges',
    isRepeated: true,
    run: job(async ({ db }) => {
      await purgeExpiredSessions(db)
      await purgeImports(db)
      await purgeMails(db)
      await purgeRateLimits(db)
      await pruneChanges(db)
    }),
  },
  {
    name: 'job: deleted accounts',
    isRepeated: true,
    run: job(({ db, logger }) =>
      disableDueAccounts({ db, logger, disable: async () => undefined }),
    ),
  },
]
