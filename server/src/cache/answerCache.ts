import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Tag } from '../../../contract/tags'

export type CachedAnswer = {
  contentType: string
  etag: string
  headers: Readonly<Record<string, string>>
  identity: Buffer
  gzip: Buffer | undefined
  br: Buffer | undefined
}

type Fresh = {
  body: string
  contentType: string
  etag: string | undefined
  headers: Record<string, string>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const mostBytes = 64 * 1024 * 1024
const worthCompressing = 1024
/** No change is announced when sales are counted: lists of products, which may be in the order of popularity, expire by time. */
const listLifetime = 60_000

async function toReadyBytes({ body, contentType, etag, headers }: Fresh): Promise<CachedAnswer> {
  const identity = Buffer.from(body)
  const isLarge = identity.length >= worthCompressing
  const [br, gz] = isLarge
    ? await Promise.all([
        compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
        compressGzip(identity),
      ])
    : []
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { contentType, etag: etag ?? `"${hash}"`, headers, identity, gzip: gz, br }
}

/**
 * Ready bytes of public answers, kept until a tag that they show is dropped.
 * An answer that was begun before a drop could show what was before it, so it is not kept.
 */
export function createAnswerCache() {
  const keysByTag = new Map<Tag, Set<string>>()
  const tagsByKey = new Map<string, readonly Tag[]>()
  let drops = 0

  function forget(key: string) {
    for (const tag of tagsByKey.get(key) ?? []) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    tagsByKey.delete(key)
  }

  const answers = new LRUCache<string, CachedAnswer>({
    max: 5000,
    maxSize: mostBytes,
    sizeCalculation: ({ identity, br, gzip: gz }) =>
      identity.length + (br?.length ?? 0) + (gz?.length ?? 0) + 1,
    dispose: (_answer, key, reason) => {
      if (reason !== 'set') forget(key)
    },
  })

  return {
    get: (key: string) => answers.get(key),
    /** Names the moment at which an answer is begun. */
    begin: () => drops,
    async keep(key: string, begun: number, tags: readonly Tag[], fresh: Fresh) {
      const answer = await toReadyBytes(fresh)
      if (begun !== drops) return answer
      answers.set(key, answer, tags.includes('Product') ? { ttl: listLifetime } : {})
      forget(key)
      tagsByKey.set(key, tags)
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      return answer
    },
    drop(tags: readonly Tag[]) {
      drops += 1
      for (const tag of tags) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) answers.delete(key)
      }
    },
    dropAll() {
      drops += 1
      answers.clear()
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
