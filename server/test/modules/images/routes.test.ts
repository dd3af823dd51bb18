import { once } from 'node:events'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { createDiskStorage } from '../../../src/adapters/storage'
import { collectGarbage } from '../../../src/modules/images'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { insertOrder } from '../../support/rows'
import {
  avifClaiming,
  formOf,
  jpegClaiming,
  photo,
  pngClaiming,
  pngWithPage,
  script,
} from './samplePictures'

let shop: TestApp
let origin: string

beforeAll(async () => {
  shop = await startTestApp()
  origin = await shop.app.listen({ host: 'localhost', port: 0 })
})
afterAll(() => shop.close())

type Form = { payload: Buffer | string; headers: { 'content-type': string } }

const upload = ({ payload, headers }: Form, user?: TestUser) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...(user && { cookie: user.cookie }) },
  })

const files = () => readdir(shop.uploads)

const records = () => shop.db.selectFrom('images').selectAll().execute()

/** Checks that files and records are unchanged. */
async function leavesNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = [await files(), await records()]
  const answer = await work()
  expect([await files(), await records()]).toEqual(before)
  return answer
}

async function refused(form: Form) {
  const answer = await leavesNothing(() => upload(form))
  return { status: answer.statusCode, ...answer.json<{ message: string; code: string }>() }
}

