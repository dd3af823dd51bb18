import { v7 as newId } from 'uuid'
import type { CartItem } from '../../../src/modules/cart/item'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { payOrder } from '../../support/rows'

type Outcome = {
  done: string[]
  failed: { _id: string; code: string; message: string }[]
  unpaid?: string[]
}

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

async function ask(what: string, body: object, user: TestUser = admin): Promise<Outcome> {
  const answer = await user.post(`/api/bulk/${what}`, body)
  expect(answer.statusCode).toBe(200)
  return answer.json<Outcome>()
}

async function placeOrders(count: number): Promise<Order[]> {
  const customer = await shop.signIn('user')
  const orders: Order[] = []
  while (orders.length < count) orders.push(await placeOrder(shop, customer, 900))
  return orders
}

const normalizeIds = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id)
const notFound = (_id: string, what: string) => ({
  _id,
  code: 'not_found',
  message: `${what} not found.`,
  messageBn: expect.stringMatching(/পাওয়া যায়নি।$/),
})

async function actionsOn(subject: string) {
  const rows = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email'])
    .where('subject', '=', subject)
    .execute()
  return rows.map(({ action, actor_email }) => `${action} by ${actor_email}`)
}

describe('many orders', () => {
  it('are delivered like single ones, and the response names the unpaid', async () => {
    const [paid, unpaid, delivered, deleted] = await placeOrders(4)
    if (!paid || !unpaid || !delivered || !deleted) throw new Error('no orders')
    await payOrder(shop.db, paid._id, 1000)
    await admin.patch(`/api/orders/${delivered._id}/deliver`)
    await admin.delete(`/api/orders/${deleted._id}`)
    const nobody = newId()
    const ids = [nobody, unpaid._id, delivered._id.toUpperCase(), paid._id, deleted._id]
    expect(await ask('orders/deliver', { ids })).toEqual({
      done: [unpaid._id, paid._id],
      unpaid: [unpaid._id],
      failed: [
        notFound(nobody, 'Order'),
        {
          _id: delivered._id,
          code: 'already_delivered',
          message: 'This order is already delivered.',
          messageBn: 'অর্ডারটি আগেই ডেলিভার হয়েছে।',
        },
        notFound(deleted._id, 'Order'),
      ],
    })
    for (const { _id } of [paid, unpaid]) {
      expect((await admin.get(`/api/order/${_id}`)).json()).toMatchObject({ status: 'Delivered' })
      expect(await actionsOn(`Order/${_id}`)).toEqual([`deliverOrder by ${admin.email}`])
    }
  })

  it('are deleted', async () => {
    const orders = await placeOrders(3)
    const nobody = newId()
    expect(await ask('orders/delete', { ids: [...normalizeIds(orders), nobody] })).toEqual({
      done: normalizeIds(orders),
      failed: [notFound(nobody, 'Order')],
    })
    for (const { _id } of orders) {
      expect((await admin.get(`/api/order/${_id}`)).statusCode).toBe(404)
      expect(await actionsOn(`Order/${_id}`)).toEqual([`deleteOrder by ${admin.email}`])
    }
  })

  it('are each processed by one of 20 concurrent calls, in any order, and with single calls between', async () => {
    const orders = await placeOrders(8)
    const turned = (by: number) => [
      ...normalizeIds(orders).slice(by),
      ...normalizeIds(orders).slice(0, by),
    ]
    const [outcomes, singles] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, (_, by) => ask('orders/deliver', { ids: turned(by % 8) })),
      ),
      Promise.all(orders.map(({ _id }) => admin.patch(`/api/orders/${_id}/deliver`))),
    ])
    const done = [
      ...outcomes.flatMap((outcome) => outcome.done),
      ...orders.flatMap(({ _id }, index) => (singles[index]?.statusCode === 200 ? [_id] : [])),
    ]
    expect(done.sort()).toEqual(normalizeIds(orders).sort())
    for (const { done: some, failed } of outcomes) expect(some.length + failed.length).toBe(8)
    for (const { _id } of orders) {
      expect(await actionsOn(`Order/${_id}`)).toHaveLength(1)
    }
  })

  it('are never both delivered and deleted silently', async () => {
    const orders = await placeOrders(6)
    const ids = normalizeIds(orders)
    const [delivered, deleted] = await Promise.all([
      ask('orders/deliver', { ids }),
      ask('orders/delete', { ids: [...ids].reverse() }),
    ])
    expect([...deleted.done].sort()).toEqual([...ids].sort())
    for (const { _id, code } of delivered.failed) {
      expect({ _id, code }).toEqual({ _id: expect.any(String), code: 'not_found' })
    }
  })
})

