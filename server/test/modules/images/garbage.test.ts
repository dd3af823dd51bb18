import { rename, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { createDiskStorage } from '../../../src/adapters/storage'
import { collectGarbage } from '../../../src/modules/images'
import { startTestApp, type TestApp } from '../../support/app'
import { insertOrder } from '../../support/rows'
import { formOf, photo } from './samplePictures'
import { createUploads } from './uploads'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const { files, records, upload } = createUploads(() => shop)

describe('an unused picture', () => {
  async function keep(): Promise<string> {
    const answer = await upload(formOf(await photo(32, 32).png().toBuffer()))
    return answer.json<{ url: string }>().url
  }

  const namesOf = async (url: string) =>
    (await files()).filter((name) => name.startsWith(url.slice(9, 45)))

  const age = () => sql`update images set created_at = now() - interval '2 days'`.execute(shop.db)

  const collect = () => collectGarbage(shop.db, createDiskStorage(shop.uploads))

  it('is deleted after a day with all its files; used ones stay', async () => {
    const [forgotten, ofUser, ofProduct, ofOrder] = [
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
    await insertOrder(shop.db, { items: [{ image: ofOrder }] })
    await age()
    const fresh = await keep()
    await collect()
    expect(await namesOf(forgotten)).toEqual([])
    for (const url of [ofUser, ofProduct, ofOrder, fresh]) {
      expect(await namesOf(url)).toHaveLength(6)
    }
    expect((await shop.app.inject(forgotten)).statusCode).toBe(404)
    expect((await shop.app.inject(ofUser)).statusCode).toBe(200)
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

  it('keeps its record if its files cannot be deleted, and is collected by the next run', async () => {
    const url = await keep()
    await age()
    const away = `${shop.uploads}-away`
    await rename(shop.uploads, away)
    await writeFile(shop.uploads, 'no folder')
    await expect(collect()).rejects.toThrow('ENOTDIR')
    await rm(shop.uploads)
    await rename(away, shop.uploads)
    expect((await records()).map((record) => record.url)).toContain(url)
    await collect()
    expect((await records()).map((record) => record.url)).not.toContain(url)
    expect(await namesOf(url)).toEqual([])
  })
})
