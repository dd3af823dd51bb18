import { v7 as newId } from 'uuid'
import type { Database } from '../../../../src/db/pool'
import { listSearchResults, searchProducts } from '../../../../src/modules/catalog/store'
import { saveCategorySynonyms } from '../../../../src/modules/catalog/synonyms'
import { type FreshDatabase, freshDatabase } from '../../../support/database'
import { insertProduct } from '../../../support/rows'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'demo' })
  db = fresh.db
})
afterAll(() => fresh.drop())

const find = (text: string, limit = 10) => searchProducts(db, text, limit)
const categoriesOf = async (text: string) => [
  ...new Set((await find(text)).map(({ category }) => category)),
]

test.each([
  ['a word', 'earbuds', ['Earbuds']],
  ['whatever case', 'EARBUDS', ['Earbuds']],
  ['a misspelling', 'earbads', ['Earbuds']],
  ['another', 'pawerbank', ['Powerbank']],
  ['swapped letters', 'smart wacth', ['Smartwatch']],
  ['words apart that belong together', 'power bank', ['Powerbank']],
  ['a Bengali word', 'পাখা', ['Fan']],
  ['two Bengali words', 'স্মার্ট ওয়াচ', ['Smartwatch']],
  ['the beginning of a Bengali word', 'পাওয়ারব্যা', ['Powerbank']],
  ['punctuation around it', '  (earbuds)! ', ['Earbuds']],
])('finds %s', async (_, text, categories) => {
  expect(await categoriesOf(text)).toEqual(categories)
})

test('finds a product by every prefix of its name', async () => {
  for (const text of ['e', 'ea', 'ear', 'earb', 'earbu', 'earbud']) {
    const found = await find(text)
    expect(found).toHaveLength(10)
    const products = await fresh.db
      .selectFrom('products')
      .select('search_text')
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .execute()
    for (const { search_text } of products) {
      expect(search_text.split(' ').some((word) => word.startsWith(text))).toBe(true)
    }
  }
})

test('ranks a Bengali name first, also if nothing else was edited', async () => {
  const [hub] = await find('usb hub')
  const name = 'যন্ত্রমুখ সংযোজক'
  expect(await find(name)).not.toContainEqual(expect.objectContaining({ id: hub?.id }))
  const setName = (product_name_bn: string) =>
    db
      .updateTable('products')
      .set({ product_name_bn })
      .where('id', '=', hub?.id ?? '')
      .execute()
  await setName(name)
  expect((await find(name))[0]?.id).toBe(hub?.id)
  await setName('অন্য নাম')
  expect((await find('অন্য নাম'))[0]?.id).toBe(hub?.id)
  expect(await find(name)).not.toContainEqual(expect.objectContaining({ id: hub?.id }))
})

test('ranks an exact name first, and uses all its words', async () => {
  const [product] = await find('dhonira aura pro anc earbuds midnight')
  expect(product?.product_name).toBe('Dhonira Aura Pro ANC Earbuds Midnight')
})

test.each([
  ['ঝিরভো ব্রিজ টেবিল ফ্যান ৮ ইঞ্চি টিল', 'Zhirvo Breeze Table Fan 8 Inch Teal'],
  ['উজ্জ্বন X1 আলট্রা 5G ১৬ জিবি ৫১২ জিবি টাইটানিয়াম', 'Ujjvane X1 Ultra 5G 16GB 512GB Titanium'],
  ['নিত্যরা স্টিলের বোতল ৭৫০ মিলি কোরাল', 'Nityora Steel Bottle 750 ml Coral'],
  ['ছবিকা নূর ৬৫ ইঞ্চি oled স্মার্ট টিভি', 'Chobiqa Noor 65 Inch OLED Smart TV'],
  ['জোলাভিক ট্রায়ো', 'Zolavik Trio 3-in-1 Charging Stand'],
])('finds a product by its Bengali name: %s', async (name, productName) => {
  expect((await find(name))[0]?.product_name).toContain(productName)
})

test('ranks each Bengali name first, in each category', async () => {
  const products = await db
    .selectFrom('products')
    .distinctOn('category')
    .select(['category', 'product_name', 'product_name_bn'])
    .where('product_name_bn', '<>', '')
    .orderBy('category')
    .orderBy('product_name')
    .execute()
  expect(products.length).toBeGreaterThan(10)
  for (const { product_name, product_name_bn } of products) {
    expect((await find(product_name_bn))[0]?.product_name).toBe(product_name)
  }
})

test('ignores one unknown word', async () => {
  expect((await find('dhonira aura gibberisch midnight'))[0]?.product_name).toContain(
    'Dhonira Aura',
  )
})

