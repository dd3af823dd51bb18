import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { ResponseBody } from '../../../src/contract/types'
import { purgeImports } from '../../../src/modules/imports'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

type Checked = ResponseBody<'checkProductImport'>

let shop: TestApp
let admin: TestUser

beforeEach(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
  // A picture that the shop has.
  await shop.addProduct({ name: 'Stand Fan', price: 1490 })
})
afterEach(() => shop.close())

function toForm(file: string | Buffer, field = 'file') {
  const boundary = 'form-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="products.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(file),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function send(file: string | Buffer, user: TestUser = admin, field?: string) {
  const { payload, headers } = toForm(file, field)
  return user.post('/api/import/products', payload, headers)
}

async function check(file: string | Buffer): Promise<Checked> {
  const answer = await send(file)
  expect(answer.statusCode).toBe(200)
  return answer.json<Checked>()
}

const apply = (id: string | undefined, user: TestUser = admin) =>
  user.post(`/api/import/products/${id}`)

async function importFile(file: string | Buffer) {
  const checked = await check(file)
  expect(checked.problems).toEqual([])
  const answer = await apply(checked._id)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ created: number; updated: number }>()
}

const exportFile = async (query = '') =>
  (await admin.get(`/api/export/products${query}`)).rawPayload

const products = () =>
  shop.db.selectFrom('products').selectAll().where('deleted_at', 'is', null).orderBy('id').execute()

const findProduct = (name: string) =>
  shop.db
    .selectFrom('products')
    .selectAll()
    .where('product_name', '=', name)
    .executeTakeFirstOrThrow()

const header =
  'Product ID,Name,Category,Price,Discount price,In stock,Key features,Images,Description'
const toFile = (...rows: string[]) => [header, ...rows].join('\r\n')
const picture = '/images/gadget.webp'
const inBengali = expect.stringMatching(/[\u0980-\u09FF]{2}/) as string
const newRow = `,Table Fan,Fan,990,,Yes,"Quiet, 3 speeds",${picture},For the table`

