import { MailNotSentError } from '../../../server/src/adapters/mail'
import { purgeExpiredSessions } from '../../../server/src/auth'
import { pruneChanges } from '../../../server/src/db/changes'
import { purgeRateLimits } from '../../../server/src/http/sharedRateLimits'
import { serveAlerts } from '../../../server/src/modules/alerts'
import { purgeBulkEdits } from '../../../server/src/modules/bulk-edits'
import { countPendingSales } from '../../../server/src/modules/catalog'
import { purgeImports } from '../../../server/src/modules/imports'
import { createMailSender, purgeMails } from '../../../server/src/modules/mail'
import { fillOrderNumbers, foldPendingStats } from '../../../server/src/modules/orders'
import { countPendingStars } from '../../../server/src/modules/reviews'
import { disableDueAccounts } from '../../../server/src/modules/users'
import { type Answer, type LaneShop, openCapture } from './shop'

type Run = (shop: LaneShop) => Promise<Answer>

export type Operation = {
  name: string
  run: Run
  /** A job, which comes round again: what it skipped because the other operation held it is done then. */
  isRepeated?: boolean
}

const checkout = JSON.stringify({
  name: 'Rafia Rahman',
  mobileNumber: '+8801711000000',
  country: 'Bangladesh',
  district: 'Dhaka',
  address: '12 Lake Road',
  additionalInfo: '',
  cartItems: [
    {
      gadgetId: '$product',
      name: 'Stand Fan',
      price: 500,
      quantity: 2,
      image: '/images/gadget.webp',
    },
  ],
  status: 'Pending',
  totalAmount: 1100,
})
const address = JSON.stringify({
  label: 'Home',
  name: 'Rafia Rahman',
  mobileNumber: '+8801711000000',
  district: 'Dhaka',
  address: '12 Lake Road',
  isDefault: true,
})
const viewNamed = (name: string, isShared: boolean) =>
  JSON.stringify({ table: 'orders', name, query: 'payment=false', hiddenColumns: [], isShared })
const edited = JSON.stringify({
  productName: 'Stand Fan',
  category: 'Fan',
  price: 600,
  inStock: true,
  keyFeatures: [],
  images: ['/images/gadget.webp'],
  description: 'Edited',
})
const returned = (quantity: number) =>
  JSON.stringify({
    gadgetId: '$product',
    kind: 'return',
    reason: 'faulty',
    details: 'Silent',
    quantity,
    photos: [],
  })
const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

/** Of the short version, where money, orders and roles are at stake. */
export const shortOperations: ReadonlySet<string> = new Set([
  ...['add to cart', 'place order with key', 'cancel order', 'deliver orders', 'delete orders'],
  ...['hand over', 'undo handing over', 'save address', 'save view'],
  ...['pay (new page)', 'notification: captured', 'notification: late', 'notification: failed'],
  ...['reconcile', 'cash payment', 'deliver for cash', 'refund', 'accept', 'add review', 'promote'],
  ...['demote the second admin', 'delete user', 'edit product', 'apply import', 'apply bulk edit'],
  ...['undo bulk edit', 'job: mails', 'add alert', 'stop alerts', 'job: alerts'],
  ...['request return', 'accept return', 'withdraw return'],
])

/** Its answer is read after its transaction, and may show what the other operation has changed since. */
export const isReadAgain = ({ name }: Operation) => name === 'hide review'

type Line = string | readonly [line: string, headers: Record<string, string>]

