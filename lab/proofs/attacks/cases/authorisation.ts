import type { OperationRecord } from '../../../../contract/operations'
import { operations } from '../../../../server/src/http/registerOperations'
import { type Attack, type AttackClass, refuse } from '../attack'
import type { Caller, Method } from '../client'
import type { Target } from '../target'

/** Bodies that would succeed, so that a missing guard is seen in the data. */
const bodies: Record<string, (target: Target) => object> = {
  saveUser: ({ alice }) => ({ name: 'Eve', email: alice.email, photo: '/images/avatar.svg' }),
  updateUserRole: () => ({ role: 'admin' }),
  createProduct: () => ({
    productName: 'Free',
    category: 'Fan',
    price: 1,
    images: ['/images/a.webp'],
  }),
  updateProduct: () => ({
    productName: 'Free',
    category: 'Fan',
    price: 1,
    images: ['/images/a.webp'],
  }),
  setProductPrice: () => ({
    price: 1,
    discountPrice: null,
    previous: { price: 500, discountPrice: 450 },
  }),
  addToCart: ({ product }) => ({ gadgetId: product }),
  updateCartQuantity: () => ({ quantity: 9 }),
  placeOrder: () => ({}),
  addReview: () => ({ reviewText: 'Bad' }),
  createPaymentSession: ({ pendingOrder }) => ({ _id: pendingOrder }),
  addOrderNote: () => ({ text: 'Eve was here' }),
  deliverOrders: ({ pendingOrder }) => ({ ids: [pendingOrder] }),
  deleteOrders: ({ pendingOrder }) => ({ ids: [pendingOrder] }),
  deleteProducts: ({ product }) => ({ ids: [product] }),
  setProductsStock: ({ product }) => ({ ids: [product], inStock: false }),
  deleteCartItems: ({ cartRow }) => ({ ids: [cartRow] }),
  setReviewHidden: () => ({ isHidden: true }),
}

/** What the `{id}` of an operation names: something of Alice, or of the shop. */
function findId({ id, path }: OperationRecord, target: Target): string {
  if (id === 'addReview' || id === 'setReviewHidden') return target.deliveredOrder
  if (id === 'applyProductImport') return target.importPlan
  if (path.includes('/cart/')) return target.cartRow
  if (path.includes('/product/')) return target.product
  if (/user/.test(path)) return target.alice.id
  return target.pendingOrder
}

const pathOf = (operation: OperationRecord, target: Target) =>
  operation.path
    .replace('{id}', findId(operation, target))
    .replace('{noteId}', target.note)
    .replace('{tranId}', target.tranId)
    .replace(/\{(?:email|emailOrId)\}/, target.alice.email)

const toMethod = ({ method }: OperationRecord) => method.toUpperCase() as Method

const call = (operation: OperationRecord, target: Target, caller: Caller) =>
  caller.send(toMethod(operation), pathOf(operation, target), bodies[operation.id]?.(target))

const callers: Record<string, (target: Target) => Promise<Caller> | Caller> = {
  'a stranger': ({ anonymous }) => anonymous,
  'a deleted user': ({ deleted }) => deleted,
  'an expired session': ({ expired }) => expired,
  'an invented cookie': ({ client }) =>
    client.caller({ cookie: `jontro_session=${'A'.repeat(43)}` }),
  'a bearer without a session': async ({ client, admin, tokenFor }) =>
    client.caller({ authorization: `Bearer ${await tokenFor(admin.email)}` }),
}
const usersWithoutRights: Record<string, (target: Target) => Caller> = {
  'a customer': ({ eve }) => eve,
  'a demoted admin': ({ demoted }) => demoted,
}

const guarded = operations.filter(({ access }) => access === 'user' || access === 'admin')
const forAdmins = guarded.filter(({ access }) => access === 'admin')
const forUsers = guarded.filter(({ access }) => access === 'user')

const toName = ({ id }: OperationRecord, who: string) => `${id} by ${who}`

const byNobody: Attack[] = guarded.flatMap((operation) =>
  Object.entries(callers).map(([who, caller]) =>
    refuse(toName(operation, who), '401 unauthenticated', async (target) =>
      call(operation, target, await caller(target)),
    ),
  ),
)

const byUsers: Attack[] = forAdmins.flatMap((operation) =>
  Object.entries(usersWithoutRights).map(([who, caller]) =>
    refuse(toName(operation, who), '403 forbidden', (target) =>
      call(operation, target, caller(target)),
    ),
  ),
)

/** Calls of customers that name something: Alice's is not there for Eve. */
const byAnother: Attack[] = forUsers
  .filter(({ path, id }) => path.includes('{') || ['saveUser', 'createPaymentSession'].includes(id))
  .map((operation) =>
    refuse(toName(operation, 'another customer'), '404 not_found', (target) =>
      call(operation, target, target.eve),
    ),
  )

const heads: Attack[] = guarded
  .filter(({ method }) => method === 'get')
  .map((operation) =>
    refuse(`HEAD of ${operation.id} by a stranger`, '401', (target) =>
      target.anonymous.head(pathOf(operation, target)),
    ),
  )

/** Every operation of the contract that is not for everybody. */
export const authorisation: AttackClass = {
  title: 'every operation by everybody who may not call it',
  attacks: [...byNobody, ...byUsers, ...byAnother, ...heads],
}
