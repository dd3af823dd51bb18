import { sql } from 'kysely'
import { productPath } from '../../../../common/addresses'
import type { Product } from '../../../src/modules/catalog/product'
import { countPendingStars } from '../../../src/modules/reviews'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { plainIndex, writeClientBuild } from '../../support/clientBuild'
import { insertOrder, insertProduct } from '../../support/rows'

let build: Awaited<ReturnType<typeof writeClientBuild>>
let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  build = await writeClientBuild({ 'index.html': plainIndex })
  shop = await startTestApp({ root: build.root })
  admin = await shop.signIn('admin')
})
afterAll(async () => {
  await shop.close()
  await build.remove()
})

type Reviews = { reviews: { text: string; stars?: number }[]; total: number }

const reviewsOf = async (productId: string, query = '') =>
  (await shop.visitor.get(`/api/product/${productId}/reviews${query}`)).json<Reviews>()

/** A delivered order of the products, without a review. */
async function deliver(...productIds: string[]) {
  const customer = await shop.signIn('user')
  const { id } = await insertOrder(shop.db, {
    order: { user_id: customer.id, status: 'Delivered', delivered_at: new Date() },
    items: productIds.map((product_id) => ({ product_id })),
  })
  const review = (stars?: number) =>
    customer.put(`/api/add-review/${id}`, { reviewText: 'Works well.', stars })
  return { customer, id, review }
}

async function rate(productId: string, ...stars: (number | undefined)[]) {
  const orders = []
  for (const each of stars) {
    const order = await deliver(productId)
    await order.review(each)
    orders.push(order)
  }
  await countPendingStars(shop.db)
  return orders
}

const newProduct = async (name = 'Stand Fan') =>
  (await insertProduct(shop.db, { product_name: name, category: 'Fan' })).id

/** As admins see them, whose answers are not cached. */
async function starCountsOf(id: string) {
  await countPendingStars(shop.db)
  const [product] = (await admin.get(`/api/all-products?ids=${id}`)).json<Product[]>()
  return product?.starCounts
}

it('are counted for each product of the order, and no stars for none', async () => {
  const [one, other] = [await newProduct(), await newProduct()]
  expect(await starCountsOf(one)).toBeUndefined()
  await (await deliver(one, other)).review(5)
  await (await deliver(one)).review()
  await (await deliver(one)).review(2)
  expect(await starCountsOf(one)).toEqual([0, 1, 0, 0, 1])
  expect(await starCountsOf(other)).toEqual([0, 0, 0, 0, 1])
})

it('are left out while the review is hidden, and once its order or user is deleted', async () => {
  const product = await newProduct()
  const [hidden, gone, left] = await rate(product, 1, 2, 3)
  expect(await starCountsOf(product)).toEqual([1, 1, 1, 0, 0])
  const hide = (isHidden: boolean) => admin.put(`/api/orders/${hidden?.id}/review`, { isHidden })
  await hide(true)
  await hide(true)
  expect(await starCountsOf(product)).toEqual([0, 1, 1, 0, 0])
  await admin.delete(`/api/orders/${gone?.id}`)
  await admin.delete(`/user/${left?.customer.id}`)
  expect(await starCountsOf(product)).toEqual(undefined)
  await hide(false)
  expect(await starCountsOf(product)).toEqual([1, 0, 0, 0, 0])
})

it('are counted once each, however many come at once', async () => {
  const [one, other] = [await newProduct(), await newProduct()]
  const orders = await Promise.all(
    Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? deliver(one, other) : deliver(other, one))),
  )
  await Promise.all([
    // Each twice, of which one is refused.
    ...orders.flatMap(({ review }, n) => [review((n % 5) + 1), review((n % 5) + 1)]),
    ...Array.from({ length: 6 }, () => countPendingStars(shop.db)),
  ])
  await Promise.all([
    ...orders
      .slice(0, 2)
      .flatMap(({ id }) => [
        admin.put(`/api/orders/${id}/review`, { isHidden: true }),
        admin.delete(`/api/orders/${id}`),
      ]),
    countPendingStars(shop.db),
  ])
  for (const id of [one, other]) expect(await starCountsOf(id)).toEqual([2, 2, 2, 2, 2])
})