/** Requests in one line: who, method, path and body. */
const requests: Record<string, Line> = {
  // Cart
  'add to cart': 'customer PUT /api/cart {"gadgetId":"$product"}',
  'add another': 'customer PUT /api/cart {"gadgetId":"$otherProduct"}',
  'put back': 'customer PUT /api/cart {"gadgetId":"$otherProduct","cartAdded":"$anHourAgo"}',
  'set quantity': 'customer PUT /api/cart/$cartRow {"quantity":5}',
  'remove from cart': 'customer DELETE /api/cart/$cartRow',
  'admin removes from cart': 'admin DELETE /api/cart/$cartRow',
  // Orders
  'place order': `customer POST /api/place-order ${checkout}`,
  'place order with key': [
    `customer POST /api/place-order ${checkout}`,
    { 'idempotency-key': 'the-key-of-the-order' },
  ],
  'cancel order': 'customer POST /api/orders/$pending/cancel',
  'deliver orders': 'admin POST /api/bulk/orders/deliver {"ids":["$delivered","$pending"]}',
  'delete orders':
    'admin POST /api/bulk/orders/delete {"ids":["$paidTwice","$delivered","$pending"]}',
  pack: 'admin PUT /api/orders/$pending/packed',
  'pack many': 'secondAdmin POST /api/bulk/orders/pack {"ids":["$packed","$pending"]}',
  'undo packing': 'admin DELETE /api/orders/$packed/packed',
  'hand over':
    'admin PUT /api/orders/$packed/handed-over {"courier":"RedX","trackingNumber":"R-1"}',
  'change courier': 'secondAdmin PUT /api/orders/$handedOver/handed-over {"courier":"Steadfast"}',
  'undo handing over': 'admin DELETE /api/orders/$handedOver/handed-over',
  'deliver what is under way':
    'admin POST /api/bulk/orders/deliver {"ids":["$packed","$handedOver"]}',
  'add note': 'admin PUT /api/orders/$pending/notes/$newNote {"text":"Call first"}',
  'delete note': 'admin DELETE /api/orders/$pending/notes/$note',
  // Notes about a customer
  'add customer note':
    'admin PUT /api/customers/$customer/notes/$newCustomerNote {"text":"Call first"}',
  'delete customer note': 'admin DELETE /api/customers/$customer/notes/$customerNote',
  // Saved views
  'save view': `admin PUT /api/saved-views/$newView ${viewNamed('Unpaid', false)}`,
  'save another view': `admin PUT /api/saved-views/$otherNewView ${viewNamed('Open', true)}`,
  'change shared view': 'admin PATCH /api/saved-views/$sharedView {"query":"due=later"}',
  'rename shared view': 'secondAdmin PATCH /api/saved-views/$sharedView {"name":"Open"}',
  'delete shared view': 'secondAdmin DELETE /api/saved-views/$sharedView',
  // Payment. The gateway notifies the shop, and confirms the validation when asked.
  'pay (page is open)': 'customer POST /payment-gateway {"_id":"$pending"}',
  'pay (new page)': 'customer POST /payment-gateway {"_id":"$delivered"}',
  'notification: captured': 'visitor POST /payment/ipn tran_id=$open&val_id=val-open&status=VALID',
  'notification: late': 'visitor POST /payment/ipn tran_id=$expired&val_id=val-late&status=VALID',
  'notification: second': 'visitor POST /payment/ipn tran_id=$open&val_id=val-second&status=VALID',
  'notification: amount': 'visitor POST /payment/ipn tran_id=$open&val_id=val-wrong&status=VALID',
  'cash payment': 'secondAdmin POST /api/orders/$pending/cash-payment',
  'deliver for cash':
    'secondAdmin POST /api/bulk/orders/deliver-for-cash {"ids":["$delivered","$pending"]}',
  refund: 'admin POST /api/payment/$duplicate/refund',
  accept: 'admin POST /api/payment/$duplicate/accept',
  // Reviews
  'add review': 'customer PUT /api/add-review/$delivered {"reviewText":"Quiet","stars":5}',
  'add review with a photo':
    'customer PUT /api/add-review/$delivered {"reviewText":"Loud","photos":["$photo"]}',
  'hide review': 'admin PUT /api/orders/$paidTwice/review {"isHidden":true}',
  // Addresses
  'save address': `customer PUT /api/my-addresses/$newAddress ${address}`,
  'save another address': `customer PUT /api/my-addresses/$otherNewAddress ${address}`,
  'change address': `customer PUT /api/my-addresses/$address ${address}`,
  'delete address': 'customer DELETE /api/my-addresses/$address',
  // Alerts
  'add alert': 'customer PUT /api/my-alerts {"gadgetId":"$product","kind":"priceDrop"}',
  'remove alert': 'customer DELETE /api/my-alerts/$alert',
  'stop alerts': 'visitor POST /api/stop-alerts {"key":"$servedKey"}',
  // Returns
  'request return': `customer PUT /api/orders/$delivered/returns/$newReturn ${returned(1)}`,
  'request another return': `customer PUT /api/orders/$delivered/returns/$otherNewReturn ${returned(2)}`,
  'withdraw return': 'customer POST /api/returns/$openReturn/withdraw',
  'accept return':
    'admin POST /api/returns/$openReturn/answer {"isAccepted":true,"answer":"Send it back"}',
  'decline return':
    'secondAdmin POST /api/returns/$openReturn/answer {"isAccepted":false,"answer":"It is worn"}',
  'finish return': 'admin POST /api/returns/$acceptedReturn/done',
  // Users
  promote: 'admin PATCH /api/user-update/$customer {"role":"admin"}',
  'demote the second admin': 'admin PATCH /api/user-update/$secondAdmin {"role":"user"}',
  'demote the first admin': 'secondAdmin PATCH /api/user-update/$admin {"role":"user"}',
  'delete user': 'admin DELETE /user/$customer',
  'save profile':
    'customer PUT /api/add-user {"name":"Rafia Karim","email":"customer@mail.example","photo":"/images/avatar.svg","timestamp":{"createdAt":"1","lastLoginAt":"2"}}',
  'sign in': signIn('uid-customer', 'customer@mail.example'),
  'first sign-in': signIn('uid-new', 'listed@mail.example'),
  'first sign-in: other identity': signIn('uid-other', 'listed@mail.example'),
  'sign out': ['customer GET /logout', { ...script, 'sec-fetch-dest': 'empty' }],
  // Products
  'edit product': [`admin PUT /api/product/$product ${edited}`, { 'if-match': '"v1"' }],
  'set price': 'admin PUT /api/product/$product/price {"price":550,"previous":{"price":500}}',
  'set out of stock':
    'admin POST /api/bulk/products/stock {"ids":["$otherProduct","$product"],"inStock":false}',
  'delete products': 'admin POST /api/bulk/products/delete {"ids":["$product","$otherProduct"]}',
  'apply import': 'admin POST /api/import/products/$importPlan',
  'plan bulk edit': 'admin POST /api/bulk/products/edits {"inStock":false}',
  'apply bulk edit': 'admin POST /api/bulk/products/edits/$plannedEdit/apply',
  'undo bulk edit': 'secondAdmin POST /api/bulk/products/edits/$appliedEdit/undo',
}