test('ranks the best sold product first among equal matches', async () => {
  const [dear, cheap] = await Promise.all([
    insertProduct(db, { product_name: 'Quillon Lantern One', sold: 5 }),
    insertProduct(db, { product_name: 'Quillon Lantern Two', sold: 9 }),
  ])
  const order = async () => (await find('quillon')).map(({ id }) => id)
  expect(await order()).toEqual([cheap.id, dear.id])
  await db.updateTable('products').set({ sold: 20 }).where('id', '=', dear.id).execute()
  expect(await order()).toEqual([dear.id, cheap.id])
})

test('ranks a match in the name above one in the category', async () => {
  const { id } = await insertProduct(db, { product_name: 'Laptop Stand', category: 'Lifestyle' })
  const [first] = await find('laptop stand')
  expect(first?.id).toBe(id)
})

test('finds a new product by the Bengali words of its category', async () => {
  await insertProduct(db, { product_name: 'Zephyrine', category: 'fan' })
  expect((await find('zephyrine পাখা')).map(({ product_name }) => product_name)).toEqual([
    'Zephyrine',
  ])
})

test('finds existing products by new words of their category', async () => {
  expect(await find('sheetolpakha')).toEqual([])
  await saveCategorySynonyms(db, { Fan: ['পাখা', 'sheetolpakha'] })
  expect(await categoriesOf('sheetolpakha')).toContain('Fan')
})

test('does not find a renamed product by its previous name, nor a deleted one', async () => {
  const { id } = await insertProduct(db, { product_name: 'Xylophonica' })
  const ids = async (text: string) => (await find(text)).map((product) => product.id)
  expect(await ids('xylophonica')).toEqual([id])
  const rename = { product_name: 'Marimbanova' }
  await db.updateTable('products').set(rename).where('id', '=', id).execute()
  expect(await ids('xylophonica')).toEqual([])
  expect(await ids('marimbanova')).toEqual([id])
  await db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect(await ids('marimbanova')).toEqual([])
})

test.each([
  '',
  '   ',
  '!!!',
  "'; drop table products; --",
  "a' & 'b | !(:*",
  '\\',
  '%',
  '~ear',
  'x'.repeat(200),
  'a b c d e f g h i j k l m n o p',
  '🎧',
])('accepts %j', async (text) => {
  expect((await find(text)).length).toBeLessThanOrEqual(10)
})

test('returns at most the requested number', async () => {
  expect(await find('earbuds', 3)).toHaveLength(3)
  expect(await find('earbuds', 0)).toHaveLength(0)
})

describe('a search with more matches than are sorted at once', () => {
  const names = ['Zorvex Prime', 'Zorvex Primelite', 'Zorvex Cover']
  const products = Array.from({ length: 700 }, (_, number) => ({
    name: names[number % names.length] ?? '',
    price: 500 + number,
    sold: (number * 7919) % 701,
  }))
  const expected = (least = 0) =>
    products
      .filter(({ price }) => price >= least)
      .toSorted(
        (one, other) =>
          names.indexOf(one.name) - names.indexOf(other.name) || other.sold - one.sold,
      )
      .map(({ name, price }) => `${name} ${price}`)
  const pageOf = async (offset: number, minPrice?: number) => {
    const filter = {
      search: 'zorvex prime',
      minPrice,
      maxPrice: undefined,
      groups: [],
      sort: 'relevant',
    } as const
    const { rows, total } = await listSearchResults(db, filter, { offset, limit: 100 })
    return {
      total,
      names: rows.map(({ product_name, price }) => `${product_name} ${Number(price)}`),
    }
  }

  beforeAll(async () => {
    await db
      .insertInto('products')
      .values(
        products.map(({ name, ...product }) => ({
          ...product,
          product_name: name,
          key_features: name === 'Zorvex Cover' ? ['Prime'] : [],
          id: newId(),
          category: 'Fan',
          images: ['/images/one.webp'],
        })),
      )
      .execute()
  })

  it('lists the best first on each page: by their names, then by their features, the most popular first', async () => {
    for (const offset of [0, 200, 600]) {
      expect(await pageOf(offset)).toEqual({
        total: { count: 700, isMore: false },
        names: expected().slice(offset, offset + 100),
      })
    }
  })

  it('lists those of a price range, by the prices that they have now', async () => {
    const page = await pageOf(100, 600)
    expect(page.total.count).toBe(600)
    expect(page.names).toEqual(expected(600).slice(100, 200))
    const [first] = expected()
    const { id } = await db
      .updateTable('products')
      .set({ price: 5_000 })
      .where('price', '=', String(first?.split(' ').at(-1)))
      .where('product_name', '=', 'Zorvex Prime')
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await pageOf(0, 5_000)).names).toEqual(['Zorvex Prime 5000'])
    await db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    expect((await pageOf(0, 5_000)).names).toEqual([])
  })
})
