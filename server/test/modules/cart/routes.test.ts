import { v7 as newId } from 'uuid'
import { checkDataOf } from '../../../src/db/checkData'
import type { CartItem } from '../../../src/modules/cart/item'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { toCheckout } from '../../support/checkout'
import { insertOrder } from '../../support/rows'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const cartOf = async ({ get }: Pick<TestUser, 'get'>) =>
  (await get('/api/my-cart')).json<CartItem[]>()

async function addTo({ put }: Pick<TestUser, 'put'>, gadgetId: string, quantity = 1) {
  return (await put('/api/cart', { gadgetId, quantity })).json<CartItem>()
}

describe('adding to the cart', () => {
  // [spec 3.2, 7.18]
  it('returns the row with the server’s name, picture and price', async () => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct({ name: 'Volt Fan', price: 900, discountPrice: 749.5 })
    const answer = await me.put('/api/cart', { gadgetId })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      gadgetId,
      author: me.email,
      image: '/images/gadget.webp',
      name: 'Volt Fan',
      price: 749.5,
      quantity: 1,
      cartAdded: expect.any(String),
      inStock: true,
    })
    expect(await cartOf(me)).toEqual([answer.json()])
  })

  it('returns the Bengali name as well, if the product has one', async () => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct({ name: 'Volt Fan' })
    await addTo(me, gadgetId)
    const [row] = await cartOf(me)
    await shop.db
      .updateTable('products')
      .set({ product_name_bn: 'ভোল্ট ফ্যান' })
      .where('id', '=', gadgetId)
      .execute()
    expect(row).not.toHaveProperty('nameBn')
    expect(await cartOf(me)).toEqual([{ ...row, nameBn: 'ভোল্ট ফ্যান' }])
    const changed = await me.put(`/api/cart/${row?._id}`, { quantity: 2 })
    expect(changed.json()).toMatchObject({ name: 'Volt Fan', nameBn: 'ভোল্ট ফ্যান', quantity: 2 })
  })

  it('ignores author, name, price and impossible times in the body', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const gadgetId = await shop.addProduct({ name: 'Honest Fan', price: 900 })
    const answer = await me.put('/api/cart', {
      gadgetId,
      author: other.email,
      name: 'Cheap Fan',
      image: 'https://evil.example/x.png',
      price: 0.01,
      cartAdded: '1999-01-01',
      user_id: other.id,
      _id: newId(),
    })
    expect(answer.json()).toMatchObject({ author: me.email, name: 'Honest Fan', price: 900 })
    expect(await cartOf(other)).toEqual([])
  })

  it('restores a removed row at its previous position', async () => {
    const me = await shop.signIn('user')
    const names = ['First Fan', 'Second Fan', 'Third Fan']
    const rows: CartItem[] = []
    for (const name of names) rows.push(await addTo(me, await shop.addProduct({ name })))
    const [, second] = rows
    if (!second) throw new Error('no row')
    await me.delete(`/api/cart/${second._id}`)
    const { gadgetId, cartAdded } = second
    const putBack = (await me.put('/api/cart', { gadgetId, cartAdded })).json<CartItem>()

    expect(putBack.cartAdded).toBe(cartAdded)
    expect((await cartOf(me)).map(({ name }) => name)).toEqual(names)
  })

  it('is never older than the last order, which had emptied the cart', async () => {
    const me = await shop.signIn('user')
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await shop.db
      .updateTable('users')
      .set({ created_at: daysAgo(700) })
      .where('id', '=', me.id)
      .execute()
    const putBack = async () => {
      const cartAdded = daysAgo(600).toISOString()
      const answer = await me.put('/api/cart', { gadgetId: await shop.addProduct(), cartAdded })
      return new Date(answer.json<CartItem>().cartAdded)
    }
    const order = async (days: number, deletedAt: Date | null = null) => {
      await shop.db.deleteFrom('cart_rows').where('user_id', '=', me.id).execute()
      return insertOrder(shop.db, {
        order: {
          user_id: me.id,
          placed_at: daysAgo(days),
          deleted_at: deletedAt,
          idempotency_key: `order of day ${days}`,
        },
      })
    }
    const [unbounded, { placed_at }, afterOrder, cancelled, afterCancelled] = [
      await putBack(),
      await order(500),
      await putBack(),
      await order(400, daysAgo(399)),
      await putBack(),
    ]
    expect(unbounded.getTime()).toBeLessThan(daysAgo(599).getTime())
    expect([afterOrder, afterCancelled]).toEqual([placed_at, cancelled.placed_at])
    expect(await checkDataOf(shop.db)).toEqual([])
  })

  it.each(['1999-01-01', '9999-12-31T23:59:59.999Z', '0000-01-01', 'yesterday'])(
    'ignores the impossible time %s',
    async (cartAdded) => {
      const start = Date.now()
      const me = await shop.signIn('user')
      const answer = await me.put('/api/cart', { gadgetId: await shop.addProduct(), cartAdded })
      const added = Date.parse(answer.json<CartItem>().cartAdded)

      expect(added).toBeGreaterThanOrEqual(start)
      expect(added).toBeLessThanOrEqual(Date.now())
    },
  )

  it('adds to the existing quantity', async () => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct()
    const first = await addTo(me, gadgetId, 2)
    expect(await addTo(me, gadgetId, 3)).toEqual({ ...first, quantity: 5 })
    expect(await cartOf(me)).toHaveLength(1)
  })

  it('raises a row to a minimum quantity, and leaves a larger one', async () => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct()
    const ensure = async (quantity: number) =>
      (await me.put('/api/cart', { gadgetId, quantity, isMinimum: true })).json<CartItem>()
    const first = await ensure(2)
    expect(first.quantity).toBe(2)
    expect(await ensure(2)).toEqual(first)
    expect(await ensure(1)).toEqual(first)
    expect(await ensure(5)).toEqual({ ...first, quantity: 5 })
    await Promise.all(Array.from({ length: 10 }, () => ensure(99)))
    expect(await cartOf(me)).toEqual([{ ...first, quantity: 99 }])
  })

  it('adds up 30 concurrent requests', async () => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => me.put('/api/cart', { gadgetId, quantity: 2 })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200))
    expect(await cartOf(me)).toMatchObject([{ gadgetId, quantity: 60 }])
  })

  it('accepts at most 100 different products, all of which can be ordered', async () => {
    const me = await shop.signIn('user')
    const gadgets = await Promise.all(Array.from({ length: 101 }, () => shop.addProduct()))
    for (const gadgetId of gadgets.slice(0, 100)) await me.put('/api/cart', { gadgetId })
    const refused = await me.put('/api/cart', { gadgetId: gadgets[100] })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'cart_full', message: expect.stringContaining('at most 100 different products') },
    ])
    expect((await me.put('/api/cart', { gadgetId: gadgets[0] })).statusCode).toBe(200)
    expect(await cartOf(me)).toHaveLength(100)
    const placed = await me.post('/api/place-order', await toCheckout(me))
    expect(placed.statusCode).toBe(201)
  })

  it('accepts at most 99 of a product, also concurrently', async () => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct()
    await addTo(me, gadgetId, 90)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => me.put('/api/cart', { gadgetId })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many' })
    expect(await cartOf(me)).toMatchObject([{ quantity: 99 }])
  })

  it('rejects products that are out of stock, deleted or unknown', async () => {
    const me = await shop.signIn('user')
    const soldOut = await me.put('/api/cart', {
      gadgetId: await shop.addProduct({ inStock: false }),
    })
    expect(soldOut.statusCode).toBe(409)
    expect(soldOut.json()).toMatchObject({
      code: 'out_of_stock',
      message: 'This product is out of stock.',
    })
    const gone = await shop.addProduct()
    await shop.db
      .updateTable('products')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .execute()
    expect((await me.put('/api/cart', { gadgetId: gone })).statusCode).toBe(404)
    expect((await me.put('/api/cart', { gadgetId: newId() })).statusCode).toBe(404)
    expect(await cartOf(me)).toEqual([])
  })

  it.each([0, -1, 100, 1.5, '2', null, [1], 1e30])('rejects the quantity %p', async (quantity) => {
    const me = await shop.signIn('user')
    const gadgetId = await shop.addProduct()
    const answer = await me.put('/api/cart', { gadgetId, quantity })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fieldErrors: { quantity: expect.any(String) } })
    expect(await cartOf(me)).toEqual([])
  })

  it('requires a session', async () => {
    const gadgetId = await shop.addProduct()
    expect((await shop.visitor.put('/api/cart', { gadgetId })).statusCode).toBe(401)
  })
})

