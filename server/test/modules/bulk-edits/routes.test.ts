import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Body, ResponseBody } from '../../../src/contract/types'
import { purgeBulkEdits } from '../../../src/modules/bulk-edits'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

type Preview = ResponseBody<'previewBulkEdit'>
type Result = ResponseBody<'applyBulkEdit'>

let shop: TestApp
let admin: TestUser
let other: TestUser

beforeEach(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
  other = await shop.signIn('admin')
})
afterEach(() => shop.close())

const path = '/api/bulk/products/edits'
const raise = { fields: 'price', how: 'percent', value: 10, rounding: 'none' } as const

async function preview(edit: Body<'previewBulkEdit'>, user = admin): Promise<Preview> {
  const answer = await user.post(path, edit)
  expect(answer.statusCode).toBe(200)
  return answer.json<Preview>()
}

const apply = (id: string | undefined, user = admin) => user.post(`${path}/${id}/apply`)
const undo = (id: string | undefined, user = admin) => user.post(`${path}/${id}/undo`)
const resultOf = (answer: Awaited<ReturnType<typeof apply>>) => answer.json<Result>()

const offers = async () => {
  const rows = await shop.db
    .selectFrom('products')
    .select(['product_name', 'price', 'discount_price', 'in_stock'])
    .orderBy('product_name')
    .execute()
  return rows.map(
    (row) =>
      `${row.product_name} ${row.price} ${row.discount_price ?? '-'}${row.in_stock ? '' : ' out'}`,
  )
}

async function addProducts() {
  const stand = await shop.addProduct({ name: 'Stand Fan', price: 1000 })
  const wall = await shop.addProduct({ name: 'Wall Fan', price: 2000 })
  await sql`update products set discount_price = 1900 where id = ${wall}`.execute(shop.db)
  const table = await shop.addProduct({ name: 'Table Lamp', price: 50 })
  return { stand, wall, table }
}

const setPrice = (id: string, price: number, previous: object) =>
  other.put(`/api/product/${id}/price`, { price, previous })

const entries = (subject: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'label', 'actor_email', 'details'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()

describe('the preview of an edit', () => {
  it('shows what would change, what would not and what would be refused, and changes nothing', async () => {
    const { stand, wall, table } = await addProducts()
    const before = await offers()
    const found = await preview({ prices: { ...raise, how: 'amount', value: -100 } })
    expect(found).toEqual({
      _id: expect.any(String),
      changed: 1,
      unchanged: 0,
      refused: 2,
      changes: [
        {
          _id: stand,
          productName: 'Stand Fan',
          before: { price: 1000, discountPrice: null, inStock: true },
          after: { price: 900, discountPrice: null, inStock: true },
        },
      ],
      problems: [
        {
          _id: wall,
          productName: 'Wall Fan',
          message: 'Discount Price cannot be the same as Price!',
          messageBn: expect.any(String),
        },
        {
          _id: table,
          productName: 'Table Lamp',
          message: 'The price must be above 0.',
          messageBn: expect.any(String),
        },
      ],
    })
    expect(await offers()).toEqual(before)
  })

  it('is of the chosen products, or of those that the filters and the search match', async () => {
    const { stand, wall } = await addProducts()
    const namesOf = ({ changes }: Preview) => changes.map(({ productName }) => productName)
    const prices = raise
    expect(namesOf(await preview({ prices, ids: [wall.toUpperCase()] }))).toEqual(['Wall Fan'])
    expect(namesOf(await preview({ prices, filter: { search: 'WALL' } }))).toEqual(['Wall Fan'])
    expect(namesOf(await preview({ prices, filter: { maxPrice: 1900, minPrice: 1500 } }))).toEqual([
      'Wall Fan',
    ])
    expect(namesOf(await preview({ prices, ids: [stand], filter: { discounted: true } }))).toEqual(
      [],
    )
    expect(namesOf(await preview({ prices }))).toHaveLength(3)
  })

  it('has no ID if nothing would change, and keeps nothing', async () => {
    await addProducts()
    expect(await preview({ inStock: true })).toEqual({
      changed: 0,
      unchanged: 3,
      refused: 0,
      changes: [],
      problems: [],
    })
    expect(await shop.db.selectFrom('bulk_edits').selectAll().execute()).toEqual([])
  })

  it('needs something to change, and an admin', async () => {
    const answer = await admin.post(path, { filter: {} })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fieldErrors: { prices: expect.any(String) } })
    const customer = await shop.signIn('user')
    expect((await customer.post(path, { inStock: true })).statusCode).toBe(403)
    expect((await apply(newId(), customer)).statusCode).toBe(403)
    expect((await undo(newId(), customer)).statusCode).toBe(403)
  })
})

