import { LRUCache } from 'lru-cache'
import type { Tag } from '../../../contract/tags'
import { isUnavailable } from '../db/errors'
import { isCached, operations } from '../http/registerOperations'
import {
  type CachedResponse,
  type ComputedResponse,
  isSameResponse,
  toCachedResponse,
} from './cachedResponse'

type Entry = {
  response: CachedResponse
  tags: readonly Tag[]
  /** Set once one of the tags is invalidated: when, and the last event whose changes the response has. */
  outdated?: { at: number; eventId: string }
}

/** What was invalidated since a computation started. */
type Invalidations = {
  tags: Set<Tag>
  isEverything: boolean
}

type Computation = { response: Promise<CachedResponse>; invalidations: Invalidations }

const megabyte = 1024 * 1024
/** Sales notify nobody, and stars only what shows the product, so product lists, which may be sorted by them, expire by time. */
const listLifetime = 60_000
/** For how long an outdated page may be shown while it is computed anew, in milliseconds. */
const maxOutdatedTime = 1_000

const toTtl = ({ tags }: Entry, lifetime: number) =>
  tags.some((tag) => /^(ProductList|ProductSearch|Category)\b/.test(tag)) ? lifetime : undefined

const collectionOf = (tag: Tag) => tag.split('/', 1)[0] ?? tag
const allEntriesOf = (tag: Tag) => `${collectionOf(tag)}/*`
/** `Product` is that of the sitemap. */
const cachedCollections = [
  'Product',
  ...operations.filter(isCached).flatMap(({ provides }) => provides.map(collectionOf)),
]

/** Whether a cached response has such a tag. */
export const isCachedTag = (tag: Tag) => cachedCollections.includes(collectionOf(tag))

/** A response that was invalidated just now, and the last event whose changes it has. */
export type OutdatedResponse = { response: CachedResponse; eventId: string }

type Options = {
  collections?: readonly string[]
  /** The last event whose changes the cache has. */
  getEventId?: () => string
  now?: () => number
}

/**
 * Caches public responses until one of their tags is invalidated. A response that has a tag that was invalidated during its
 * computation may be stale and is not stored. `collections` are those of all tags that cached responses have: invalidations of
 * others, such as carts, concern no response.
 */
export function createResponseCache({
  collections = cachedCollections,
  getEventId = () => '',
  now = () => performance.now(),
}: Options = {}) {
  const keysByTag = new Map<Tag, Set<string>>()
  const computations = new Map<string, Computation>()
  /** Of the running computations: more than one of a key only if something was invalidated after the first started. */
  const running = new Set<Invalidations>()

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
      // An expired response stays for when the database is not available.
      noDeleteOnStaleGet: true,
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
    if (entry) return entry.outdated ? undefined : entry.response
    const used = recent.get(key)
    if (!used || used.outdated) return undefined
    store(frequent, key, used, toTtl(used, recent.getRemainingTTL(key)))
    return used.response
  }

  /** An entry whether it has expired, or is outdated, or not. */
  function peek(key: string): Entry | undefined {
    const options = { allowStale: true }
    return frequent.peek(key, options) ?? recent.peek(key, options)
  }

  /** Returns a response whether it has expired or not: it has every change but sales. */
  function getExpired(key: string): CachedResponse | undefined {
    const entry = peek(key)
    return entry?.outdated ? undefined : entry?.response
  }

  function getOutdated(key: string): OutdatedResponse | undefined {
    const { response, outdated } = peek(key) ?? {}
    if (!response || !outdated || now() - outdated.at > maxOutdatedTime) return undefined
    return { response, eventId: outdated.eventId }
  }

  /** Keeps what was compressed, and its place, if a change has changed nothing in it. */
  function storeComputed(key: string, response: CachedResponse, tags: readonly Tag[]) {
    const last = peek(key)
    const isSame = last !== undefined && isSameResponse(last.response, response)
    const entry = { response: isSame ? last.response : response, tags }
    store(frequent.has(key) ? frequent : recent, key, entry, toTtl(entry, listLifetime))
    return entry.response
  }

  /** Tags of cached responses that are invalidated with this one. */
  const affectedTags = (tag: Tag): readonly Tag[] =>
    tag === allEntriesOf(tag)
      ? [...keysByTag.keys()].filter((each) => each.startsWith(tag.slice(0, -1)))
      : [tag]

  /** The running computation, unless something that it may have read has changed since it started. */
  function currentComputation(key: string): Promise<CachedResponse> | undefined {
    const computation = computations.get(key)
    const isCurrent =
      computation?.invalidations.isEverything === false && computation.invalidations.tags.size === 0
    return isCurrent ? computation.response : undefined
  }

  return {
    get,
    getOutdated,
    isComputing: (key: string) => currentComputation(key) !== undefined,
    /**
     * Computes and caches a response; concurrent calls with the same key share one computation. While the database is not available,
     * an expired response is returned instead.
     */
    compute(key: string, compute: () => Promise<ComputedResponse>): Promise<CachedResponse> {
      const current = currentComputation(key)
      if (current) return current
      const invalidations: Invalidations = { tags: new Set(), isEverything: false }
      const computeAndStore = async () => {
        const computed = await compute()
        const response = toCachedResponse(computed)
        const { isCacheable = response.status === 200, tags } = computed
        const isStale =
          invalidations.isEverything ||
          tags.some(
            (tag) =>
              invalidations.tags.has(tag) ||
              (tag.includes('/') && invalidations.tags.has(allEntriesOf(tag))),
          )
        return isCacheable && !isStale ? storeComputed(key, response, tags) : response
      }
      running.add(invalidations)
      const response = computeAndStore()
        .catch((error: unknown) => {
          const expired = isUnavailable(error) ? getExpired(key) : undefined
          if (!expired) throw error
          return expired
        })
        .finally(() => {
          running.delete(invalidations)
          if (computations.get(key)?.response === response) computations.delete(key)
        })
      computations.set(key, { response, invalidations })
      return response
    },
    invalidate(tags: readonly Tag[]) {
      for (const tag of tags) {
        if (!collections.includes(collectionOf(tag))) continue
        for (const invalidations of running) invalidations.tags.add(tag)
        for (const affected of affectedTags(tag)) {
          for (const key of keysByTag.get(affected) ?? []) {
            const entry = peek(key)
            if (entry) entry.outdated ??= { at: now(), eventId: getEventId() }
          }
        }
      }
    },
    invalidateAll() {
      for (const invalidations of running) invalidations.isEverything = true
      recent.clear()
      frequent.clear()
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
