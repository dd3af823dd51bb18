import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FastifyRequest } from 'fastify'
import { Problem, unavailable } from '../../http/problem'
import { cacheSeconds, type FileStorage } from './storage'

export type S3Options = {
  bucket: string
  endpoint: string
  region: string
  /** The bucket in the path of the URL, not in the host name. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

/** As in the shop's URLs, so that a CDN can also read from the bucket. */
const folder = 'uploads'
const cacheControl = `public, max-age=${cacheSeconds}, immutable`

/** Undefined for other names than those of pictures, which could reach outside of the folder. */
function toContentType(name: string): string | undefined {
  const extension = /^[\w-]+\.(webp|avif)$/.exec(name)?.[1]
  return extension && `image/${extension}`
}

function toFolderUrl({ bucket, endpoint, pathStyle }: S3Options): string {
  const url = new URL(endpoint)
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  const path = [...url.pathname.split('/'), ...(pathStyle ? [bucket] : []), folder]
  return `${url.origin}/${path.filter(Boolean).join('/')}`
}

/** Conditions that every S3-compatible service supports. Without the others the whole file is sent, as HTTP allows. */
function toConditions({ headers }: FastifyRequest): Record<string, string> {
  const { range = '', 'if-none-match': etag, 'if-modified-since': since = '' } = headers
  const isRange = /^bytes=\d+-\d*$/.test(range) && headers['if-range'] === undefined
  return {
    ...(isRange && { range }),
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(!Number.isNaN(Date.parse(since)) && { 'if-modified-since': since }),
  }
}

const forwardedHeaders = ['content-length', 'content-range', 'last-modified', 'etag'] as const

function pickHeaders(response: Response): Record<string, string> {
  return Object.fromEntries(
    forwardedHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** Whether the file does not exist. A missing bucket is a wrong setting. */
const isMissing = ({ status }: Response, body: string | Buffer) =>
  status === 404 && !body.includes('NoSuchBucket')

/** Files in a bucket of any S3-compatible service. `timeout` limits one call with its retries, in milliseconds. */
export function createS3Storage(options: S3Options, timeout = 10_000): FileStorage {
  const { region, accessKeyId, secretAccessKey } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const folderUrl = toFolderUrl(options)

  const call = (name: string, init: RequestInit) =>
    client.fetch(`${folderUrl}/${encodeURIComponent(name)}`, {
      redirect: 'error',
      // Applies to the body too, which may stall after its first bytes.
      signal: AbortSignal.timeout(timeout),
      ...init,
    })

  async function write(name: string, init: RequestInit) {
    const response = await call(name, init)
    const text = await response.text()
    // Some services respond 404 when a missing file is deleted.
    if (response.ok || (init.method === 'DELETE' && isMissing(response, text))) return
    throw new Error(`${init.method} ${name}: ${response.status} ${text}`)
  }

  /** Undefined if there is no such file. */
  async function read(name: string, request: FastifyRequest) {
    const response = await call(name, { method: request.method, headers: toConditions(request) })
    const { status } = response
    // Read at once: a slow client does not occupy a connection to the store, and a stalled store is a 503.
    const bytes = Buffer.from(await response.arrayBuffer())
    if (isMissing(response, bytes)) return undefined
    if (status === 416) {
      throw new Problem(416, 'range_not_satisfiable', 'The picture has no such range.')
    }
    if (!response.ok && status !== 304) throw new Error(`${name}: ${status} ${bytes.toString()}`)
    return { status, headers: pickHeaders(response), bytes }
  }

  return {
    save: async (files) => {
      const saved = await Promise.allSettled(
        files.map(({ name, bytes }) =>
          write(name, {
            method: 'PUT',
            body: new Uint8Array(bytes),
            headers: {
              'content-type': toContentType(name) ?? 'application/octet-stream',
              'cache-control': cacheControl,
              // Part of the signature, so that the service rejects bytes that changed on their way.
              'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
            },
          }),
        ),
      )
      // Not before all have ended: files saved later could not be deleted.
      for (const each of saved) if (each.status === 'rejected') throw each.reason
    },
    delete: async (names) => {
      await Promise.all(names.map((name) => write(name, { method: 'DELETE' })))
    },
    serve: async (app) => {
      app.route<{ Params: { name: string } }>({
        method: ['GET', 'HEAD'],
        url: '/:name',
        handler: async (request, reply) => {
          const { name } = request.params
          const type = toContentType(name)
          const file =
            type &&
            (await read(name, request).catch((error: unknown) => {
              throw error instanceof Problem
                ? error
                : unavailable('This picture can not be read at the moment.', error)
            }))
          if (!file) {
            reply.callNotFound()
            return reply
          }
          return reply
            .code(file.status)
            .headers({
              'content-type': type,
              'cache-control': cacheControl,
              'accept-ranges': 'bytes',
              ...file.headers,
            })
            .send(file.bytes)
        },
      })
    },
  }
}