describe('an import of products', () => {
  it('shows what it would change before anything is written, and then applies it', async () => {
    const { id } = await findProduct('Stand Fan')
    const before = await products()
    const checked = await check(toFile(`${id},Stand Fan,Fan,1590,1390,No,,${picture},`, newRow))
    expect(checked).toEqual({
      _id: expect.any(String),
      rows: 2,
      created: 1,
      updated: 1,
      unchanged: 0,
      changes: [
        {
          row: 2,
          productName: 'Stand Fan',
          columns: ['Price', 'Discount price', 'In stock'],
          columnsBn: ['দাম', 'ছাড়ের দাম', 'স্টকে আছে'],
          prices: {
            before: { price: 1490, discountPrice: null },
            after: { price: 1590, discountPrice: 1390 },
          },
        },
        {
          row: 3,
          productName: 'Table Fan',
          columns: [],
          columnsBn: [],
          prices: { after: { price: 990, discountPrice: null } },
        },
      ],
      problems: [],
    })
    expect(await products()).toEqual(before)

    expect((await apply(checked._id)).json()).toEqual({ created: 1, updated: 1 })
    expect(await findProduct('Stand Fan')).toMatchObject({
      price: '1590.00',
      discount_price: '1390.00',
      in_stock: false,
      version: 2,
    })
    expect(await findProduct('Table Fan')).toMatchObject({
      category: 'Fan',
      price: '990.00',
      in_stock: true,
      key_features: ['Quiet', '3 speeds'],
      images: [picture],
      description: 'For the table',
    })
  })

  it('is recorded for each product, with what changed', async () => {
    const { id } = await findProduct('Stand Fan')
    await importFile(toFile(`${id},Stand Fan,Fan,1590,,Yes,,${picture},`, newRow))
    const entries = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'label', 'actor_email', 'details'])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      {
        action: 'updateProduct',
        label: 'Stand Fan',
        actor_email: admin.email,
        details: { before: { price: 1490 }, after: { price: 1590 } },
      },
      {
        action: 'createProduct',
        label: 'Table Fan',
        actor_email: admin.email,
        details: { before: {}, after: expect.objectContaining({ price: 990 }) },
      },
    ])
  })

  it('changes nothing if the same file is imported twice', async () => {
    const file = toFile(newRow, `,Wall Fan,Fan,1990.50,,No,,${picture},`)
    expect(await importFile(file)).toEqual({ created: 2, updated: 0 })
    const before = await products()
    const again = await check(file)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, problems: [] })
    expect(again).not.toHaveProperty('_id')
    expect(await products()).toEqual(before)
  })

  it('is applied once, however often it is confirmed', async () => {
    const { _id } = await check(toFile(newRow))
    const answers = await Promise.all([apply(_id), apply(_id), apply(_id)])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses).toContain(200)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect((await apply(_id)).json()).toEqual({ created: 1, updated: 0 })
    expect(await products()).toHaveLength(2)
  })

  it.each([
    ['', 'Product ID'],
    ['?language=bn', 'পণ্যের ID'],
  ])(
    'accepts the exported file%s unchanged, whatever the texts have in them',
    async (query, id) => {
      const texts = [
        '=1+1',
        "'=1",
        "''-x",
        '+',
        'a\r\nb\n@c\n\n-d',
        '"quoted", with; comma',
        ' x ',
        '＝x',
      ]
      for (const text of texts) {
        await shop.db
          .insertInto('products')
          .values({
            id: newId(),
            product_name: text,
            category: 'A category of long ago',
            price: '0.10',
            images: ['https://pictures.example/a.webp'],
            key_features: ['Windows, Mac', text],
            description: text,
          })
          .execute()
      }
      const file = await exportFile(query)
      expect(file.toString()).toContain(id)
      const checked = await check(file)
      expect(checked).toMatchObject({ rows: 9, updated: 0, created: 0, unchanged: 9, problems: [] })
    },
  )

  it('reads headings and words in either language, in one file', async () => {
    const { id } = await findProduct('Stand Fan')
    const file = `পণ্যের ID,Price,স্টকে আছে,বিবরণ\n${id},১৫৯০,না,For the floor`
    expect(await importFile(file)).toEqual({ created: 0, updated: 1 })
    expect(await findProduct('Stand Fan')).toMatchObject({
      price: '1590.00',
      in_stock: false,
      description: 'For the floor',
    })
  })

  it('keeps the texts of the exported file when another column is edited', async () => {
    const id = newId()
    await shop.db
      .insertInto('products')
      .values({
        id,
        product_name: "'=Formula Fan",
        category: 'Fan',
        price: '777',
        images: [picture],
        key_features: ['Windows, Mac'],
        description: 'a\r\n-b',
      })
      .execute()
    const before = await shop.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const file = (await exportFile()).toString().replace(',777,', ',778,')
    expect(await importFile(file)).toEqual({ created: 0, updated: 1 })
    const { product_name, key_features, description, price } = await shop.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect({ product_name, key_features, description }).toEqual({
      product_name: before.product_name,
      key_features: before.key_features,
      description: before.description,
    })
    expect(price).toBe('778.00')
  })

  it.each([
    ['a byte order mark', '\uFEFF'],
    ['none', ''],
  ])('reads UTF-8 with %s, LF, semicolons and columns in any order', async (_name, mark) => {
    const file = `${mark}price;NAME\n"1,590";Stand Fan\n;\n\n`
    expect(await importFile(file)).toEqual({ created: 0, updated: 1 })
    expect(await findProduct('Stand Fan')).toMatchObject({ price: '1590.00', images: [picture] })
  })

  it.each([
    [
      'an unknown category',
      `,Fan X,Spaceship,990,,Yes,,${picture},`,
      'Category',
      /no category "Spaceship"/,
    ],
    ['a negative price', `,Fan X,Fan,-5,,Yes,,${picture},`, 'Price', 'This is below 0.'],
    ['a price of nothing', `,Fan X,Fan,0,,Yes,,${picture},`, 'Price', 'The price must be above 0.'],
    ['a price with three decimals', `,Fan X,Fan,9.125,,Yes,,${picture},`, 'Price', /two decimals/],
    ['a price in words', `,Fan X,Fan,cheap,,Yes,,${picture},`, 'Price', /not an amount/],
    ['a decimal comma', `,Fan X,Fan,"9,5",,Yes,,${picture},`, 'Price', /not an amount/],
    ['a price beyond all', `,Fan X,Fan,99999999999,,Yes,,${picture},`, 'Price', /not an amount/],
    ['no price', `,Fan X,Fan,,,Yes,,${picture},`, 'Price', 'A product needs a price.'],
    [
      'a discount above the price',
      `,Fan X,Fan,90,100,Yes,,${picture},`,
      'Discount price',
      'Discount Price cannot be greater than Price!',
    ],
    ['an unclear stock', `,Fan X,Fan,90,,maybe,,${picture},`, 'In stock', 'Write Yes or No.'],
    ['no name', `,,Fan,90,,Yes,,${picture},`, 'Name', 'A product needs a name.'],
    [
      'a long name',
      `,${'x'.repeat(201)},Fan,90,,Yes,,${picture},`,
      'Name',
      /200 characters at most/,
    ],
    ['no picture', ',Fan X,Fan,90,,Yes,,,', 'Images', /1 to 4 pictures/],
    [
      'a picture of nobody',
      ',Fan X,Fan,90,,Yes,,/uploads/none-960.webp,',
      'Images',
      /The shop has no picture/,
    ],
    [
      'a script for a picture',
      ',Fan X,Fan,90,,Yes,,javascript:alert(1),',
      'Images',
      /not the address of a picture/,
    ],
    ['a wrong ID', `12,Fan X,Fan,90,,Yes,,${picture},`, 'Product ID', /not a product ID/],
    [
      'an unknown ID',
      `${newId()},Fan X,Fan,90,,Yes,,${picture},`,
      'Product ID',
      /no product with this ID/,
    ],
    ['a NUL character', `,Fan X,Fan,90,,Yes,,${picture},a\0b`, 'Description', /cannot be kept/],
    ['too few cells', ',Fan X,Fan', undefined, /3 cells, but there are 9 columns/],
    ['a quote that is never closed', `,"Fan X,Fan,90,,Yes,,${picture},`, undefined, /never closed/],
    [
      'a quote inside a cell',
      `,27" Fan,Fan,90,,Yes,,${picture},`,
      undefined,
      /quote in the middle/,
    ],
  ])('names the row and column of %s', async (_name, row, column, message) => {
    const { problems, ...checked } = await check(toFile(newRow, row))
    expect(problems).toEqual([
      {
        row: 3,
        ...(column !== undefined && { column, columnBn: inBengali }),
        message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
        messageBn: inBengali,
      },
    ])
    expect(checked).not.toHaveProperty('_id')
  })

  it('names all problems of all rows, and counts rows as spreadsheets do', async () => {
    const { problems } = await check(
      toFile(
        `,Fan A,Fan,90,,Yes,,${picture},"two\nlines"`,
        '',
        `,Fan B,Nothing,-1,,Yes,,${picture},`,
        `,Fan C,Fan,x,,Yes,,${picture},`,
      ),
    )
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '4 Category',
      '4 Price',
      '5 Price',
    ])
  })

  it('names a problem in the last row, and then imports nothing of the others', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => newRow.replace('Table', `T${index}`))
    const { _id, problems } = await check(toFile(...rows, newRow.replace('990', 'cheap')))
    expect(_id).toBeUndefined()
    expect(problems).toEqual([expect.objectContaining({ row: 602, column: 'Price' })])
    expect(await shop.db.selectFrom('product_imports').selectAll().execute()).toEqual([])
    expect(await shop.db.selectFrom('product_import_rows').selectAll().execute()).toEqual([])
  })

  it('names a thousand problems, and says that there are more', async () => {
    const { rows, problems } = await check(`Name\n${'x\n'.repeat(5_000)}`)
    expect(rows).toBe(5_000)
    expect(problems).toHaveLength(1_001)
    expect(problems.at(-1)?.message).toMatch('There are more problems')
  })

  it('rejects two rows about one product', async () => {
    const { id } = await findProduct('Stand Fan')
    const { problems } = await check(
      `Product ID,Name,Price\n${id},Renamed Fan,5\n,Stand Fan,6\n${id.toUpperCase()},Third,7`,
    )
    const message = 'Row 2 is about the same product.'
    const messageBn = '২ নম্বর সারিটিও একই পণ্যের।'
    expect(problems).toEqual([
      { row: 3, message, messageBn },
      { row: 4, message, messageBn },
    ])
    const { problems: ofNames } = await check(toFile(newRow, newRow.replace('Table', 'TABLE')))
    expect(ofNames.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Name'],
      [3, 'Name'],
    ])
  })

  it('finds one product for a name that several rows have', async () => {
    const { problems } = await check('Name,Price\nStand Fan,5\nStand Fan,6')
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [2, expect.stringContaining('Row 3 has the same name')],
      [3, expect.stringContaining('Row 2 has the same name')],
      [3, 'Row 2 is about the same product.'],
    ])
  })

  it('asks for the ID if several products have the name', async () => {
    await shop.addProduct({ name: 'Stand Fan' })
    const { problems } = await check('Name,Price\nstand fan,5')
    expect(problems).toEqual([
      {
        row: 2,
        column: 'Product ID',
        columnBn: 'পণ্যের ID',
        message: expect.stringContaining('several products'),
        messageBn: expect.stringContaining('একাধিক পণ্য'),
      },
    ])
  })

  it.each([
    ['an unknown column', 'Name,Prize\nx,5', /no column "Prize"/],
    ['a column twice', 'Name,Price,price\nx,5,6', /there twice/],
    ['no name and no ID', 'Price,Category\n5,Fan', /Product ID or Name among them/],
  ])('names %s in the header', async (_name, file, message) => {
    const { problems } = await check(file)
    expect(problems.map((problem) => problem.row)).toContain(1)
    expect(problems.map((problem) => problem.message).join()).toMatch(message)
  })

  it('names the columns that a new product lacks', async () => {
    const { problems } = await check('Name,Price\nNever Seen Fan,5')
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Category'],
      [2, 'Images'],
    ])
  })

  it.each([
    ['is empty', '', 422, /no rows/],
    ['has only a header', header, 422, /no rows/],
    ['is not UTF-8', Buffer.from([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0xe9]), 422, /not UTF-8/],
    ['has too many rows', `Name\n${'x\n'.repeat(100_001)}`, 422, /more than 100,000 rows\./],
    [
      'has too many empty rows',
      header + '\n'.repeat(200_001),
      422,
      /more than 200,000 rows with the empty/,
    ],
    [
      'has too many rows of empty cells',
      `${header}\n${',,,,,,,,\r\n'.repeat(200_001)}`,
      422,
      /more than 200,000/,
    ],
    ['is too large', header + `${' '.repeat(2_000)}\n`.repeat(67_100), 413, /128 MB at most/],
  ])('rejects a file that %s', async (_name, file, status, message) => {
    const answer = await send(file)
    expect(answer.statusCode).toBe(status)
    expect(answer.json<{ message: string }>().message).toMatch(message)
  })

  it('does not wait for a file that arrives slowly', async () => {
    const origin = await shop.app.listen({ host: 'localhost', port: 0 })
    const { payload, headers } = toForm(toFile(newRow))
    const slow = request(`${origin}/api/import/products`, {
      method: 'POST',
      headers: { ...headers, cookie: admin.cookie },
    })
    slow.write(payload.subarray(0, 100))
    await once(shop.app.server, 'request')
    expect(await check(toFile(newRow))).toMatchObject({ created: 1 })
    slow.end(payload.subarray(100))
    const [answer] = (await once(slow, 'response')) as [IncomingMessage]
    expect(await json(answer)).toMatchObject({ created: 1 })
  })

  it('stores nothing of a file that does not arrive whole', async () => {
    const origin = await shop.app.listen({ host: 'localhost', port: 0 })
    const rows = Array.from({ length: 600 }, (_, index) => newRow.replace('Table', `T${index}`))
    const { payload, headers } = toForm(toFile(...rows))
    const cut = request(`${origin}/api/import/products`, {
      method: 'POST',
      headers: { ...headers, cookie: admin.cookie },
    })
    cut.on('error', () => undefined)
    cut.write(payload.subarray(0, -100))
    const countRows = async () => {
      const rows = await shop.db.selectFrom('product_import_rows').select('row_number').execute()
      return rows.length
    }
    while ((await countRows()) < 250);
    cut.destroy()
    while ((await countRows()) > 0);
    const plans = () => shop.db.selectFrom('product_imports').selectAll().execute()
    while ((await plans()).length > 0);
  })

  it('checks several files at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(toFile(newRow))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  })

  it('rejects another field, another form, customers and visitors', async () => {
    expect((await send(header, admin, 'image')).statusCode).toBe(422)
    expect((await admin.post('/api/import/products', { file: header })).statusCode).toBe(415)
    expect((await send(header, await shop.signIn('user'))).statusCode).toBe(403)
    const { payload, headers } = toForm(header)
    expect((await shop.visitor.post('/api/import/products', payload, headers)).statusCode).toBe(401)
  })
})

