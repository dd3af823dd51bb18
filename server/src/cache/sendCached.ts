import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseQualities } from '../http/qualities'
import { cacheLookups } from '../observability/metrics'
import {
  type CachedResponse,
  type ComputedResponse,
  type Encoding,
  toCachedResponse,
} from './cachedResponse'
import type { OutdatedResponse, ResponseCache } from './responseCache'

const encodings: readonly Encoding[] = ['br', 'gzip']

/** The encodings that the client prefers to none, the best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return []
  const qualityOf = parseQualities(header)
  const rank = (encoding: Encoding) => qualityOf(encoding, '*') ?? 0
  const identity = qualityOf('identity') ?? 0
  return encodings
    .filter((each) => rank(each) > 0 && rank(each) >= identity)
    .sort((one, other) => rank(other) - rank(one))
}

/** Whether an `If-None-Match` list contains the ETag or `*`. */
function matchesETag(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false
  return list.split(',').some((each) => {
    const named = each.trim().replace(/^W\//, '')
    return named === '*' || named === etag
  })
}

/** Sends a cached response, at once if its body is ready: each promise would take time. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): void | Promise<void> {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = acceptedEncodings(accepted).find(
    (each) => response.compressed(each) !== undefined,
  )
  const etag = encoding ? `"${response.version}.${encoding}"` : `"${response.version}"`
  reply
    .code(response.status)
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .headers(response.headers)
  if (response.status === 200 && matchesETag(ifNoneMatch, etag)) {
    reply.code(304).send()
    return
  }
  reply.type(response.contentType)
  if (encoding) reply.header('content-encoding', encoding)
  const body = (encoding && response.compressed(encoding)) ?? response.body
  if (!Buffer.isBuffer(body)) return body.then((ready) => void reply.send(ready))
  reply.send(body)
}

export type SendOutdated = (
  request: FastifyRequest,
  reply: FastifyReply,
  outdated: OutdatedResponse,
) => void | Promise<void>

type Sources = {
  cache: ResponseCache
  key: string
  compute: () => Promise<ComputedResponse>
  /** Sends what was not in the cache. */
  send?: typeof sendCached
  /** Sends what changed just now, while it is computed anew. Without it the request waits. */
  sendOutdated?: SendOutdated
}

/** Sends a response from the cache, or computes it first. */
export function findAndSend(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: Sources,
): void | Promise<void> {
  const isCurrent = request.isCurrent()
  if (isCurrent === true) return sendCurrent(request, reply, sources)
  return isCurrent.then(async (it) => {
    if (it) return sendCurrent(request, reply, sources)
    request.countCacheMiss()
    const { compute, send = sendCached } = sources
    return send(request, reply, toCachedResponse(await compute()))
  })
}

function sendCurrent(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, compute, send = sendCached, sendOutdated }: Sources,
): void | Promise<void> {
  const cached = cache.get(key)
  if (cached) {
    cacheLookups.inc({ result: 'hit' })
    return sendCached(request, reply, cached)
  }
  const outdated = sendOutdated && cache.getOutdated(key)
  cacheLookups.inc({ result: outdated ? 'outdated' : 'miss' })
  if (!cache.isComputing(key)) request.countCacheMiss()
  const computing = cache.compute(key, compute)
  if (!outdated) return computing.then((response) => send(request, reply, response))
  computing.catch((error: unknown) => request.log.warn(error, 'A page was not computed anew'))
  return sendOutdated(request, reply, outdated)
}