describe('changing the cart', () => {
  // [spec 7.20]
  it('sets the quantity', async () => {
    const me = await shop.signIn('user')
    const row = await addTo(me, await shop.addProduct())
    const answer = await me.put(`/api/cart/${row._id}`, { quantity: 7 })
    expect(answer.json()).toEqual({ ...row, quantity: 7 })
    expect(await cartOf(me)).toEqual([{ ...row, quantity: 7 }])
  })

  it('needs a quantity', async () => {
    const me = await shop.signIn('user')
    const row = await addTo(me, await shop.addProduct(), 4)
    expect((await me.put(`/api/cart/${row._id}`, {})).statusCode).toBe(422)
    expect(await cartOf(me)).toEqual([row])
  })

  it('keeps the order of its rows', async () => {
    const me = await shop.signIn('user')
    const rows: CartItem[] = []
    for (let n = 0; n < 3; n++) rows.push(await addTo(me, await shop.addProduct()))
    await me.put(`/api/cart/${rows[0]?._id}`, { quantity: 9 })
    const ids = (await cartOf(me)).map(({ _id }) => _id)
    expect(ids).toEqual(rows.map(({ _id }) => _id))
  })

  it.each([0, 100, 2.5, '3', null])('rejects the quantity %p', async (quantity) => {
    const me = await shop.signIn('user')
    const row = await addTo(me, await shop.addProduct())
    expect((await me.put(`/api/cart/${row._id}`, { quantity })).statusCode).toBe(422)
    expect(await cartOf(me)).toEqual([row])
  })

  // [spec 7.21]
  it('removes a row once, however many concurrent requests there are', async () => {
    const me = await shop.signIn('user')
    const row = await addTo(me, await shop.addProduct())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => me.delete(`/api/cart/${row._id}`)),
    )
    const removed = answers.filter(({ statusCode }) => statusCode === 200)
    expect(removed.map((answer) => answer.json<unknown>())).toEqual([{ deletedCount: 1 }])
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
    expect(await cartOf(me)).toEqual([])
  })

  it('rejects changes of another user’s row; an admin may only remove it', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const admin = await shop.signIn('admin')
    const row = await addTo(me, await shop.addProduct())
    expect((await other.put(`/api/cart/${row._id}`, { quantity: 5 })).statusCode).toBe(404)
    expect((await other.delete(`/api/cart/${row._id}`)).statusCode).toBe(404)
    expect((await admin.put(`/api/cart/${row._id}`, { quantity: 5 })).statusCode).toBe(404)
    expect(await cartOf(me)).toEqual([row])
    expect((await admin.delete(`/api/cart/${row._id}`)).json()).toEqual({ deletedCount: 1 })
    expect(await cartOf(me)).toEqual([])
  })

  it('returns 404 for unknown and invalid row IDs', async () => {
    const me = await shop.signIn('user')
    expect((await me.put(`/api/cart/${newId()}`, { quantity: 1 })).statusCode).toBe(404)
    expect((await me.delete(`/api/cart/${newId()}`)).statusCode).toBe(404)
    expect((await me.delete('/api/cart/1%20or%201=1')).statusCode).toBe(404)
  })
})