describe('a checked import', () => {
  it('changes nothing if one of its products was changed meanwhile, and names it', async () => {
    const { id } = await findProduct('Stand Fan')
    const { _id } = await check(toFile(newRow, `${id},Stand Fan,Fan,1,,Yes,,${picture},`))
    await shop.db.updateTable('products').set({ price: '2' }).where('id', '=', id).execute()
    const before = await products()
    const answer = await apply(_id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'edited_meanwhile',
      message:
        'Nothing was imported, because products were edited, deleted or added after the check: "Stand Fan" (row 3). Please check the file again.',
      messageBn:
        'কিছুই ইমপোর্ট হয়নি, কারণ যাচাইয়ের পরে কিছু পণ্য সম্পাদনা, মোছা বা যোগ করা হয়েছে: “Stand Fan” (সারি ৩)। ফাইলটি আবার যাচাই করুন।',
      details: { rows: [{ row: 3, productName: 'Stand Fan' }] },
    })
    expect(await products()).toEqual(before)
  })

  it('changes nothing if one of its products was deleted, or added under its name', async () => {
    const { id } = await findProduct('Stand Fan')
    const update = await check(`Product ID,Price\n${id},5`)
    await admin.delete(`/api/product/${id}`)
    expect((await apply(update._id)).statusCode).toBe(409)

    await shop.addProduct({ name: 'Other' })
    const addition = await check(toFile(newRow))
    await shop.addProduct({ name: 'table fan' })
    expect((await apply(addition._id)).json()).toMatchObject({
      code: 'edited_meanwhile',
      details: { rows: [{ row: 2, productName: 'table fan' }] },
    })
  })

  it('by a version that lacked some fields leaves them as they are', async () => {
    const { id } = await findProduct('Stand Fan')
    await shop.db
      .updateTable('products')
      .set({ product_name_bn: 'স্ট্যান্ড ফ্যান' })
      .where('id', '=', id)
      .execute()
    const { _id } = await check(toFile(`${id},Stand Fan,Fan,1590,,Yes,,${picture},`, newRow))
    await sql`
      update product_import_rows
      set product = product - 'productNameBn' - 'keyFeaturesBn' - 'descriptionBn'`.execute(shop.db)

    expect((await apply(_id)).json()).toEqual({ created: 1, updated: 1 })
    expect(await findProduct('Stand Fan')).toMatchObject({
      price: '1590.00',
      product_name_bn: 'স্ট্যান্ড ফ্যান',
    })
    expect(await findProduct('Table Fan')).toMatchObject({
      product_name_bn: '',
      key_features_bn: [],
    })
  })

  it('is applied even if it was checked a day ago and is purged at the same moment', async () => {
    const { id } = await findProduct('Stand Fan')
    const { _id } = await check(`Product ID,Price\n${id},5`)
    await sql`update product_imports set created_at = now() - interval '2 days'`.execute(shop.db)
    const countWaiting = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      return rows.length
    }
    let endEdit = () => {}
    const isEdited = new Promise<void>((resolve) => {
      endEdit = resolve
    })
    let editing: Promise<void> = Promise.resolve()
    await new Promise<void>((isLocked) => {
      editing = shop.db.transaction().execute(async (trx) => {
        await sql`select from products where id = ${id} for update`.execute(trx)
        isLocked()
        await isEdited
      })
    })
    // The import has read its plan when it waits for the product.
    const applying = apply(_id)
    while ((await countWaiting()) < 1);
    const purge = { isDone: false }
    const purging = purgeImports(shop.db).then(() => {
      purge.isDone = true
    })
    while (!purge.isDone && (await countWaiting()) < 2);
    endEdit()
    expect((await applying).json()).toEqual({ created: 0, updated: 1 })
    await Promise.all([editing, purging])
    expect(await findProduct('Stand Fan')).toMatchObject({ price: '5.00' })
  })

  it('can be applied only by the admin who has checked it', async () => {
    const { _id } = await check(toFile(newRow))
    expect((await apply(_id, await shop.signIn('admin'))).statusCode).toBe(404)
    expect((await apply(_id, await shop.signIn('user'))).statusCode).toBe(403)
    expect((await apply(newId())).statusCode).toBe(404)
    expect((await apply(_id)).statusCode).toBe(200)
  })
})