describe('many products', () => {
  it('are set out of stock and back, including those that are already', async () => {
    const ids = [await shop.addProduct(), await shop.addProduct({ inStock: false })]
    const gone = await shop.addProduct()
    await admin.delete(`/api/product/${gone}`)
    const failed = [notFound(gone, 'Product')]
    const stockOf = async () =>
      Promise.all(
        ids.map(
          async (id) =>
            (await shop.visitor.get(`/api/product/${id}`)).json<{ inStock: boolean }>().inStock,
        ),
      )
    expect(await stockOf()).toEqual([true, false])
    const body = { ids: [...ids, gone], inStock: false }
    expect(await ask('products/stock', body)).toEqual({ done: ids, failed })
    expect(await stockOf()).toEqual([false, false])
    expect(await ask('products/stock', { ...body, inStock: true })).toEqual({ done: ids, failed })
    expect(await stockOf()).toEqual([true, true])
    expect(await actionsOn(`Product/${ids[0]}`)).toHaveLength(2)
    expect(await actionsOn(`Product/${ids[1]}`)).toHaveLength(1)
  })

  it('get a new version if their stock changed, so that no edit overwrites it unseen', async () => {
    const id = await shop.addProduct()
    const etag = (await shop.visitor.get(`/api/product/${id}`)).headers.etag
    await ask('products/stock', { ids: [id], inStock: true })
    expect((await shop.visitor.get(`/api/product/${id}`)).headers.etag).toBe(etag)
    await ask('products/stock', { ids: [id], inStock: false })
    expect((await shop.visitor.get(`/api/product/${id}`)).headers.etag).not.toBe(etag)
  })

  it('are deleted', async () => {
    const ids = [await shop.addProduct(), await shop.addProduct()]
    expect(await ask('products/delete', { ids })).toEqual({ done: ids, failed: [] })
    const again = await ask('products/delete', { ids })
    expect(again).toEqual({ done: [], failed: ids.map((id) => notFound(id, 'Product')) })
    for (const id of ids) {
      expect((await shop.visitor.get(`/api/product/${id}`)).statusCode).toBe(404)
      expect(await actionsOn(`Product/${id}`)).toEqual([`deleteProduct by ${admin.email}`])
    }
  })
})

describe('many rows of carts', () => {
  it('are removed from any user’s cart', async () => {
    const people = [await shop.signIn('user'), await shop.signIn('user')]
    const gadgetId = await shop.addProduct()
    const rows = await Promise.all(
      people.map(async ({ put }) => (await put('/api/cart', { gadgetId })).json<CartItem>()),
    )
    const nobody = newId()
    expect(await ask('carts/delete', { ids: [...normalizeIds(rows), nobody] })).toEqual({
      done: normalizeIds(rows),
      failed: [notFound(nobody, 'Cart item')],
    })
    for (const [index, { get }] of people.entries()) {
      expect((await get('/api/my-cart')).json()).toEqual([])
      expect(await actionsOn(`Cart/${rows[index]?._id}`)).toEqual([
        `removeFromCart by ${admin.email}`,
      ])
    }
  })
})

const calls = [
  ['orders/deliver', {}],
  ['orders/delete', {}],
  ['products/delete', {}],
  ['products/stock', { inStock: false }],
  ['carts/delete', {}],
] as const

describe.each(calls)('%s', (what, more) => {
  it('takes 1 to 100 unique IDs', async () => {
    const ids = Array.from({ length: 100 }, () => newId())
    const outcome = await ask(what, { ids, ...more })
    expect(outcome.failed.map(({ _id }) => _id)).toEqual(ids)
    const wrong = [[], [...ids, newId()], [ids[0], ids[0]], ['1'], ids[0], [null], undefined]
    for (const given of wrong) {
      const answer = await admin.post(`/api/bulk/${what}`, { ids: given, ...more })
      expect(answer.statusCode).toBe(422)
    }
  })

  it('is only available to admins', async () => {
    const body = { ids: [newId()], ...more }
    const user = await shop.signIn('user')
    expect((await user.post(`/api/bulk/${what}`, body)).statusCode).toBe(403)
    expect((await shop.visitor.post(`/api/bulk/${what}`, body)).statusCode).toBe(401)
  })
})
