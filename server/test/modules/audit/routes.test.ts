import { sql } from 'kysely'
import { emptyProduct } from '../../../../common/mapFields'
import type { components } from '../../../src/contract/generated/types'
import type { CartItem } from '../../../src/modules/cart/item'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { parseCsv } from '../../support/csv'

type AuditEntry = components['schemas']['AuditEntry']

let shop: TestApp
let admin: TestUser
let other: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
  other = await shop.signIn('admin')
})
afterAll(() => shop.close())

async function read(query = '') {
  const answer = await admin.get(`/api/audit-log${query}`)
  expect(answer.statusCode).toBe(200)
  return { total: answer.headers['x-total-count'], entries: answer.json<AuditEntry[]>() }
}

const about = async (subject: string) => (await read(`?subject=${subject}`)).entries

const by = (user: TestUser, action: AuditEntry['action'], subject: string, label: string) => ({
  _id: expect.stringMatching(/^\d+$/),
  at: expect.any(String),
  actor: user.email,
  actorName: 'Rafia Rahman',
  action,
  subject,
  label,
})

const facts = {
  ...emptyProduct,
  productName: 'Volt Fan',
  category: 'Fan',
  price: 1200,
  discountPrice: 999.5,
  keyFeatures: ['Quiet'],
  images: ['/images/fan.webp'],
  description: 'A fan.',
}

