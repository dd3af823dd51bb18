import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Tag } from '../../../contract/tags'

export type Encoding = 'br' | 'gzip'

export type CachedAnswer = {
  status: number
  contentType: string
  headers: Readonly<Record<string, string>>
  /** Names the content, whatever its encoding; without quotes. */
  version: string
  body: Buffer
  /** Compressed when first asked for; undefined if it is too small for that. */
  compressed: (encoding: Encoding) => Promise<Buffer> | undefined
}

export type Fresh = {
  /** Only what is 200, as without a status, or marked as `isKept` stays in the cache. */
  status?: number
  isKept?: boolean
  body: string
  contentType: string
  /** The version of the record that is shown. */
  version?: string
  headers?: Record<string, string>
  tags: readonly Tag[]
}

type Entry = { answer: CachedAnswer; tags: readonly Tag[] }

type Computation = { begun: number; answer: Promise<CachedAnswer> }

const brotli = promisify(brotliCompress)
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

const minCompressedBytes = 1024
const megabyte = 1024 * 1024
/** No change is announced when sales are counted: lists of products, which may be in the order of popularity, expire by time. */
const listLifetime = 60_000

const lifetimeOf = ({ tags }: Entry, lifetime: number) =>
  tags.includes('Product') ? lifetime : undefined

function compressLater(body: Buffer): CachedAnswer['compressed'] {
  if (body.length < minCompressedBytes) return () => undefined
  const results: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return (encoding) => {
    results[encoding] ??= compressors[encoding](body)
    return results[encoding]
  }
}

function toAnswer({
  status = 200,
  body: text,
  contentType,
  version,
  headers = {},
}: Fresh): CachedAnswer {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    status,
    contentType,
    headers,
    // The shape of a record can change while its version stays.
    version: version === undefined ? hash : `${version}.${hash}`,
    body,
    compressed: compressLater(body),
  }
}

/**
 * Public answers, kept until a tag that they show is dropped. An answer that was begun before a drop could show what was before
 * it, so it is not kept.
 */
export function createAnswerCache() {
  const keysByTag = new Map<Tag, Set<string>>()
  const computations = new Map<string, Computation>()
  let drops = 0

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
      // Compressed forms take no more than the body itself.
      sizeCalculation: ({ answer }) => answer.body.length * 2 + 1,
      dispose: (entry, key) => unlink(key, entry),
    })

  // A flood of addresses that are used once passes through `recent` and leaves what is used again alone.
  const recent = createTier(1000)
  const frequent = createTier(4000)

  function evict(key: string) {
    recent.delete(key)
    frequent.delete(key)
  }

  function put(tier: typeof recent, key: string, entry: Entry, ttl?: number) {
    evict(key)
    tier.set(key, entry, { ttl })
    if (!tier.has(key)) return
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  function get(key: string): CachedAnswer | undefined {
    const entry = frequent.get(key)
    if (entry) return entry.answer
    const used = recent.get(key)
    if (used) put(frequent, key, used, lifetimeOf(used, recent.getRemainingTTL(key)))
    return used?.answer
  }

  function currentComputation(key: string): Promise<CachedAnswer> | undefined {
    const computation = computations.get(key)
    return computation?.begun === drops ? computation.answer : undefined
  }

  async function computeAndKeep(key: string, begun: number, compute: () => Promise<Fresh>) {
    const fresh = await compute()
    const answer = toAnswer(fresh)
    const { isKept = answer.status === 200, tags } = fresh
    const entry = { answer, tags }
    if (isKept && begun === drops) put(recent, key, entry, lifetimeOf(entry, listLifetime))
    return answer
  }

  return {
    get,
    isComputing: (key: string) => currentComputation(key) !== undefined,
    /** Computes an answer and keeps it; equal calls that come meanwhile share the result. */
    compute(key: string, compute: () => Promise<Fresh>): Promise<CachedAnswer> {
      const current = currentComputation(key)
      if (current) return current
      const answer = computeAndKeep(key, drops, compute).finally(() => {
        if (computations.get(key)?.answer === answer) computations.delete(key)
      })
      computations.set(key, { begun: drops, answer })
      return answer
    },
    drop(tags: readonly Tag[]) {
      drops += 1
      for (const tag of tags) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) evict(key)
      }
    },
    dropAll() {
      drops += 1
      recent.clear()
      frequent.clear()
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
