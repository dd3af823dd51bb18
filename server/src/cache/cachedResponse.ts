import { createHash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { Tag } from '../../../contract/tags'

export type Encoding = 'br' | 'gzip'

export type CachedResponse = {
  status: number
  contentType: string
  headers: Readonly<Record<string, string>>
  /** Version of the content, the same for all encodings; without quotes. */
  version: string
  body: Buffer
  /** Compressed on first use, and ready from then on; undefined if the body is too small. */
  compressed: (encoding: Encoding) => Buffer | Promise<Buffer> | undefined
}

export type ComputedResponse = {
  /** Responses with status 200 are cached; others only if this is set. */
  status?: number
  isCacheable?: boolean
  body: string
  contentType: string
  /** Version of the shown record, for the ETag. */
  version?: string
  headers?: Record<string, string>
  tags: readonly Tag[]
  /** It is compressed fast, since it will rarely be used again. */
  isRarelyReused?: boolean
}

const fastQuality = 2
const highQuality = 5

const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})
const brotli = promisify(brotliCompress)
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, brotliOptions(body, highQuality)),
  gzip: promisify(gzip),
}
const syncCompressors: Record<Encoding, (body: Buffer, quality: number) => Buffer> = {
  br: (body, quality) => brotliCompressSync(body, brotliOptions(body, quality)),
  gzip: (body) => gzipSync(body),
}

const minCompressedBytes = 1024
/** Below this, handing the body to another thread takes longer than compressing it. */
const maxSyncBytes = 32 * 1024

function createLazyCompression(body: Buffer, quality: number): CachedResponse['compressed'] {
  if (body.length < minCompressedBytes) return () => undefined
  const results: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {}
  return (encoding) => {
    if (body.length <= maxSyncBytes) {
      results[encoding] ??= syncCompressors[encoding](body, quality)
    } else {
      results[encoding] ??= compressors[encoding](body).then((result) => {
        results[encoding] = result
        return result
      })
    }
    return results[encoding]
  }
}

export function toCachedResponse({
  status = 200,
  body: text,
  contentType,
  version,
  headers = {},
  isRarelyReused = false,
}: ComputedResponse): CachedResponse {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    status,
    contentType,
    headers,
    // A deployment can change a response while the record keeps its version.
    version: version === undefined ? hash : `${version}.${hash}`,
    body,
    compressed: createLazyCompression(body, isRarelyReused ? fastQuality : highQuality),
  }
}

export const isSameResponse = (one: CachedResponse, other: CachedResponse) =>
  one.status === other.status &&
  one.version === other.version &&
  one.contentType === other.contentType &&
  isDeepStrictEqual(one.headers, other.headers)