describe('reading the cart', () => {
  it('shows current prices and what can no longer be ordered', async () => {
    const me = await shop.signIn('user')
    const [dearer, soldOut, deleted] = [
      await shop.addProduct({ price: 100 }),
      await shop.addProduct(),
      await shop.addProduct(),
    ]
    for (const id of [dearer, soldOut, deleted]) await addTo(me, id)
    const change = (id: string, facts: object) =>
      shop.db.updateTable('products').set(facts).where('id', '=', id).execute()
    await change(dearer, { price: 150 })
    await change(soldOut, { in_stock: false })
    await change(deleted, { deleted_at: new Date() })
    expect(await cartOf(me)).toMatchObject([
      { gadgetId: dearer, price: 150, inStock: true },
      { gadgetId: soldOut, inStock: false },
      { gadgetId: deleted, inStock: false },
    ])
  })

  // [spec 6.2, 7.19]
  it('accepts any spelling of one’s own e-mail', async () => {
    const me = await shop.signIn('user')
    const row = await addTo(me, await shop.addProduct())
    for (const query of ['', '?email=', `?email=${me.email.toUpperCase()}`]) {
      expect((await me.get(`/api/my-cart${query}`)).json()).toEqual([row])
    }
  })

  it('is hidden from other users and shown to admins', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const admin = await shop.signIn('admin')
    const row = await addTo(me, await shop.addProduct())
    expect((await other.get(`/api/my-cart?email=${me.email}`)).statusCode).toBe(404)
    expect((await admin.get(`/api/my-cart?email=${me.email}`)).json()).toEqual([row])
    expect((await admin.get('/api/my-cart?email=nobody@mail.example')).statusCode).toBe(404)
    expect((await admin.get('/api/my-cart')).json()).toEqual([])
  })
})