it('choose the reviews that are listed, page by page', async () => {
  const product = await newProduct()
  await rate(product, 5, 4, 5, undefined, 5)
  const all = await reviewsOf(product, '?limit=10')
  expect(all.total).toBe(5)
  expect(all.reviews.map(({ stars }) => stars)).toEqual([5, undefined, 5, 4, 5])
  const first = await reviewsOf(product, '?stars=5&limit=2')
  expect(first).toMatchObject({ total: 3, reviews: [{ stars: 5 }, { stars: 5 }] })
  const second = await reviewsOf(product, '?stars=5&limit=2&page=2')
  expect(second).toMatchObject({ total: 3, reviews: [{ stars: 5 }] })
  expect(await reviewsOf(product, '?stars=1')).toEqual({ reviews: [], total: 0 })
  for (const stars of ['0', '6', '4.5', 'five']) {
    const answer = await shop.visitor.get(`/api/product/${product}/reviews?stars=${stars}`)
    expect(answer.statusCode).toBe(422)
  }
})

it('sort searches and categories, where a few count less than many and none come last', async () => {
  const [loved, liked, lone, poor, none] = await Promise.all(
    ['Loved', 'Liked', 'Lone', 'Poor', 'None'].map((name) => newProduct(`${name} Qubitfan`)),
  )
  await rate(loved ?? '', ...Array.from({ length: 8 }, (_, n) => (n === 0 ? 4 : 5)))
  await rate(liked ?? '', 4, 4, 4, 4)
  await rate(lone ?? '', 5)
  await rate(poor ?? '', 1, 1)
  const expected = [loved, lone, liked, poor, none]
  const idsOf = async (path: string) => {
    const { result } = (await shop.visitor.get(path)).json<{ result: Product[] }>()
    return result.map(({ _id }) => _id)
  }
  expect(await idsOf('/api/search?search=qubitfan&sort=bestRated')).toEqual(expected)
  expect(await idsOf('/api/search?search=qubitfan&sort=bestRated&limit=2&page=2')).toEqual(
    expected.slice(2, 4),
  )
  const inCategory = await idsOf('/api/products/fan?limit=100&sort=bestRated')
  expect(inCategory.filter((id) => expected.includes(id))).toEqual(expected)
})

it('do not make a product another version', async () => {
  const product = await newProduct()
  const versionOf = async () =>
    await shop.db
      .selectFrom('products')
      .select(['version', 'updated_at'])
      .where('id', '=', product)
      .executeTakeFirstOrThrow()
  const before = await versionOf()
  await rate(product, 5)
  expect(await versionOf()).toEqual(before)
})

it('are described to crawlers on the page, with the reviews that have them', async () => {
  const product = await newProduct('Rated Fan')
  const unrated = await newProduct('Rated Fan')
  await rate(product, 5, undefined, 4)
  const describe = async (id: string) => {
    const path = productPath({ _id: id, productName: 'Rated Fan' })
    const { body } = await shop.visitor.get(path)
    const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    return JSON.parse(text) as Record<string, unknown>
  }
  expect(await describe(product)).toMatchObject({
    '@type': 'Product',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2 },
    review: [
      { '@type': 'Review', reviewRating: { ratingValue: 4 }, reviewBody: 'Works well.' },
      { '@type': 'Review', reviewRating: { ratingValue: 5 } },
    ],
  })
  const plain = await describe(unrated)
  expect(plain).toHaveProperty('offers')
  expect(plain).not.toHaveProperty('aggregateRating')
  expect(plain).not.toHaveProperty('review')
})

it('are refused by the database without a review, or out of range', async () => {
  const { id } = await deliver(await newProduct())
  const set = (stars: number, text: string | null) =>
    sql`update orders set review_stars = ${stars}, customer_review = ${text}, review_added = ${text && new Date()}
      where id = ${id}`.execute(shop.db)
  await expect(set(5, null)).rejects.toThrow('orders_review_stars')
  await expect(set(6, 'Fine')).rejects.toThrow('orders_review_stars')
  await set(5, 'Fine')
  await expect(
    sql`update orders set review_stars = 1 where id = ${id}`.execute(shop.db),
  ).rejects.toThrow('an order has one review')
})
