import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { resolveTags, type TagSources } from '../../../contract/tags'
import type { AnswerCache } from './answerCache'
import { dress } from './dress'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a public answer is being made that may be kept. */
    keeping: { begun: number } | undefined
  }
}

const keptHeaders = ['x-total-count', 'link'] as const

function sourcesOf({ params, query, body }: FastifyRequest, answer: unknown): TagSources {
  return { path: params, query, body, answer }
}

function isKept({ method, routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config
  return method === 'GET' && operation?.access === 'public' && operation.provides.length > 0
}

/**
 * Answers public calls from memory until a tag that they show changes, and drops what a call of this process has changed
 * before that call is answered, so that whoever changed something reads it back at once.
 */
export const answerCachePlugin = fp(
  async (app: FastifyInstance, { cache }: { cache: AnswerCache }) => {
    app.decorateRequest('keeping', undefined)

    app.addHook('preHandler', async (request, reply) => {
      if (!isKept(request)) return
      const kept = cache.get(request.url)
      if (kept) return reply.send(dress(request, reply, kept))
      request.keeping = { begun: cache.begin() }
    })

    app.addHook('preSerialization', async (request, reply, answer) => {
      const { operation } = request.routeOptions.config
      if (operation && operation.invalidates.length > 0 && reply.statusCode < 300) {
        cache.drop(resolveTags(operation.invalidates, sourcesOf(request, answer)))
      }
      return answer
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const { keeping, routeOptions } = request
      if (!keeping || reply.statusCode !== 200 || typeof payload !== 'string') return payload
      const tags = resolveTags(
        routeOptions.config.operation?.provides ?? [],
        sourcesOf(request, JSON.parse(payload)),
      )
      const headers = keptHeaders.flatMap((name) => {
        const value = reply.getHeader(name)
        return value === undefined ? [] : [[name, String(value)] as const]
      })
      const etag = reply.getHeader('etag')
      const answer = await cache.keep(request.url, keeping.begun, tags, {
        body: payload,
        contentType: String(reply.getHeader('content-type')),
        etag: etag === undefined ? undefined : String(etag),
        headers: Object.fromEntries(headers),
      })
      return dress(request, reply, answer)
    })
  },
)