describe('the audit log records', () => {
  it('adding, editing and deleting a product', async () => {
    const { _id } = (await admin.post('/api/product', facts)).json<{ _id: string }>()
    await other.put(`/api/product/${_id}`, { ...facts, price: 1300, discountPrice: null })
    await other.put(`/api/product/${_id}`, { ...facts, price: 1300, discountPrice: null })
    await admin.delete(`/api/product/${_id}`)
    const subject = `Product/${_id}`
    expect(await about(subject)).toEqual([
      {
        ...by(admin, 'deleteProduct', subject, 'Volt Fan'),
        before: { productName: 'Volt Fan', category: 'Fan', price: 1300 },
        after: {},
      },
      {
        ...by(other, 'updateProduct', subject, 'Volt Fan'),
        before: { price: 1200, discountPrice: 999.5 },
        after: { price: 1300, discountPrice: null },
      },
      { ...by(admin, 'createProduct', subject, 'Volt Fan'), before: {}, after: facts },
    ])
  })

  it('delivering and deleting an order', async () => {
    const customer = await shop.signIn('user')
    const { _id } = await placeOrder(shop, customer, 500)
    await admin.patch(`/api/orders/${_id}/deliver`)
    await admin.patch(`/api/orders/${_id}/deliver`)
    await other.delete(`/api/orders/${_id}`)
    const subject = `Order/${_id}`
    const label = `Rafia Rahman (${customer.email})`
    expect(await about(subject)).toEqual([
      {
        ...by(other, 'deleteOrder', subject, label),
        before: { status: 'Delivered', payment: false, totalAmount: 600 },
        after: {},
      },
      {
        ...by(admin, 'deliverOrder', subject, label),
        before: { status: 'Pending' },
        after: { status: 'Delivered', payment: false },
      },
    ])
  })

  it('changing a role and deleting a user', async () => {
    const user = await shop.signIn('user', { name: 'Mina Das' })
    await admin.patch(`/api/user-update/${user.id}`, { role: 'admin' })
    await admin.patch(`/api/user-update/${user.id}`, { role: 'admin' })
    await admin.patch(`/api/user-update/${user.id}`, { role: 'user' })
    await other.delete(`/user/${user.id}`)
    const subject = `User/${user.id}`
    expect(await about(subject)).toEqual([
      {
        ...by(other, 'deleteUser', subject, user.email),
        before: { email: user.email, name: 'Mina Das', role: 'user' },
        after: {},
      },
      {
        ...by(admin, 'updateUserRole', subject, user.email),
        before: { role: 'admin' },
        after: { role: 'user' },
      },
      {
        ...by(admin, 'updateUserRole', subject, user.email),
        before: { role: 'user' },
        after: { role: 'admin' },
      },
    ])
  })

  it('removing a row of another user’s cart, but not of one’s own', async () => {
    const gadgetId = await shop.addProduct({ name: 'Nova Hub' })
    const customer = await shop.signIn('user')
    const [theirs, own, mine] = await Promise.all(
      [customer, customer, admin].map(async ({ put }, index) => {
        const body = { gadgetId: index === 1 ? await shop.addProduct() : gadgetId, quantity: 2 }
        return (await put('/api/cart', body)).json<CartItem>()
      }),
    )
    await admin.delete(`/api/cart/${theirs?._id}`)
    await customer.delete(`/api/cart/${own?._id}`)
    await admin.delete(`/api/cart/${mine?._id}`)
    const subject = `Cart/${theirs?._id}`
    expect(await about(subject)).toEqual([
      {
        ...by(admin, 'removeFromCart', subject, `Nova Hub (${customer.email})`),
        before: { author: customer.email, name: 'Nova Hub', quantity: 2 },
        after: {},
      },
    ])
    expect(await about(`Cart/${own?._id}`)).toEqual([])
    expect(await about(`Cart/${mine?._id}`)).toEqual([])
  })

  it('no rejected action', async () => {
    const { total } = await read()
    const user = await shop.signIn('user')
    await admin.delete(`/user/${other.id}`)
    await admin.post('/api/product', { ...facts, discountPrice: 5000 })
    await user.post('/api/product', facts)
    await user.patch(`/api/user-update/${user.id}`, { role: 'admin' })
    expect((await read()).total).toBe(total)
  })

  it('every action, or else it is rolled back', async () => {
    const customer = await shop.signIn('user')
    const order = await placeOrder(shop, customer)
    const gadgetId = await shop.addProduct({ price: 500 })
    const row = (await customer.put('/api/cart', { gadgetId })).json<CartItem>()
    await sql`alter table audit_log add constraint nothing_more check (id < 0) not valid`.execute(
      shop.db,
    )
    const answers = [
      await admin.patch(`/api/orders/${order._id}/deliver`),
      await admin.delete(`/api/orders/${order._id}`),
      await admin.post('/api/bulk/orders/deliver', { ids: [order._id] }),
      await admin.put(`/api/product/${gadgetId}`, facts),
      await admin.post('/api/bulk/products/stock', { ids: [gadgetId], inStock: false }),
      await admin.delete(`/api/product/${gadgetId}`),
      await admin.patch(`/api/user-update/${customer.id}`, { role: 'admin' }),
      await admin.delete(`/user/${customer.id}`),
      await admin.delete(`/api/cart/${row._id}`),
      await admin.post('/api/product', { ...facts, productName: 'Never There' }),
    ]
    await sql`alter table audit_log drop constraint nothing_more`.execute(shop.db)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 500))
    expect((await customer.get(`/api/order/${order._id}`)).json()).toEqual(order)
    expect((await customer.get('/api/my-cart')).json()).toEqual([row])
    expect((await admin.get(`/api/product/${gadgetId}`)).json()).toMatchObject({
      price: 500,
      inStock: true,
    })
    expect((await admin.get(`/api/get-role/${customer.email}`)).json()).toEqual({ role: 'user' })
    expect((await admin.get('/api/all-products?search=never')).json()).toEqual([])
  })
})

