import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { createDiskStorage, type FileStorage } from '../../../src/adapters/storage'
import { collectGarbage } from '../../../src/modules/images'
import { formOf, photo } from '../../modules/images/samplePictures'
import { startTestApp, type TestApp } from '../../support/app'
import { startS3Service } from './s3Service'

type Fixture = { storage: FileStorage; stop: () => Promise<void> }

const fixtures: Record<'disk' | 's3', () => Promise<Fixture>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jontro-storage-'))
    return {
      storage: createDiskStorage(join(folder, 'uploads')),
      stop: () => rm(folder, { recursive: true }),
    }
  },
  s3: async () => {
    const service = await startS3Service()
    return { storage: service.connect(), stop: service.stop }
  },
}

async function upload(shop: TestApp) {
  const form = formOf(await photo(300, 200).png().toBuffer())
  return shop.app.inject({ method: 'POST', url: '/api/upload', ...form })
}

const suffixes = ['200.webp', '200.avif', '480.webp', '480.avif', '960.webp', '960.avif']

describe.each(['disk', 's3'] as const)('pictures on %s', (kind) => {
  let fixture: Fixture
  let storage: FileStorage
  let shop: TestApp

  beforeAll(async () => {
    fixture = await fixtures[kind]()
    storage = fixture.storage
    shop = await startTestApp({ storage })
  })
  afterAll(async () => {
    await shop.close()
    await fixture.stop()
  })

  async function uploadedUrl(): Promise<string> {
    const response = await upload(shop)
    expect(response.statusCode).toBe(201)
    return response.json<{ url: string }>().url
  }

  const get = (url: string, headers: IncomingHttpHeaders = {}, method: 'GET' | 'HEAD' = 'GET') =>
    shop.app.inject({ method, url, headers })

  const statusOf = async (url: string) => (await get(url)).statusCode

  it('are served in every size and format, to be cached for a year', async () => {
    const url = await uploadedUrl()
    for (const suffix of suffixes) {
      const response = await get(url.replace('960.webp', suffix))
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': `image/${suffix.slice(-4)}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        etag: expect.stringMatching(/^(W\/)?".+"$/),
        'last-modified': expect.stringMatching(/GMT$/),
      })
      expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    }
  })

  it('are described without their content by HEAD', async () => {
    const url = await uploadedUrl()
    const whole = await get(url)
    const head = await get(url, {}, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
    expect((await get(url.replace('960', '961'), {}, 'HEAD')).statusCode).toBe(404)
  })

  it('are not sent again if they did not change', async () => {
    const url = await uploadedUrl()
    const { etag, 'last-modified': modified } = (await get(url)).headers
    for (const condition of [
      { 'if-none-match': String(etag) },
      { 'if-modified-since': String(modified) },
    ]) {
      const response = await get(url, condition)
      expect(response.statusCode).toBe(304)
      expect(response.rawPayload).toHaveLength(0)
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    for (const condition of [
      { 'if-none-match': '"another"' },
      { 'if-modified-since': 'not a date' },
    ]) {
      expect((await get(url, condition)).statusCode).toBe(200)
    }
  })

  it('are sent in parts', async () => {
    const url = await uploadedUrl()
    const { rawPayload: whole, headers } = await get(url)
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, whole.length],
    ] as const) {
      const part = await get(url, { range })
      expect(part.statusCode).toBe(206)
      expect(part.rawPayload).toEqual(whole.subarray(from, to))
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${whole.length}`)
    }
    expect((await get(url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
    for (const condition of [
      { range: 'bytes=0-9', 'if-range': '"another"' },
      { range: 'gadgets=0-9' },
    ]) {
      const response = await get(url, condition)
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload).toEqual(whole)
      expect(response.headers.etag).toBe(headers.etag)
    }
  })

  it.each([
    '/uploads/',
    '/uploads/nothing-960.webp',
    '/uploads/../package.json',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/..%2fsecret.webp',
    '/uploads/.draft-0000/a.webp',
  ])('are nothing else: %s', async (path) => {
    const response = await get(path)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it('are saved once under a name', async () => {
    const name = `${newId()}-200.webp`
    await storage.save([{ name, bytes: Buffer.from('x') }])
    const response = await get(`/uploads/${name}`)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('x')
  })

  it('fail to be saved if one of the files fails', async () => {
    const tooLong = `${'x'.repeat(1100)}.webp`
    const files = [`${newId()}-200.webp`, tooLong].map((name) => ({
      name,
      bytes: Buffer.from('x'),
    }))
    await expect(storage.save(files)).rejects.toThrow()
  })

  it('are deleted by name, also twice', async () => {
    const url = await uploadedUrl()
    const names = suffixes.map((suffix) =>
      url.slice('/uploads/'.length).replace('960.webp', suffix),
    )
    await storage.delete(names.slice(0, 2))
    await storage.delete(names)
    for (const name of names) expect(await statusOf(`/uploads/${name}`)).toBe(404)
  })

  it('are deleted once they are unused, even if two processes do it at once', async () => {
    const [used, unused] = [await uploadedUrl(), await uploadedUrl()]
    const user = await shop.signIn('user')
    await sql`update users set photo = ${used} where id = ${user.id}`.execute(shop.db)
    await sql`update images set created_at = now() - interval '2 days'`.execute(shop.db)
    const fresh = await uploadedUrl()
    await Promise.all([collectGarbage(shop.db, storage), collectGarbage(shop.db, storage)])
    const rows = await shop.db.selectFrom('images').select('url').execute()
    expect(rows.map(({ url }) => url).sort()).toEqual([used, fresh].sort())
    for (const suffix of suffixes) {
      const statuses = [used, fresh, unused].map((url) => statusOf(url.replace('960.webp', suffix)))
      expect(await Promise.all(statuses)).toEqual([200, 200, 404])
    }
  })
})

describe('if the S3 service', () => {
  let service: Awaited<ReturnType<typeof startS3Service>>
  let shop: TestApp
  let url: string

  beforeAll(async () => {
    service = await startS3Service()
    shop = await startTestApp({ storage: service.connect({ timeout: 1_000 }) })
    url = (await upload(shop)).json<{ url: string }>().url
  })
  afterEach(() => service.heal())
  afterAll(async () => {
    await shop.close()
    await service.stop()
  })

  const newestId = async () => {
    const images = shop.db.selectFrom('images').select('id').orderBy('id', 'desc')
    return (await images.executeTakeFirstOrThrow()).id
  }

  const fileStatuses = async (id: string) =>
    Promise.all(
      suffixes.map(async (suffix) => {
        const response = await shop.app.inject(`/uploads/${id}-${suffix}`)
        return response.statusCode
      }),
    )

  const none = suffixes.map(() => 404)

  async function isUnavailable(response: { statusCode: number; json: () => unknown }) {
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'unavailable' })
  }

  it.each(['hang', 'stall', 'fail'] as const)('%ss, reading responds 503', async (kind) => {
    service.break({ kind, appliesTo: ({ method }) => method === 'GET' })
    const response = await shop.app.inject(url)
    await isUnavailable(response)
    expect(response.headers['cache-control']).toBe('no-store')
    service.heal()
    expect((await shop.app.inject(url)).statusCode).toBe(200)
  })

  it.each(['hang', 'fail'] as const)('%ss, uploading responds 503', async (kind) => {
    service.break({ kind, appliesTo: () => true })
    await isUnavailable(await upload(shop))
  })

  it.each(['hang', 'fail'] as const)('%ss for one of the files, none is left', async (kind) => {
    service.break({
      kind,
      appliesTo: ({ method, url = '' }) => method === 'PUT' && url.includes('480.avif'),
    })
    await isUnavailable(await upload(shop))
    service.heal()
    expect(await fileStatuses(await newestId())).toEqual(none)
  })

  it('fails again when files are to be deleted, they are deleted by the next collection', async () => {
    service.break({
      kind: 'fail',
      appliesTo: ({ method, url = '' }) =>
        method === 'DELETE' || (method === 'PUT' && url.includes('480.avif')),
    })
    await isUnavailable(await upload(shop))
    const id = await newestId()
    expect(await fileStatuses(id)).toContain(200)
    await sql`update images set created_at = now() - interval '2 days' where id = ${id}`.execute(
      shop.db,
    )
    const storage = service.connect()
    await expect(collectGarbage(shop.db, storage)).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining('500') as string }],
    })
    const left = () => shop.db.selectFrom('image_deletions').selectAll().execute()
    expect(await left()).toEqual([{ image_id: id }])
    service.heal()
    await collectGarbage(shop.db, storage)
    expect(await left()).toEqual([])
    expect(await fileStatuses(id)).toEqual(none)
  })

  it.each([
    ['rejects the keys', { secret: 'wrong' }],
    ['has no such bucket', { bucket: 'another' }],
  ])('%s, pictures are unavailable instead of missing', async (_, connection) => {
    const storage = service.connect(connection)
    const misconfigured = await startTestApp({ storage })
    await isUnavailable(await misconfigured.app.inject(url))
    await isUnavailable(await upload(misconfigured))
    await expect(storage.delete([url.slice('/uploads/'.length)])).rejects.toThrow('DELETE')
    await misconfigured.close()
  })
})
