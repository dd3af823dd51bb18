import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Tag } from '../../../contract/tags'

export type Encoding = 'br' | 'gzip'

export type CachedResponse = {
  status: number
  contentType: string
  headers: Readonly<Record<string, string>>
  /** Version of the content, the same for all encodings; without quotes. */
  version: string
  body: Buffer
  /** Compressed on first use; undefined if the body is too small. */
  compressed: (encoding: Encoding) => Promise<Buffer> | undefined
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
}

type Entry = { response: CachedResponse; tags: readonly Tag[] }

type Computation = { startVersion: number; response: Promise<CachedResponse> }

const brotli = promisify(brotliCompress)
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

const minCompressedBytes = 1024
const megabyte = 1024 * 1024
/** Counting sales notifies nobody, so product lists, which may be sorted by popularity, expire by time. */
const listLifetime = 60_000

const toTtl = ({ tags }: Entry, lifetime: number) =>
  tags.includes('Product') ? lifetime : undefined

function createLazyCompression(body: Buffer): CachedResponse['compressed'] {
  if (body.length < minCompressedBytes) return () => undefined
  const results: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return (encoding) => {
    results[encoding] ??= compressors[encoding](body)
    return results[encoding]
  }
}

function toCachedResponse({
  status = 200,
  body: text,
  contentType,
  version,
  headers = {},
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
    compressed: createLazyCompression(body),
  }
}

/**
 * Caches public responses until one of their tags is invalidated. A response whose computation started before an invalidation
 * may be stale and is not stored.
 */
export function createResponseCache() {
  const keysByTag = new Map<Tag, Set<string>>()
  const computations = new Map<string, Computation>()
  let version = 0

  function unlink(key: string, { tags }: Entry) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  const createTier = (max: number) =>
    new LRUCache<string, Entry>({
      max,
      maxSize: 32 * megabyte,
      // Compressed bodies take at most as much again.
      sizeCalculation: ({ response }) => response.body.length * 2 + 1,
      dispose: (entry, key) => unlink(key, entry),
    })

  // URLs used once stay in `recent`, so that a flood of them evicts nothing that is used again.
  const recent = createTier(1000)
  const frequent = createTier(4000)

  function evict(key: string) {
    recent.delete(key)
    frequent.delete(key)
  }

  function store(tier: typeof recent, key: string, entry: Entry, ttl?: number) {
    evict(key)
    tier.set(key, entry, { ttl })
    if (!tier.has(key)) return
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  function get(key: string): CachedResponse | undefined {
    const entry = frequent.get(key)
    if (entry) return entry.response
    const used = recent.get(key)
    if (used) store(frequent, key, used, toTtl(used, recent.getRemainingTTL(key)))
    return used?.response
  }

  function currentComputation(key: string): Promise<CachedResponse> | undefined {
    const computation = computations.get(key)
    return computation?.startVersion === version ? computation.response : undefined
  }

  async function computeAndStore(
    key: string,
    startVersion: number,
    compute: () => Promise<ComputedResponse>,
  ) {
    const computed = await compute()
    const response = toCachedResponse(computed)
    const { isCacheable = response.status === 200, tags } = computed
    const entry = { response, tags }
    if (isCacheable && startVersion === version)
      store(recent, key, entry, toTtl(entry, listLifetime))
    return response
  }

  return {
    get,
    isComputing: (key: string) => currentComputation(key) !== undefined,
    /** Computes and caches a response; concurrent calls with the same key share one computation. */
    compute(key: string, compute: () => Promise<ComputedResponse>): Promise<CachedResponse> {
      const current = currentComputation(key)
      if (current) return current
      const response = computeAndStore(key, version, compute).finally(() => {
        if (computations.get(key)?.response === response) computations.delete(key)
      })
      computations.set(key, { startVersion: version, response })
      return response
    },
    invalidate(tags: readonly Tag[]) {
      version += 1
      for (const tag of tags) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) evict(key)
      }
    },
    invalidateAll() {
      version += 1
      recent.clear()
      frequent.clear()
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
