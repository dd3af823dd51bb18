import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OperationRecord } from '../../../contract/operations'
import { resolveTags, type TagSources } from '../../../contract/tags'
import { canonicalUrl } from '../http/canonicalUrl'
import type { AnswerCache, Fresh } from './answerCache'
import { dress } from './sendCached'

const keptHeaders = ['x-total-count', 'link'] as const

function sourcesOf({ params, query, body }: FastifyRequest, answer: unknown): TagSources {
  return { path: params, query, body, answer }
}

const isCached = ({ method, access, provides }: OperationRecord) =>
  method === 'get' && access === 'public' && provides.length > 0

function toFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { provides }: OperationRecord,
  answer: unknown,
): Fresh {
  const headers = keptHeaders.flatMap((name) => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  const body = reply.serialize(answer)
  if (typeof body !== 'string') throw new Error('an answer in JSON is text')
  return {
    body,
    contentType: 'application/json; charset=utf-8',
    version: reply.getHeader('etag')?.toString().replaceAll('"', ''),
    headers: Object.fromEntries(headers),
    tags: resolveTags(provides, sourcesOf(request, answer)),
  }
}

/**
 * Answers public calls from memory until a tag that they show changes, and drops what a call of this process has changed
 * before that call is answered, so that whoever changed something reads it back at once.
 */
export const answerCachePlugin = fp(
  async (app: FastifyInstance, { cache }: { cache: AnswerCache }) => {
    app.addHook('onRoute', (route) => {
      const operation = route.config?.operation
      if (!operation || !isCached(operation)) return
      const handle = route.handler
      route.handler = async function handleCached(request, reply) {
        const key = canonicalUrl(request)
        const cached = cache.get(key)
        if (cached) return dress(request, reply, cached)
        if (!cache.isComputing(key)) await request.countMiss()
        const answer = await cache.compute(key, async () =>
          toFresh(request, reply, operation, await handle.call(this, request, reply)),
        )
        return dress(request, reply, answer)
      }
    })

    app.addHook('preSerialization', async (request, reply, answer) => {
      const { operation } = request.routeOptions.config
      if (operation && operation.invalidates.length > 0 && reply.statusCode < 300) {
        cache.drop(resolveTags(operation.invalidates, sourcesOf(request, answer)))
      }
      return answer
    })
  },
)
