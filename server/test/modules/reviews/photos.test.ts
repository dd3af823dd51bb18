import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { createDiskStorage } from '../../../src/adapters/storage'
import { collectGarbage } from '../../../src/modules/images'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { formOf, photo } from '../images/samplePictures'
import { createUploads } from '../images/uploads'

let shop: TestApp
let admin: TestUser
let me: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())
beforeEach(async () => {
  me = await shop.signIn('user')
})

const { records, upload } = createUploads(() => shop)

async function uploadBy(user?: TestUser): Promise<string> {
  const answer = await upload(formOf(await photo(32, 32).png().toBuffer()), user)
  return answer.json<{ url: string }>().url
}

async function deliveredOrder() {
  const order = await placeOrder(shop, me)
  await admin.patch(`/api/orders/${order._id}/deliver`)
  return order
}

const review = (id: string, photos: unknown) =>
  me.put(`/api/add-review/${id}`, { reviewText: 'Very quiet.', photos })

async function photosAt({ cartItems }: Order) {
  const answer = await shop.visitor.get(`/api/product/${cartItems[0]?.gadgetId}/reviews`)
  return answer.json<{ reviews: { photos?: string[] }[] }>().reviews.map(({ photos }) => photos)
}

const exists = async (url: string) => (await records()).some((record) => record.url === url)

async function collect() {
  await sql`update images set created_at = now() - interval '2 days'`.execute(shop.db)
  await collectGarbage(shop.db, createDiskStorage(shop.uploads))
}

describe('photos of a review', () => {
  it('are shown at the product, to the customer and to admins, in their order', async () => {
    const order = await deliveredOrder()
    const photos = [await uploadBy(me), await uploadBy(me), await uploadBy(me)].reverse()
    const answer = await review(order._id, photos)
    expect(answer.json<Order>().reviewPhotos).toEqual(photos)
    expect(await photosAt(order)).toEqual([photos])
    const shownToAdmin = (await admin.get(`/api/order/${order._id}`)).json<Order>()
    expect(shownToAdmin.reviewPhotos).toEqual(photos)
  })

  it('are optional', async () => {
    const order = await deliveredOrder()
    const answer = await review(order._id, [])
    expect(answer.json<Order>()).not.toHaveProperty('reviewPhotos')
    expect(await photosAt(order)).toEqual([undefined])
  })

  it('are only those that the customer uploaded', async () => {
    const order = await deliveredOrder()
    const others = await shop.signIn('user')
    for (const uploader of [others, admin, undefined]) {
      const answer = await review(order._id, [await uploadBy(me), await uploadBy(uploader)])
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'invalid', fieldErrors: { photos: expect.any(String) } },
      ])
    }
    const missing = `/uploads/${newId()}-960.webp`
    expect((await review(order._id, [missing])).statusCode).toBe(422)
    expect((await review(order._id, [await uploadBy(me)])).statusCode).toBe(200)
  })

  it.each([
    'https://pictures.example/x.webp',
    '//pictures.example/x.webp',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '/images/avatar.svg',
    '/uploads/../images/avatar.svg',
    '/logout',
    5,
    null,
  ])('are no other address, like %p', async (url) => {
    const { _id } = await deliveredOrder()
    const answer = await review(_id, [url])
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }])
  })

  it('are three at most, each once', async () => {
    const { _id } = await deliveredOrder()
    const photos = [await uploadBy(me), await uploadBy(me), await uploadBy(me), await uploadBy(me)]
    expect((await review(_id, photos)).statusCode).toBe(422)
    expect((await review(_id, [photos[0], photos[0]])).statusCode).toBe(422)
    expect((await review(_id, photos.slice(1))).statusCode).toBe(200)
  })

  it('are deleted with their order', async () => {
    const order = await deliveredOrder()
    const url = await uploadBy(me)
    await review(order._id, [url])
    await collect()
    expect(await exists(url)).toBe(true)
    await admin.delete(`/api/orders/${order._id}`)
    await collect()
    expect(await exists(url)).toBe(false)
  })

  it('are deleted with their user', async () => {
    const order = await deliveredOrder()
    const url = await uploadBy(me)
    await review(order._id, [url])
    expect((await admin.delete(`/user/${me.id}`)).statusCode).toBe(200)
    await collect()
    expect(await exists(url)).toBe(false)
    const shown = (await admin.get(`/api/order/${order._id}`)).json<Order>()
    expect(shown).toMatchObject({ customerReview: 'Very quiet.' })
    expect(shown).not.toHaveProperty('reviewPhotos')
  })

  it('cannot be exchanged, nor be there without a review', async () => {
    const { _id } = await deliveredOrder()
    const set = (photos: string[]) =>
      sql`update orders set review_photos = ${photos} where id = ${_id}`.execute(shop.db)
    const other = await uploadBy(me)
    await expect(set([other])).rejects.toThrow('orders_review_photos')
    await review(_id, [await uploadBy(me)])
    await expect(set([other])).rejects.toThrow('only removed')
  })
})
