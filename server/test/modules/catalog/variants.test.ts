import { sql } from 'kysely'
import { seedDemo } from '../../../../dev-services/demo-data/seed'
import type { components } from '../../../src/contract/generated/types'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { insertProduct } from '../../support/rows'

type Product = components['schemas']['ProductWithVariants']

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  await seedDemo(shop.db)
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const input = (colour: string, changes: object = {}) => ({
  productName: `Dhonira Nova 12 ${colour}`,
  category: 'Fan',
  family: 'Dhonira Nova 12',
  price: 1200,
  images: [`/images/nova-${colour.toLowerCase()}.webp`],
  attributes: [`colour:${colour}`],
  ...changes,
})

const add = async (colour: string, changes?: object) =>
  (await admin.post('/api/product', input(colour, changes))).json<Product>()
const find = async ({ _id }: Product) =>
  (await shop.visitor.get(`/api/product/${_id}`)).json<Product>()
const coloursOf = ({ variants }: Product) =>
  variants?.map(({ attributes: [colour = ''] }) => colour.replace('colour:', '')).sort()
const listed = async ({ _id }: Product, path = '/api/new-arrival') =>
  (await shop.visitor.get(path)).json<Product[]>().find((each) => each._id === _id)

afterEach(async () => {
  await sql`delete from products where family = 'Dhonira Nova 12'`.execute(shop.db)
})

describe('the variants of a product', () => {
  it('are the products of its family and category', async () => {
    const mint = await add('Mint')
    expect(await find(mint)).not.toHaveProperty('variants')
    const sky = await add('Sky', { price: 1300, discountPrice: 1100, inStock: false })
    await add('Teal', { category: 'Lifestyle' })
    await add('Sand', { family: 'Dhonira Nova' })
    const { variants } = await find(mint)
    expect(variants).toHaveLength(2)
    expect(variants).toContainEqual({
      _id: sky._id,
      productName: 'Dhonira Nova 12 Sky',
      productNameBn: '',
      price: 1300,
      discountPrice: 1100,
      inStock: false,
      image: '/images/nova-sky.webp',
      attributes: ['colour:Sky'],
    })
  })

  it('are 24 at most, and one of them is the product itself', async () => {
    const products = await Promise.all(
      Array.from({ length: 26 }, () =>
        insertProduct(shop.db, { family: 'Dhonira Nova 12', attributes: ['colour:Sky'] }),
      ),
    )
    const newest =
      products
        .map(({ id }) => id)
        .sort()
        .at(-1) ?? ''
    const { variants } = (await shop.visitor.get(`/api/product/${newest}`)).json<Product>()
    expect(variants).toHaveLength(24)
    expect(variants?.[0]?._id).toBe(newest)
  })

  it('show each change of another one at once', async () => {
    const [mint, sky] = [await add('Mint'), await add('Sky')]
    expect(coloursOf(await find(mint))).toEqual(['Mint', 'Sky'])
    const other = async () => (await find(mint)).variants?.find(({ _id }) => _id === sky._id)

    await admin.put(`/api/product/${sky._id}/price`, {
      price: 900,
      discountPrice: null,
      previous: { price: 1200, discountPrice: null },
    })
    expect((await other())?.price).toBe(900)
    await admin.post('/api/bulk/products/stock', { ids: [sky._id], inStock: false })
    expect((await other())?.inStock).toBe(false)
    await admin.put(`/api/product/${sky._id}`, input('Teal'))
    expect(coloursOf(await find(mint))).toEqual(['Mint', 'Teal'])

    const sand = await add('Sand')
    expect(coloursOf(await find(mint))).toEqual(['Mint', 'Sand', 'Teal'])
    await admin.put(`/api/product/${sand._id}`, input('Sand', { category: 'Lifestyle' }))
    expect(coloursOf(await find(mint))).toEqual(['Mint', 'Teal'])
    await admin.put(`/api/product/${sand._id}`, input('Sand'))
    expect(coloursOf(await find(mint))).toEqual(['Mint', 'Sand', 'Teal'])
    await admin.put(`/api/product/${sand._id}`, input('Sand', { family: '' }))
    expect(coloursOf(await find(mint))).toEqual(['Mint', 'Teal'])
    await admin.delete(`/api/product/${sky._id}`)
    expect(await find(mint)).not.toHaveProperty('variants')
  })
})

describe('the swatches of a card', () => {
  it('are the colours of its family in the order of the shop, and change with it', async () => {
    const sky = await add('Sky')
    expect(await listed(sky)).not.toHaveProperty('swatches')
    const mint = await add('Mint')
    await add('Mint', { productName: 'Another' })
    const { swatches = [] } = (await listed(sky)) ?? {}
    expect(swatches).toEqual([
      expect.stringMatching(/^#[\da-f]{6}$/),
      expect.stringMatching(/^#[\da-f]{6}$/),
    ])
    expect((await listed(mint))?.swatches).toEqual(swatches)
    await admin.put(`/api/product/${mint._id}`, input('Coral'))
    const [first, ...others] = (await listed(sky))?.swatches ?? []
    expect(others).toEqual(swatches)
    expect(first).not.toBe(swatches[0])
    await admin.post('/api/bulk/products/delete', { ids: [mint._id] })
    expect((await listed(sky))?.swatches).toEqual(swatches)
  })

  it.each([
    '/api/popular-gadget?skip=0&limit=3',
    '/api/best-seller',
    '/api/products/earbuds?limit=12',
    '/api/search?search=earbuds&limit=12',
    '/api/search?search=earbuds&limit=12&sort=lowToHigh',
  ])('are in %s', async (path) => {
    const answer = (await shop.visitor.get(path)).json<Product[] | { result: Product[] }>()
    const products = Array.isArray(answer) ? answer : answer.result
    expect(products.some(({ swatches }) => swatches)).toBe(true)
  })
})

describe('a search', () => {
  it('finds the products of a family by its name', async () => {
    const mint = await add('Mint', { productName: 'Mint Fan', family: 'Dhonira Nova 12' })
    const found = async (text: string) => {
      const results = await shop.visitor.get(
        `/api/search-products?search=${encodeURIComponent(text)}`,
      )
      return results.json<Product[]>().some(({ _id }) => _id === mint._id)
    }
    const foundByAdmin = async (text: string) => {
      const results = await admin.get(`/api/all-products?search=${encodeURIComponent(text)}`)
      return results.json<Product[]>().some(({ _id }) => _id === mint._id)
    }
    expect([await found('dhonira nova'), await foundByAdmin('nova 12')]).toEqual([true, true])
    await admin.put(
      `/api/product/${mint._id}`,
      input('Mint', { productName: 'Mint Fan', family: '' }),
    )
    expect([await found('dhonira nova'), await foundByAdmin('nova 12')]).toEqual([false, false])
    await admin.put(
      `/api/product/${mint._id}`,
      input('Mint', { productName: 'Mint Fan', family: 'Zorvana' }),
    )
    expect([await found('zorvana'), await foundByAdmin('zorvana')]).toEqual([true, true])
    await admin.delete(`/api/product/${mint._id}`)
  })
})
