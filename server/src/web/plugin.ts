import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AnswerCache } from '../cache/answerCache'
import { dress } from '../cache/dress'
import type { Config } from '../config'
import type { Database } from '../db/pool'
import { notFound } from '../lib/problem'
import { sendProblem } from '../plugins/problems'
import { robots, sitemap } from './crawlers'
import { missingPage, type Page, pages, type ShownPage } from './pages'
import { loadShell } from './shell'

const year = 365 * 24 * 3600
const day = 24 * 3600

/** Names with a hash never change; pictures keep their names when they are drawn anew. */
const folders = (web: string) => [
  { prefix: '/js/', root: join(web, 'js'), maxAge: year, immutable: true },
  { prefix: '/css/', root: join(web, 'css'), maxAge: year, immutable: true },
  { prefix: '/fonts/', root: join(web, 'fonts'), maxAge: year, immutable: true },
  { prefix: '/assets/', root: join(web, 'assets'), maxAge: year, immutable: true },
  { prefix: '/images/', root: join(web, 'images'), maxAge: 7 * day, immutable: false },
]

const wantsPage = ({ method, headers, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*')

type Options = { config: Config; db: Database; cache: AnswerCache }

async function serveAssets(app: FastifyInstance, web: string) {
  for (const { prefix, root, maxAge, immutable } of folders(web).filter((it) =>
    existsSync(it.root),
  )) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      maxAge: maxAge * 1000,
      immutable,
    })
  }
}

/** The built web client: immutable assets, compressed when they were built, and the pages they start from. */
export const webPlugin = fp(async (app: FastifyInstance, { config, db, cache }: Options) => {
  await serveAssets(app, config.paths.web)
  const shell = await loadShell(config)

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, begun, answer }: { key: string; begun: number; answer: ShownPage },
  ) {
    const kept = await cache.keep(key, begun, answer.tags, {
      body: shell(answer.head),
      contentType: 'text/html; charset=utf-8',
      etag: undefined,
      headers: {},
    })
    reply.code(answer.status)
    return reply.send(dress(request, reply, kept))
  }

  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, { key: 'page missing', begun: cache.begin(), answer: missingPage })

  const serve = ({ describe }: Page) =>
    async function servePage(request: FastifyRequest, reply: FastifyReply) {
      const key = `page ${new URL(request.url, config.publicUrl).pathname}`
      const kept = cache.get(key)
      if (kept) return reply.send(dress(request, reply, kept))
      const begun = cache.begin()
      const answer = await describe(request.params as Record<string, string>, db)
      if ('redirect' in answer) return reply.redirect(answer.redirect, 301)
      if (answer.status === 404) return sendMissing(request, reply)
      return send(request, reply, { key, begun, answer })
    }

  for (const page of pages) app.get(page.pattern, serve(page))
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml').send(await sitemap(db, config.publicUrl)),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send(robots(config.publicUrl)),
  )
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendMissing(request, reply)
      : sendProblem(request, reply, notFound('Address')),
  )
})
