import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { createDiskStorage } from '../../../src/adapters/storage'
import { collectGarbage } from '../../../src/modules/images'
import { startTestApp, type TestApp } from '../../support/app'
import { formOf, photo } from './samplePictures'
import { createUploads } from './uploads'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const { leavesNothing, records, upload } = createUploads(() => shop)

describe('space for uploads', () => {
  /** Bytes that `owner`, or the address of the tests, uploaded some hours ago. */
  const insertUploads = (bytes: number, { owner, hours }: { owner?: string; hours: number }) => {
    const id = newId()
    return sql`
      insert into images (id, owner_id, uploader_address, url, content_type, bytes, created_at)
      values (${id}, ${owner ?? null}, ${owner ? null : '127.0.0.1'}, ${`/uploads/${id}-960.webp`},
        'image/webp', ${bytes}, now() - make_interval(hours => ${hours}))`.execute(shop.db)
  }

  const picture = async () => formOf(await photo(32, 32).png().toBuffer())

  afterEach(() => sql`delete from images`.execute(shop.db))

  it.each([
    ['a visitor’s address', undefined, 50],
    ['a user', 'user', 100],
    ['an admin', 'admin', 5_000],
  ] as const)('is limited for %s within 24 hours', async (_, role, megabytes) => {
    const user = role && (await shop.signIn(role))
    for (let part = 0; part < 5; part++) {
      await insertUploads((megabytes / 5) * 1_000_000, { owner: user?.id, hours: 23 })
    }
    const response = await leavesNothing(async () => upload(await picture(), user))
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('3600')
    expect(response.json()).toMatchObject({ code: 'upload_quota_exceeded' })
    await sql`update images set created_at = now() - interval '25 hours'`.execute(shop.db)
    expect((await upload(await picture(), user)).statusCode).toBe(201)
  })

  it('is counted apart for users and addresses', async () => {
    const [first, second] = [await shop.signIn('user'), await shop.signIn('user')]
    await insertUploads(100_000_000, { owner: first.id, hours: 1 })
    await insertUploads(50_000_000, { hours: 1 })
    const statuses = [first, undefined, second].map(async (user) => {
      const response = await upload(await picture(), user)
      return response.statusCode
    })
    expect(await Promise.all(statuses)).toEqual([429, 429, 201])
  })

  it('is below the limit again once pictures are deleted', async () => {
    const user = await shop.signIn('user')
    await insertUploads(100_000_000, { owner: user.id, hours: 1 })
    expect((await upload(await picture(), user)).statusCode).toBe(429)
    await sql`delete from images where owner_id = ${user.id}`.execute(shop.db)
    expect((await upload(await picture(), user)).statusCode).toBe(201)
  })

  it('needs the address of a visitor for a day only', async () => {
    const url = (await upload(await picture())).json<{ url: string }>().url
    const addressOf = async () =>
      (await records()).find((record) => record.url === url)?.uploader_address
    const user = await shop.signIn('user')
    await sql`update users set photo = ${url} where id = ${user.id}`.execute(shop.db)
    await collectGarbage(shop.db, createDiskStorage(shop.uploads))
    expect(await addressOf()).toBe('127.0.0.1')
    await sql`update images set created_at = now() - interval '25 hours'`.execute(shop.db)
    await collectGarbage(shop.db, createDiskStorage(shop.uploads))
    expect(await addressOf()).toBeNull()
  })
})
