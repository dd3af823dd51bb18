import { rename, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { createDiskStorage } from '../../../src/adapters/storage'
import { collectGarbage, requireUploads } from '../../../src/modules/images'
import { startTestApp, type TestApp } from '../../support/app'
import { aReturn, insertOrder } from '../../support/rows'
import { formOf, photo } from './samplePictures'
import { createUploads } from './uploads'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const { files, records, upload } = createUploads(() => shop)

async function keep(): Promise<string> {
  const answer = await upload(formOf(await photo(32, 32).png().toBuffer()))
  return answer.json<{ url: string }>().url
}

const namesOf = async (url: string) =>
  (await files()).filter((name) => name.startsWith(url.slice(9, 45)))

const age = () => sql`update images set created_at = now() - interval '2 days'`.execute(shop.db)

const collect = (storage = createDiskStorage(shop.uploads)) => collectGarbage(shop.db, storage)

describe('an unused picture', () => {
  it('is deleted after a day with all its files; used ones stay', async () => {
    const [forgotten, ofUser, ofProduct, ofOrder, ofReturn, ofReview] = [
      await keep(),
      await keep(),
      await keep(),
      await keep(),
      await keep(),
      await keep(),
    ]
    const user = await shop.signIn('user')
    const product = await shop.addProduct()
    await sql`update users set photo = ${ofUser} where id = ${user.id}`.execute(shop.db)
    await sql`update products set images = ${['/images/x.webp', ofProduct]} where id = ${product}`.execute(
      shop.db,
    )
    const { id } = await insertOrder(shop.db, {
      order: { status: 'Delivered', delivered_at: new Date() },
      items: [{ image: ofOrder, product_id: product }],
    })
    await shop.db
      .insertInto('return_requests')
      .values({ ...aReturn, order_id: id, product_id: product, photos: [ofReturn] })
      .execute()
    await insertOrder(shop.db, {
      order: {
        status: 'Delivered',
        delivered_at: new Date(),
        customer_review: 'Quiet.',
        review_photos: [ofReview],
        review_added: new Date(),
      },
    })
    await age()
    const fresh = await keep()
    await collect()
    expect(await namesOf(forgotten)).toEqual([])
    for (const url of [ofUser, ofProduct, ofOrder, ofReturn, ofReview, fresh]) {
      expect(await namesOf(url)).toHaveLength(6)
    }
    expect((await shop.app.inject(forgotten)).statusCode).toBe(404)
    expect((await shop.app.inject(ofUser)).statusCode).toBe(200)
  })

  it('is kept from the job of an older program, which does not know of reviews and returns', async () => {
    const [ofReturn, ofReview, forgotten] = [await keep(), await keep(), await keep()]
    const product_id = await shop.addProduct()
    const { id } = await insertOrder(shop.db, {
      order: {
        status: 'Delivered',
        delivered_at: new Date(),
        customer_review: 'Quiet.',
        review_photos: [ofReview],
        review_added: new Date(),
      },
      items: [{ product_id }],
    })
    await shop.db
      .insertInto('return_requests')
      .values({ ...aReturn, id: newId(), order_id: id, product_id, photos: [ofReturn] })
      .execute()
    const urls = [ofReturn, ofReview, forgotten]
    await shop.db.deleteFrom('images').where('url', 'in', urls).execute()
    expect((await records()).map(({ url }) => url)).toEqual(
      expect.arrayContaining([ofReturn, ofReview]),
    )
    expect((await records()).map(({ url }) => url)).not.toContain(forgotten)
  })

  it('is deleted in batches, oldest first', async () => {
    const product = await shop.addProduct()
    const ids = Array.from({ length: 1_200 }, () => newId())
    const urls = ids.map((id) => `/uploads/${id}-960.webp`)
    await sql`
      insert into images (id, url, content_type, bytes, created_at)
      select id, url, 'image/webp', 1, now() - interval '2 days'
      from unnest(${ids}::uuid[], ${urls}::text[]) as made (id, url)`.execute(shop.db)
    const shown = [urls[0], urls[700], urls[1_199]]
    await sql`update products set images = ${shown} where id = ${product}`.execute(shop.db)
    await collect()
    const kept = await shop.db.selectFrom('images').select('url').where('url', 'in', urls).execute()
    expect(kept.map(({ url }) => url).sort()).toEqual(shown.sort())
  })

  it('keeps a record of its files if they cannot be deleted, and they are deleted by the next run', async () => {
    const url = await keep()
    const recordsOfFiles = () => shop.db.selectFrom('image_deletions').selectAll().execute()
    await age()
    const away = `${shop.uploads}-away`
    await rename(shop.uploads, away)
    await writeFile(shop.uploads, 'no folder')
    await expect(collect()).rejects.toThrow('could not be deleted')
    await rm(shop.uploads)
    await rename(away, shop.uploads)
    expect(await recordsOfFiles()).toContainEqual({ image_id: url.slice(9, 45) })
    await collect()
    expect(await recordsOfFiles()).toEqual([])
    expect((await records()).map((record) => record.url)).not.toContain(url)
    expect(await namesOf(url)).toEqual([])
  })

  it('keeps no other from being deleted if its files cannot be', async () => {
    const [stuck, other] = [await keep(), await keep()]
    await age()
    const storage = createDiskStorage(shop.uploads)
    const isStuck = (names: readonly string[]) =>
      names.some((name) => stuck.includes(name.slice(0, 36)))
    const failing = {
      ...storage,
      delete: (names: readonly string[]) =>
        isStuck(names) ? Promise.reject(new Error('It is locked')) : storage.delete(names),
    }
    await expect(collect(failing)).rejects.toThrow('could not be deleted')
    expect(await namesOf(other)).toEqual([])
    expect(await namesOf(stuck)).not.toEqual([])
    await collect()
    expect(await namesOf(stuck)).toEqual([])
  })

  it('can no longer be used while the storage deletes its files, which nobody waits for', async () => {
    const url = await keep()
    await age()
    const storage = createDiskStorage(shop.uploads)
    let error: unknown
    await collect({
      ...storage,
      delete: async (names) => {
        error = await shop.db
          .transaction()
          .execute((trx) => requireUploads(trx, 'images', [url]))
          .catch((reason: unknown) => reason)
        await storage.delete(names)
      },
    })
    expect(error).toMatchObject({
      fieldErrors: { images: 'This picture has been deleted. Please upload it again.' },
    })
  })

  it('stays if it is used while the job deletes others', async () => {
    const [deleted, used] = [await keep(), await keep()]
    const product = await shop.addProduct()
    await age()
    const storage = createDiskStorage(shop.uploads)
    await collect({
      ...storage,
      delete: async (names) => {
        await sql`update products set images = ${[used]} where id = ${product}`.execute(shop.db)
        await storage.delete(names)
      },
    })
    expect(await namesOf(deleted)).toEqual([])
    expect(await namesOf(used)).toHaveLength(6)
  })

  it('stays while a transaction that uses it is open', async () => {
    const url = await keep()
    await age()
    const product = await shop.addProduct()
    const trx = await shop.db.startTransaction().execute()
    await requireUploads(trx, 'images', [url])
    await collect()
    await sql`update products set images = ${[url]} where id = ${product}`.execute(trx)
    await trx.commit().execute()
    await collect()
    expect(await namesOf(url)).toHaveLength(6)
  })

  it('stays while a checked import that uses it can be applied', async () => {
    const url = await keep()
    const admin = await shop.signIn('admin')
    const { payload, headers } = formOf(
      Buffer.from(`Name,Category,Price,Images\nImported Fan,Fan,5,${url}`),
      { field: 'file' },
    )
    const checked = await admin.post('/api/import/products', payload, headers)
    const { _id } = checked.json<{ _id: string }>()
    await age()
    await collect()
    expect(await namesOf(url)).toHaveLength(6)
    expect((await admin.post(`/api/import/products/${_id}`)).statusCode).toBe(200)
    await collect()
    expect(await namesOf(url)).toHaveLength(6)
  })
})

describe('a deleted picture', () => {
  const product = {
    productName: 'Quiet Fan',
    category: 'Fan',
    price: 5,
    inStock: true,
    keyFeatures: [],
    description: '',
  }

  it('is not accepted for a product or a profile', async () => {
    const url = await keep()
    await age()
    await collect()
    const admin = await shop.signIn('admin')
    const id = await shop.addProduct()
    const deleted = 'This picture has been deleted. Please upload it again.'
    const images = ['/images/gadget.webp', url]
    for (const answer of [
      await admin.post('/api/product', { ...product, images }),
      await admin.put(`/api/product/${id}`, { ...product, images }),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'invalid', fieldErrors: { images: deleted } },
      ])
    }
    const profile = { email: admin.email, name: 'Rafia', photo: url }
    const answer = await admin.put('/api/add-user', profile)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'invalid', fieldErrors: { photo: deleted } },
    ])
  })

  it('does not keep the other fields of what has it already from being saved', async () => {
    const url = '/uploads/gone-960.webp'
    const admin = await shop.signIn('admin')
    const id = await shop.addProduct()
    await sql`update products set images = ${[url]} where id = ${id}`.execute(shop.db)
    await sql`update users set photo = ${url} where id = ${admin.id}`.execute(shop.db)
    const edited = await admin.put(`/api/product/${id}`, { ...product, images: [url] })
    expect(edited.statusCode).toBe(200)
    const profile = { email: admin.email, name: 'Rafia', photo: url }
    expect((await admin.put('/api/add-user', profile)).statusCode).toBe(200)
  })
})