describe('an edit', () => {
  it('changes what the preview has shown, once, and is recorded for each product and as a whole', async () => {
    const { stand, wall } = await addProducts()
    const { _id } = await preview({
      prices: { ...raise, fields: 'both', rounding: 'to50' },
      inStock: false,
      filter: { minPrice: 500 },
    })
    const answers = await Promise.all([apply(_id), apply(_id), apply(_id)])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(resultOf(answer)).toEqual({ changed: 2, skipped: 0, skippedProducts: [] })
    }
    expect(await offers()).toEqual([
      'Stand Fan 1100.00 - out',
      'Table Lamp 50.00 -',
      'Wall Fan 2200.00 2100.00 out',
    ])
    expect(await entries(`Product/${stand}`)).toEqual([
      {
        action: 'updateProduct',
        label: 'Stand Fan',
        actor_email: admin.email,
        details: {
          before: { price: 1000, inStock: true },
          after: { price: 1100, inStock: false },
        },
      },
    ])
    expect(await entries(`Product/${wall}`)).toMatchObject([
      { details: { before: { discountPrice: 1900 }, after: { discountPrice: 2100 } } },
    ])
    expect(await entries(`BulkEdit/${_id}`)).toEqual([
      {
        action: 'applyBulkEdit',
        label: 'Stand Fan, Wall Fan',
        actor_email: admin.email,
        details: {
          before: {},
          after: {
            price: '+10 %',
            discountPrice: '+10 %',
            rounding: '৳50',
            inStock: false,
            products: 2,
          },
        },
      },
    ])
  })

  it('leaves alone and names what was changed or deleted after the preview', async () => {
    const { stand, wall, table } = await addProducts()
    const { _id } = await preview({ prices: raise })
    await setPrice(stand, 1234, { price: 1000 })
    await other.delete(`/api/product/${table}`)
    expect(resultOf(await apply(_id))).toEqual({
      changed: 1,
      skipped: 2,
      skippedProducts: ['Stand Fan', 'Table Lamp'],
    })
    expect(await offers()).toEqual([
      'Stand Fan 1234.00 -',
      'Table Lamp 50.00 -',
      'Wall Fan 2200.00 1900.00',
    ])
    expect(await entries(`Product/${stand}`)).toHaveLength(1)
    expect(await entries(`Product/${wall}`)).toHaveLength(1)
  })

  it('keeps what was sold and reviewed meanwhile', async () => {
    const { stand } = await addProducts()
    const { _id } = await preview({ prices: raise, ids: [stand] })
    await sql`update products set sold = sold + 3 where id = ${stand}`.execute(shop.db)
    expect(resultOf(await apply(_id))).toMatchObject({ changed: 1, skipped: 0 })
    const rows = await shop.db
      .selectFrom('products')
      .select(['sold', 'price'])
      .where('id', '=', stand)
      .execute()
    expect(rows).toEqual([{ sold: 3, price: '1100.00' }])
  })

  it('is applied by the admin who has seen its preview, and by nobody without one', async () => {
    await addProducts()
    const { _id } = await preview({ prices: raise })
    expect((await apply(_id, other)).statusCode).toBe(404)
    expect((await apply(newId())).statusCode).toBe(404)
    expect((await undo(_id)).statusCode).toBe(404)
    expect((await apply(_id)).statusCode).toBe(200)
  })

  it('of many products is complete, and is announced once', async () => {
    const count = 1_203
    await sql`
      insert into products (id, product_name, category, price, images)
      select gen_random_uuid(), 'Fan ' || n, 'Fan', 100 + n, '{/images/gadget.webp}' from generate_series(1, ${count}) as n`.execute(
      shop.db,
    )
    const found = await preview({ prices: raise })
    expect(found).toMatchObject({ changed: count, refused: 0 })
    expect(found.changes).toHaveLength(20)
    await sql`delete from changes`.execute(shop.db)
    expect(resultOf(await apply(found._id))).toMatchObject({ changed: count, skipped: 0 })
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from products
      where price <> round((100 + substr(product_name, 5)::numeric) * 1.1, 2) or version <> 2`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ wrong: 0 }])
    const announced = await shop.db.selectFrom('changes').select('tags').execute()
    expect(announced.filter(({ tags }) => tags.includes('Product/*'))).toHaveLength(1)
    expect(announced.flatMap(({ tags }) => tags).filter((tag) => /^Product\/\w/.test(tag))).toEqual(
      [],
    )
    expect(resultOf(await undo(found._id, other))).toMatchObject({ changed: count, skipped: 0 })
    const { rows: restored } = await sql<{ wrong: number }>`
      select count(*) as wrong from products where price <> 100 + substr(product_name, 5)::numeric`.execute(
      shop.db,
    )
    expect(restored).toEqual([{ wrong: 0 }])
  })
})

describe('undoing an edit', () => {
  it('puts back the prices and the stock of exactly that edit, once, by any admin', async () => {
    const { stand } = await addProducts()
    const before = await offers()
    const { _id } = await preview({
      prices: { ...raise, fields: 'both' },
      inStock: false,
      filter: { minPrice: 500 },
    })
    await apply(_id)
    const answers = await Promise.all([undo(_id, other), undo(_id), undo(_id, other)])
    for (const answer of answers) {
      expect(resultOf(answer)).toEqual({ changed: 2, skipped: 0, skippedProducts: [] })
    }
    expect(await offers()).toEqual(before)
    expect((await entries(`Product/${stand}`)).at(-1)?.details).toEqual({
      before: { price: 1100, inStock: false },
      after: { price: 1000, inStock: true },
    })
    expect((await entries(`BulkEdit/${_id}`)).at(-1)).toMatchObject({
      action: 'undoBulkEdit',
      details: { after: { products: 2 } },
    })
  })

  it('leaves alone and names what was changed since, or was not changed by it', async () => {
    const { stand, wall, table } = await addProducts()
    const { _id } = await preview({ prices: raise })
    await setPrice(table, 60, { price: 50 })
    await apply(_id)
    await setPrice(stand, 1234, { price: 1100 })
    expect(resultOf(await undo(_id))).toEqual({
      changed: 1,
      skipped: 1,
      skippedProducts: ['Stand Fan'],
    })
    expect(await offers()).toEqual([
      'Stand Fan 1234.00 -',
      'Table Lamp 60.00 -',
      'Wall Fan 2000.00 1900.00',
    ])
    expect(await entries(`Product/${wall}`)).toHaveLength(2)
  })

  it('is possible for seven days, and applying for one', async () => {
    await addProducts()
    const first = await preview({ prices: raise })
    await apply(first._id)
    const second = await preview({ prices: raise })
    const age = (days: number) =>
      sql`update bulk_edits set created_at = created_at - ${days} * interval '1 day'`.execute(
        shop.db,
      )
    await age(2)
    await purgeBulkEdits(shop.db)
    expect((await apply(second._id)).statusCode).toBe(404)
    expect((await undo(first._id)).statusCode).toBe(200)
    await age(6)
    await purgeBulkEdits(shop.db)
    expect((await undo(first._id)).statusCode).toBe(404)
    expect(await shop.db.selectFrom('bulk_edit_rows').selectAll().execute()).toEqual([])
  })
})