function signIn(uid: string, email: string): Line {
  const claims = Buffer.from(JSON.stringify({ uid, email, emailVerified: true }))
  const authorization = `Bearer ${claims.toString('base64url')}`
  return [`visitor POST /jwt {"email":"${email}"}`, { authorization }]
}

const request =
  (line: Line): Run =>
  (shop) => {
    const [text, headers] = typeof line === 'string' ? [line, {}] : line
    const [who = ''] = text.split(' ')
    return shop.send(text.slice(who.length + 1), who === 'visitor' ? '' : who, headers)
  }

/** Jobs of the worker, which have no answer. */
const jobs: Record<string, (shop: LaneShop) => Promise<unknown>> = {
  reconcile({ transactions, payments }) {
    transactions.set(openCapture.tranId, [openCapture])
    return payments.reconcileDueAttempts()
  },
  'job: alerts': ({ db }) => serveAlerts(db),
  'job: sales': ({ db }) => countPendingSales(db),
  'job: stars': ({ db }) => countPendingStars(db),
  'job: statistics': ({ db }) => foldPendingStats(db),
  'job: order numbers': ({ db }) => fillOrderNumbers(db),
  'job: mails': (shop) =>
    sendMails(
      shop,
      new AbortController(),
      async (subject) => void shop.outside.mails.push(subject),
    ),
  'job: mails fail'(shop) {
    const stopping = new AbortController()
    return sendMails(shop, stopping, async () => {
      stopping.abort()
      throw new MailNotSentError(new Error('No mail server'), false)
    })
  },
  async 'job: purges'({ db }) {
    await purgeExpiredSessions(db)
    await purgeImports(db)
    await purgeBulkEdits(db)
    await purgeMails(db)
    await purgeRateLimits(db)
    await pruneChanges(db)
  },
  'job: deleted accounts': ({ db, logger }) =>
    disableDueAccounts({ db, logger, disable: async () => undefined }),
}

const sendMails = (
  { db, lane, logger }: LaneShop,
  stopping: AbortController,
  send: (subject: string) => Promise<void>,
) =>
  createMailSender({
    db,
    logger,
    publicUrl: 'http://shop.example',
    onResult: () => undefined,
    onWaiting: () => undefined,
    mailer: { send: ({ subject }) => lane.park('mail send', () => send(subject)) },
  })(stopping.signal)

export const operations: readonly Operation[] = [
  ...Object.entries(requests).map(([name, line]) => ({ name, run: request(line) })),
  {
    name: 'notification: failed',
    run(shop) {
      const failed = { ...openCapture, status: 'failed', valId: undefined, amounts: [] } as const
      shop.transactions.set(openCapture.tranId, [failed])
      return request('visitor POST /payment/ipn tran_id=$open&status=FAILED')(shop)
    },
  },
  ...Object.entries(jobs).map(
    ([name, work]): Operation => ({
      name,
      isRepeated: true,
      run: (shop) =>
        work(shop).then(
          () => ({ status: 200, body: undefined }),
          (error: unknown) => ({ status: 500, body: String(error) }),
        ),
    }),
  ),
]

export function findOperations([a, b]: readonly [string, string]) {
  const find = (name: string) => {
    const operation = operations.find((each) => each.name === name)
    if (!operation) throw new Error(`There is no operation "${name}"`)
    return operation
  }
  return [find(a), find(b)] as const
}