describe('the audit log', () => {
  it.each([
    ['update', sql`update audit_log set actor_email = 'nobody@mail.example'`],
    ['delete', sql`delete from audit_log`],
    ['truncate', sql`truncate audit_log`],
  ])('rejects %s by any database user', async (_, statement) => {
    const before = (await read()).entries
    expect(before.length).toBeGreaterThan(0)
    await expect(statement.execute(shop.db)).rejects.toMatchObject({ code: 'JT003' })
    expect((await read()).entries).toEqual(before)
  })

  it('is paged in both directions', async () => {
    const all = await read()
    expect(all.total).toBe(String(all.entries.length))
    const half = Math.ceil(all.entries.length / 2)
    const pages = await Promise.all([1, 2, 3].map((page) => read(`?page=${page}&limit=${half}`)))
    expect(pages.flatMap(({ entries }) => entries)).toEqual(all.entries)
    const up = await read('?order=asc')
    expect(up.entries).toEqual([...all.entries].reverse())
  })

  it('is filtered by action, user and day', async () => {
    const { entries } = await read()
    const only = (keeps: (entry: AuditEntry) => boolean) => entries.filter(keeps)
    expect((await read('?action=deliverOrder')).entries).toEqual(
      only(({ action }) => action === 'deliverOrder'),
    )
    expect((await read(`?email=${other.email.toUpperCase()}`)).entries).toEqual(
      only(({ actor }) => actor === other.email),
    )
    expect((await read('?action=updateProduct&subject=Product/none')).entries).toEqual([])
    expect((await read('?from=2020-01-01')).entries).toEqual(entries)
    expect((await read('?to=2020-01-01')).total).toBe('0')
  })

  it('is searched by item, record and admin', async () => {
    const fan = (
      await admin.post('/api/product', { ...facts, productName: 'Xy Norwester Fan' })
    ).json<{
      _id: string
    }>()
    await other.delete(`/api/product/${fan._id}`)
    const found = async (text: string) =>
      (await read(`?search=${encodeURIComponent(text)}`)).entries.map(({ action, subject }) => [
        action,
        subject,
      ])
    const added = ['createProduct', `Product/${fan._id}`]
    const deleted = ['deleteProduct', `Product/${fan._id}`]
    expect(await found('wester')).toEqual([deleted, added])
    expect(await found(fan._id.slice(0, 20).toUpperCase())).toEqual([deleted, added])
    expect(await found(`WESTER ${other.email}`)).toEqual([deleted])
    expect(await found('xy')).toEqual([deleted, added])
    expect(await found('we')).toEqual([])
    expect((await read('?search=wester&action=deleteProduct')).total).toBe('1')
  })

  it('is exported with the entries that match', async () => {
    const { _id } = (await admin.post('/api/product', facts)).json<{ _id: string }>()
    await other.put(`/api/product/${_id}`, { ...facts, price: 1300, keyFeatures: ['=1+1'] })
    const answer = await admin.get(`/api/export/audit-log?search=${_id}&order=asc`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/"audit-log-20\d\d-\d\d-\d\d\.csv"$/)
    const [head, ...records] = parseCsv(answer.body)
    const entries = (await read(`?search=${_id}&order=asc`)).entries
    expect(head).toEqual([
      'Entry ID',
      'When',
      'Admin',
      'Action',
      'Item',
      'Record',
      'Before',
      'After',
    ])
    expect(records.map(([id]) => id)).toEqual(entries.map((entry) => entry._id))
    expect(records[1]?.slice(2)).toEqual([
      other.email,
      'updateProduct',
      'Volt Fan',
      `Product/${_id}`,
      'price: 1200; keyFeatures: ["Quiet"]',
      'price: 1300; keyFeatures: ["=1+1"]',
    ])
    expect((await other.get('/api/export/audit-log?to=2020-01-01')).headers['x-total-count']).toBe(
      '0',
    )
  })

  it.each(['action=steal', 'subject=Product', "subject=Product/'--", 'from=x'])(
    'rejects the invalid filter %s',
    async (query) => {
      expect((await admin.get(`/api/audit-log?${query}`)).statusCode).toBe(422)
    },
  )

  it('names the admin, unless there is no name', async () => {
    const id = await shop.addProduct()
    const nameless = await shop.signIn('admin', { name: 'anonymous' })
    const named = await shop.signIn('admin', { name: 'Rahima Khatun' })
    for (const user of [nameless, named]) {
      await user.post('/api/bulk/products/stock', { ids: [id], inStock: user === named })
    }
    const names = (await about(`Product/${id}`)).map(({ actor, actorName }) => [actor, actorName])
    expect(names).toEqual([
      [named.email, 'Rahima Khatun'],
      [nameless.email, undefined],
    ])
  })

  it('is only available to admins', async () => {
    expect((await (await shop.signIn('user')).get('/api/audit-log')).statusCode).toBe(403)
    expect((await shop.visitor.get('/api/audit-log')).statusCode).toBe(401)
  })
})
