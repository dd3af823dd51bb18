import { once } from 'node:events'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { loadConfig } from '../../../src/bootstrap/config'
import { createLogger } from '../../../src/observability/logger'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import {
  avifClaiming,
  formOf,
  jpegClaiming,
  photo,
  pngClaiming,
  pngWithPage,
  script,
} from './samplePictures'
import { createUploads, type Form } from './uploads'

let shop: TestApp
let origin: string

beforeAll(async () => {
  shop = await startTestApp()
  origin = await shop.app.listen({ host: 'localhost', port: 0 })
})
afterAll(() => shop.close())

const { files, leavesNothing, records, upload } = createUploads(() => shop)

async function refused(form: Form) {
  const answer = await leavesNothing(() => upload(form))
  return { status: answer.statusCode, ...answer.json<{ message: string; code: string }>() }
}

const startOf = ({ headers, payload }: Form) =>
  `POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`

test('the log has no cookie of an upload, not even with all details', async () => {
  const lines: string[] = []
  const config = loadConfig({ NODE_ENV: 'development', LOG_LEVEL: 'trace' }, '/')
  const logger = createLogger(config, { write: (line) => void lines.push(line) })
  const logging = await startTestApp({ logger })
  const { payload, headers } = formOf(await photo(8, 8).png().toBuffer())
  const cookie = 'jontro_session=a-secret'
  await logging.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, cookie },
  })
  await logging.close()
  expect(lines.join()).toContain('busboy')
  expect(lines.join()).not.toContain('a-secret')
})

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
  const notTaken = 'Use a JPEG, PNG, WebP, AVIF or GIF picture.'
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
          socket.write(startOf({ headers, payload }))
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
        await setTimeout(10)
      }
    })
    expect((await upload(formOf(await photo(32, 32).png().toBuffer()))).statusCode).toBe(201)
  })
})

test('pictures of one sender are turned away while eight others of it arrive', async () => {
  const { headers, payload } = formOf(await photo(32, 32).png().toBuffer())
  const { port } = new URL(origin)
  const sockets = Array.from({ length: 8 }, () => connect(Number(port), 'localhost'))
  for (const socket of sockets) socket.write(startOf({ headers, payload }))
  const send = (user?: TestUser) =>
    fetch(`${origin}/api/upload`, {
      method: 'POST',
      headers: { ...headers, ...(user && { cookie: user.cookie }) },
      body: payload,
    })
  const until = async (status: number) => {
    for (let tries = 0; (await send()).status !== status && tries < 50; tries++)
      await setTimeout(20)
    return (await send()).status
  }
  expect(await until(503)).toBe(503)
  expect((await send(await shop.signIn('user'))).status).toBe(201)
  for (const socket of sockets) socket.destroy()
  expect(await until(201)).toBe(201)
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