describe('thousands of products', () => {
  const row = (index: number, price: number) =>
    `,Model ${index} Power Bank,Fan,${price + index},,Yes,"20000 mAh, USB-C",${picture},"Charges phones, ${'and more '.repeat(30)}"`
  const rows = (price: number) =>
    toFile(...Array.from({ length: 6_000 }, (_, index) => row(index, price)))

  it('are checked and applied, with one event for all', async () => {
    const added = await check(rows(1000))
    expect(added).toMatchObject({ created: 6_000, updated: 0, problems: [] })
    expect((await apply(added._id)).json()).toEqual({ created: 6_000, updated: 0 })
    const changed = await check(rows(2000))
    expect(changed).toMatchObject({ created: 0, updated: 6_000 })
    await shop.db.deleteFrom('changes').execute()
    expect((await apply(changed._id)).statusCode).toBe(200)
    const same = await check(rows(2000))
    expect(same).toMatchObject({ created: 0, updated: 0, unchanged: 6_000 })

    const changes = await shop.db.selectFrom('changes').select('tags').execute()
    const ofProducts = changes.filter(({ tags }) => tags.some((tag) => tag.startsWith('Product')))
    expect(ofProducts).toEqual([
      {
        tags: [
          ...['Product', 'ProductList', 'ProductSearch', 'Product/*', 'Category/*'],
          ...['Dashboard', 'Overview'],
        ],
      },
    ])
  }, 180_000)
})