describe('all carts', () => {
  let carts: TestApp
  let admin: TestUser

  beforeAll(async () => {
    carts = await startTestApp({ seed: 'empty' })
    admin = await carts.signIn('admin')
    const people = [await carts.signIn('user'), await carts.signIn('user')] as const
    const gadgets = [
      await carts.addProduct({ name: 'zeta 100% Fan', price: 30 }),
      await carts.addProduct({ name: 'Alpha Phone', price: 20 }),
      await carts.addProduct({ name: 'Beta Phone', price: 10 }),
    ]
    let quantity = 1
    for (const gadget of gadgets) await addTo(people[0], gadget, quantity++)
    await addTo(people[1], gadgets[0] ?? '', 9)
  })
  afterAll(() => carts.close())

  const list = async (query = '') => {
    const answer = await admin.get(`/api/all-carts${query}`)
    const total = Number(answer.headers['x-total-count'])
    return { total, rows: answer.json<CartItem[]>(), link: answer.headers.link }
  }

  // [spec 7.29]
  it('are newest first', async () => {
    const { rows, total } = await list()
    expect(total).toBe(4)
    expect(rows.map(({ quantity }) => quantity)).toEqual([9, 3, 2, 1])
  })

  it.each([
    ['name', ['Alpha Phone', 'Beta Phone', 'zeta 100% Fan', 'zeta 100% Fan']],
    ['price', ['Beta Phone', 'Alpha Phone', 'zeta 100% Fan', 'zeta 100% Fan']],
  ])('are sorted by %s, in both directions and on each page', async (sort, names) => {
    const up = await list(`?sort=${sort}&order=asc`)
    expect(up.rows.map(({ name }) => name)).toEqual(names)
    const down = await list(`?sort=${sort}`)
    expect(down.rows).toEqual([...up.rows].reverse())
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => list(`?sort=${sort}&order=asc&limit=1&page=${page}`)),
    )
    expect(pages.flatMap(({ rows }) => rows)).toEqual(up.rows)
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4, 4])
    expect(pages[3]?.link).toBeUndefined()
    expect(pages[0]?.link).toContain('page=2')
  })

  it.each(['author', 'quantity', 'cartAdded'])('are sorted by %s', async (sort) => {
    const { rows } = await list(`?sort=${sort}&order=asc`)
    const facts = rows.map((row) => row[sort as 'author' | 'quantity' | 'cartAdded'])
    expect(facts).toEqual([...facts].sort())
    expect(rows).toHaveLength(4)
  })

  it('are searched by name of product and user, with special characters taken literally', async () => {
    expect((await list('?search=PHONE')).total).toBe(2)
    expect((await list('?search=100%25')).total).toBe(2)
    expect((await list('?search=_lpha')).total).toBe(0)
    expect((await list('?search=phone%20beta')).rows).toMatchObject([{ name: 'Beta Phone' }])
    const author = (await list()).rows[0]?.author ?? ''
    expect((await list(`?search=${author}`)).rows).toMatchObject([{ author, quantity: 9 }])
    expect((await list(`?search=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0)
    expect((await list('?search=%20')).total).toBe(4)
  })

  it('are only available to admins', async () => {
    expect((await (await carts.signIn('user')).get('/api/all-carts')).statusCode).toBe(403)
    expect((await carts.visitor.get('/api/all-carts')).statusCode).toBe(401)
  })

  it('reject invalid parameters', async () => {
    for (const query of ['sort=user_id', 'order=up', 'page=0', 'limit=101', 'page=x']) {
      expect((await admin.get(`/api/all-carts?${query}`)).statusCode).toBe(422)
    }
  })
})