describe('a picture', () => {
  it('is rendered in every size and format, and served', async () => {
    const bytes = await photo(1600, 1200).jpeg().toBuffer()
    const answer = await upload(formOf(bytes, { name: 'me.jpg', type: 'image/jpeg' }))
    expect(answer.statusCode).toBe(201)
    const { url } = answer.json<{ url: string }>()
    expect(url).toMatch(/^\/uploads\/[0-9a-f-]{36}-960\.webp$/)
    for (const [width, height] of [
      [200, 150],
      [480, 360],
      [960, 720],
    ]) {
      for (const [extension, format] of [
        ['webp', 'webp'],
        ['avif', 'heif'],
      ]) {
        const file = await shop.app.inject(url.replace('960.webp', `${width}.${extension}`))
        expect(file.statusCode).toBe(200)
        expect(file.headers).toMatchObject({
          'content-type': `image/${extension}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, height, format })
      }
    }
  })

  it('has its owner in the database and no metadata in the files', async () => {
    const user = await shop.signIn('user')
    const bytes = await photo(600, 300)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { url } = (await upload(formOf(bytes), user)).json<{ url: string }>()
    const kept = await sharp(join(shop.uploads, url.slice('/uploads/'.length))).metadata()
    expect(kept).toMatchObject({ width: 300, height: 600 })
    expect(kept).not.toHaveProperty('exif')
    const id = url.slice('/uploads/'.length, -'-960.webp'.length)
    const names = (await files()).filter((name) => name.startsWith(id))
    const sizes = names.map(async (name) => (await stat(join(shop.uploads, name))).size)
    expect((await records()).find((record) => record.url === url)).toMatchObject({
      owner_id: user.id,
      uploader_address: null,
      bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    })
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)('can be %s', async (format) => {
    const bytes = await photo(64, 64).toFormat(format).toBuffer()
    expect((await upload(formOf(bytes))).statusCode).toBe(201)
  })

  it('does not contain a page that was hidden in it', async () => {
    const bytes = await pngWithPage()
    expect(bytes.includes(script)).toBe(true)
    const { url } = (await upload(formOf(bytes, { name: 'page.html' }))).json<{ url: string }>()
    const id = url.slice('/uploads/'.length, -'-960.webp'.length)
    const kept = (await files()).filter((name) => name.startsWith(id))
    expect(kept).toHaveLength(6)
    for (const name of kept) {
      expect((await readFile(join(shop.uploads, name))).includes('script')).toBe(false)
    }
  })

  it.each([
    '../../evil.png',
    '..\\..\\evil.png',
    '/etc/passwd',
    '%2e%2e%2fevil',
    'a\u0000.png',
    '',
  ])('gets a generated file name instead of %j', async (name) => {
    const above = await readdir(join(shop.uploads, '..'))
    const answer = await upload(formOf(await photo(32, 32).png().toBuffer(), { name }))
    expect([201, 422]).toContain(answer.statusCode)
    expect(await readdir(join(shop.uploads, '..'))).toEqual(above)
    for (const file of await files()) {
      expect(file).toMatch(/^[0-9a-f-]{36}-(200|480|960)\.(webp|avif)$/)
    }
  })
})

describe('rejects without leaving files', () => {
  const notTaken = 'Only JPEG, PNG, WebP, AVIF and GIF pictures are taken.'
  const broken = 'This picture is broken. Please choose another one.'

  it.each([
    ['text', Buffer.from('just some words, long enough to be sniffed')],
    ['a page', Buffer.from(script.repeat(3))],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a program', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(500)])],
    [
      'an SVG',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
    ],
    ['an SVG with a prologue', Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg><svg/>`)],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s under the name of a PNG', async (_, bytes) => {
    expect(await refused(formOf(bytes))).toMatchObject({
      status: 422,
      code: 'invalid',
      message: notTaken,
      fieldErrors: { image: notTaken },
    })
  })

  it.each([
    ['the first bytes of a PNG before a page', `\x89PNG\r\n\x1a\n${script}`],
    ['the first bytes of a JPEG before a page', `\xff\xd8\xff\xe0${script}`],
    ['the first bytes of a GIF before a page', `GIF89a${script}`],
    ['the first bytes of an AVIF before a page', `\0\0\0\x20ftypavif${script}`],
    ['the first bytes of a WebP before a page', `RIFF\0\0\0\0WEBP${script}`],
  ])('%s', async (_, text) => {
    expect(await refused(formOf(Buffer.from(text, 'latin1')))).toMatchObject({
      status: 422,
      message: broken,
    })
  })

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('a truncated %s', async (format) => {
    const noise = sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919) % 251)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
    const bytes = await noise.toFormat(format).toBuffer()
    const cut = bytes.subarray(0, Math.floor(bytes.length / 2))
    expect(await refused(formOf(cut))).toMatchObject({ status: 422, message: broken })
  })

  it.each([
    ['PNG', pngClaiming(30_000, 30_000), '30000 × 30000'],
    ['PNG', pngClaiming(2_000_000, 21), '2000000 × 21'],
    ['JPEG', jpegClaiming(65_500, 65_500), '65500 × 65500'],
  ])('a small %s with huge dimensions', async (_, picture, size) => {
    const bytes = await picture
    const from = process.memoryUsage().rss
    const { status, message } = await refused(formOf(bytes))
    expect(status).toBe(422)
    expect(message).toBe(`This picture is too large: ${size} pixels, 40 million at most.`)
    expect(process.memoryUsage().rss - from).toBeLessThan(200 * 1024 * 1024)
  })

  it.each([
    [avifClaiming(4001, 3000), '4001 × 3000 pixels, 12 million at most for an AVIF like this.'],
    [avifClaiming(4001, 2000, 12), '4001 × 2000 pixels, 8 million at most for an AVIF like this.'],
  ])('an AVIF that needs too much memory to decode', async (picture, message) => {
    expect(await refused(formOf(await picture))).toMatchObject({
      status: 422,
      message: `This picture is too large: ${message}`,
    })
  })

  it('a file of 20 MB', async () => {
    const bytes = Buffer.concat([await photo().png().toBuffer(), Buffer.alloc(20 * 1024 * 1024)])
    expect(await refused(formOf(bytes))).toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'This picture is too large: 8 MB at most.',
    })
  })

  it('a file in another field, a text field, no file and no form', async () => {
    const png = await photo(32, 32).png().toBuffer()
    expect(await refused(formOf(png, { field: 'photo' }))).toMatchObject({
      status: 422,
      message: 'The picture goes in the field `image`.',
    })
    const { headers, payload } = formOf(png)
    const end = payload.lastIndexOf('--jontro-test-boundary--')
    const text = Buffer.from(
      '--jontro-test-boundary\r\nContent-Disposition: form-data; name="image"\r\n\r\nwords\r\n--jontro-test-boundary--\r\n',
    )
    const single = 'Send one picture, and nothing else.'
    const cutOff = 'The picture did not arrive whole. Please try again.'
    const wrongType = 'Send the picture as multipart/form-data.'
    for (const [form, status, message] of [
      [{ payload: Buffer.from('--jontro-test-boundary--\r\n') }, 422, 'Please choose a picture.'],
      [{ payload: text }, 422, single],
      [{ payload: Buffer.from('no form') }, 400, cutOff],
      [{ payload: payload.subarray(0, end - 20) }, 400, cutOff],
      [{ payload, headers: { 'content-type': 'multipart/form-data' } }, 400, cutOff],
      [{ payload: '{}', headers: { 'content-type': 'application/json' } }, 415, wrongType],
    ] as const) {
      expect(await refused({ headers, ...form })).toMatchObject({ status, message })
    }
  })

  it('500 aborted uploads', async () => {
    const { headers, payload } = formOf(await photo(2000, 2000).png().toBuffer())
    const { port } = new URL(origin)
    await leavesNothing(async () => {
      for (let round = 0; round < 50; round++) {
        const sockets = Array.from({ length: 10 }, async (_, index) => {
          const socket = connect(Number(port), 'localhost')
          await once(socket, 'connect')
          socket.write(
            `POST /api/upload HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
          )
          socket.write(payload.subarray(0, Math.floor((payload.length * index) / 10)))
          await new Promise(setImmediate)
          socket.destroy()
          await once(socket, 'close')
        })
        await Promise.all(sockets)
      }
      for (let tries = 0; tries < 200; tries++) {
        const open = await new Promise<number>((resolve, reject) =>
          shop.app.server.getConnections((error, count) =>
            error ? reject(error) : resolve(count),
          ),
        )
        if (open === 0) break
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
    expect((await upload(formOf(await photo(32, 32).png().toBuffer()))).statusCode).toBe(201)
  })
})

describe('if a picture cannot be saved', () => {
  it('the response says so, and no file is left', async () => {
    const away = `${shop.uploads}-away`
    await rename(shop.uploads, away)
    await writeFile(shop.uploads, 'no folder')
    const answer = await upload(formOf(await photo(32, 32).png().toBuffer()))
    await rm(shop.uploads)
    await rename(away, shop.uploads)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
  })

  it('no file is saved if no record can be created', async () => {
    await sql`alter table images add constraint none_now check (bytes < 0) not valid`.execute(
      shop.db,
    )
    const form = formOf(await photo(32, 32).png().toBuffer())
    const answer = await leavesNothing(() => upload(form))
    await sql`alter table images drop constraint none_now`.execute(shop.db)
    expect(answer.statusCode).toBe(500)
  })

  it('renders at most two at a time and rejects others', async () => {
    const form = formOf(await photo(3000, 2000).png().toBuffer())
    const before = (await records()).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(form)))
    const kept = answers.filter(({ statusCode }) => statusCode === 201)
    const sentAway = answers.filter(({ statusCode }) => statusCode === 503)
    expect(kept.length + sentAway.length).toBe(6)
    expect(kept.length).toBeGreaterThan(0)
    expect(sentAway.length).toBeGreaterThan(0)
    expect(sentAway.every(({ headers }) => headers['retry-after'] !== undefined)).toBe(true)
    expect((await records()).length - before).toBe(kept.length)
  })
})

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
