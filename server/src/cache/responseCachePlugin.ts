import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OperationRecord } from '../../../contract/operations'
import { resolveTags, type TagSources } from '../../../contract/tags'
import { canonicalUrl } from '../http/canonicalUrl'
import type { CatchUp } from '../http/readServersPlugin'
import { isCached } from '../http/registerOperations'
import type { ComputedResponse } from './cachedResponse'
import { isCachedTag, type ResponseCache } from './responseCache'
import { findAndSend } from './sendCached'

/** Each text is another response. */
const searches: readonly string[] = ['searchProducts', 'listSearchResults']

const cachedHeaders = ['x-total-count', 'x-total-more', 'link'] as const

/** IDs in tags are in lower case, as in the database, however the path writes them. */
function toTagSources(
  { params, query, body }: FastifyRequest,
  { caseInsensitive }: OperationRecord,
  response: unknown,
): TagSources {
  const path = Object.entries(params as Record<string, string>).map(([name, value]) => [
    name,
    caseInsensitive.includes(name) ? value.toLowerCase() : value,
  ])
  return { path: Object.fromEntries(path), query, body, response }
}

function toComputedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationRecord,
  response: unknown,
): ComputedResponse {
  const headers = cachedHeaders.flatMap((name) => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  const body = reply.serialize(response)
  if (typeof body !== 'string') throw new Error('a JSON response is text')
  return {
    body,
    contentType: 'application/json; charset=utf-8',
    version: reply.getHeader('etag')?.toString().replaceAll('"', ''),
    headers: Object.fromEntries(headers),
    tags: resolveTags(operation.provides, toTagSources(request, operation, response)),
    isRarelyReused: searches.includes(operation.id),
  }
}

/** No event has a later ID. */
export const everyEvent = '999999999999999'

type Options = {
  cache: ResponseCache
  /** Undefined if callers wait for what they have written when they read. */
  catchUp?: CatchUp | undefined
}

/**
 * Serves public responses from memory. Before the response to a request that has changed one of them is sent, this process reads the
 * change, so that clients read their own writes.
 */
export const responseCachePlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { cache, catchUp } = options
  app.addHook('onRoute', (route) => {
    const operation = route.config?.operation
    if (!operation || !isCached(operation)) return
    const handle = route.handler
    route.handler = function handleCached(request, reply) {
      return findAndSend(request, reply, {
        cache,
        key: canonicalUrl(request),
        compute: async () =>
          toComputedResponse(request, reply, operation, await handle.call(this, request, reply)),
      })
    }
  })

  app.addHook('preSerialization', async (request, reply, response) => {
    const { operation } = request.routeOptions.config
    if (!operation?.invalidates.some(isCachedTag) || reply.statusCode >= 300) return response
    // Only the database knows which category a product was in before.
    await catchUp?.(everyEvent)
    cache.invalidate(resolveTags(operation.invalidates, toTagSources(request, operation, response)))
    return response
  })
})
