import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { readListing, writeListing } from '../../../../common/listing'
import type { HydrationData, PageRenderer } from '../../../../common/pageRenderer'
import { type Language, languages, pathIn, splitPath } from '../../../../common/text'
import type { Config } from '../../bootstrap/config'
import type { ComputedResponse } from '../../cache/cachedResponse'
import type { ResponseCache } from '../../cache/responseCache'
import { findAndSend, type SendOutdated, sendCached } from '../../cache/sendCached'
import type { Database } from '../../db/pool'
import type { EventBroker } from '../../live/eventBroker'
import { notFound } from '../problem'
import { sendProblem } from '../problemsPlugin'
import { hasJustWritten } from '../readServersPlugin'
import { robots, sitemap } from './crawlers'
import { llmsText } from './markdown'
import { missingPage, type Page, pages, type ShownPage } from './pages'
import { prefersMarkdown } from './prefersMarkdown'
import { renderInside } from './renderInside'
import { loadShell } from './shell'

const year = 365 * 24 * 3600
const day = 24 * 3600

/** File names with a hash never change; pictures keep their names when they are replaced. */
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

/** Redirects are not cached here: there are too many outdated product names. Browsers revalidate them: a name can come back. */
const redirectTo = (location: string, status: 301 | 302): ComputedResponse => ({
  status,
  headers: { location, 'cache-control': 'no-cache' },
  body: '',
  contentType: 'text/plain',
  tags: [],
})

/** The pattern of a page begins its path, so the location is one of the shop's. */
function redirectWithoutSlash({ url }: FastifyRequest, reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').redirect(url.replace(/\/(?=\?|$)/, ''), 301)
}

const setEventId = (reply: FastifyReply, id: string) =>
  reply.header('server-timing', `last-event-id;desc="${id}"`)

type Options = {
  config: Config
  db: Database
  cache: ResponseCache
  broker: Pick<EventBroker, 'getLastEventId'>
  renderer?: PageRenderer | undefined
}

/** Any path that no route has. */
const missingUrl = '/page-not-found'

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

/** Serves the built client: precompressed assets and HTML pages. */
export const pagesPlugin = fp(
  async (app: FastifyInstance, { config, db, cache, broker, renderer }: Options) => {
    await serveAssets(app, config.paths.web)
    // The event stream of the page starts here, however long a browser keeps the page. Not in the HTML, which is the same for hours.
    app.addHook('onRequest', ({ routeOptions, is404 }, reply, done) => {
      if (routeOptions.config.isPage || is404) setEventId(reply, broker.getLastEventId())
      done()
    })
    /** With the ID of its time, so that the page learns of the change. */
    const sendOutdated: SendOutdated = (request, reply, { response, eventId }) => {
      setEventId(reply, eventId)
      return sendCached(request, reply, response)
    }
    const shell = await loadShell(config)

    const toComputedResponse = ({ status, head, tags }: ShownPage): ComputedResponse => ({
      status,
      body: shell(head),
      contentType: 'text/html; charset=utf-8',
      tags,
    })

    /** The page as HTML. `hydration` replaces what the browser receives about it. */
    async function render(
      request: FastifyRequest,
      page: ShownPage,
      {
        url,
        chunk,
        part,
        hydration,
      }: { url: string; chunk: string; part?: string; hydration?: Partial<HydrationData> },
    ): Promise<ComputedResponse> {
      const response = toComputedResponse(page)
      const rendered = renderer && (await renderInside(app, renderer, request, url))
      // The next request tries again.
      if (!rendered) return { ...response, isCacheable: renderer === undefined }
      if ('redirect' in rendered) return redirectTo(rendered.redirect, 302)
      const { html, hydrationData, tags } = rendered
      const content = { html, hydrationData: { ...hydrationData, ...hydration }, chunk, part }
      return {
        ...response,
        body: shell(page.head, content),
        tags: [...new Set([...response.tags, ...tags])],
        isCacheable: true,
      }
    }

    /** `route` is the pattern of a page that exists, but not with these parameters. */
    async function sendMissing(request: FastifyRequest, reply: FastifyReply, route?: string) {
      const { language } = splitPath(request.url)
      const key = `page missing ${language} ${route}`
      const hydration = route === undefined ? {} : { route, isMissing: true }
      const response =
        cache.get(key) ??
        (await cache.compute(key, () =>
          render(request, missingPage(language), {
            url: pathIn(language, missingUrl),
            chunk: '',
            hydration,
          }),
        ))
      return sendCached(request, reply, response)
    }

    const serve = (
      language: Language,
      { path: pattern, rendered: chunk, renderedPart, ...page }: Page,
    ) => {
      const { hasListing, variantOf, describe, toMarkdown } = page
      return function servePage(request: FastifyRequest, reply: FastifyReply) {
        const params = request.params as Record<string, string>
        const variant = variantOf(params)
        if (variant === undefined) return sendMissing(request, reply, pattern)
        const [, search = ''] = request.url.split('?', 2)
        const query =
          hasListing && search
            ? writeListing(readListing(new URLSearchParams(search)))
            : new URLSearchParams()
        const isMarkdown = toMarkdown !== undefined && prefersMarkdown(request.headers.accept)
        return findAndSend(request, reply, {
          cache,
          key: `page ${language} ${pattern} ${variant} ${query.toString()}${isMarkdown ? ' as Markdown' : ''}`,
          compute: async () => {
            const shown = await describe(language, params, query, db)
            if ('redirect' in shown) return redirectTo(shown.redirect, 301)
            const vary = toMarkdown && { vary: 'accept, accept-encoding' }
            if (isMarkdown) {
              const markdown = await toMarkdown(language, params, query, db, config.publicUrl)
              if (!markdown) return toComputedResponse(missingPage(language))
              return { ...markdown, headers: vary, contentType: 'text/markdown; charset=utf-8' }
            }
            if (chunk === undefined || shown.status === 404) return toComputedResponse(shown)
            const [path = pattern] = pathIn(language, shown.head.path ?? pattern).split('?')
            const url = query.size > 0 ? `${path}?${query.toString()}` : path
            const rendered = await render(request, shown, { url, chunk, part: renderedPart })
            return { ...rendered, headers: { ...rendered.headers, ...vary } }
          },
          ...(!isMarkdown && !hasJustWritten(request) && { sendOutdated }),
          send: (_request, _reply, response) => {
            const { status, headers } = response
            if (status === 404) return sendMissing(request, reply, pattern)
            if (headers.location)
              return void reply.headers(headers).redirect(headers.location, status)
            return sendCached(request, reply, response)
          },
        })
      }
    }

    for (const language of languages) {
      for (const page of pages) {
        const path = pathIn(language, page.path)
        app.get(path, { config: { isPage: true } }, serve(language, page))
        if (path !== '/') app.get(`${path}/`, { config: { isPage: true } }, redirectWithoutSlash)
      }
    }
    const serveSitemap = (request: FastifyRequest, reply: FastifyReply, part?: number) =>
      findAndSend(request, reply, {
        cache,
        key: `sitemap ${part}`,
        compute: async () => {
          const body = await sitemap(db, config.publicUrl, part)
          if (body === undefined) return toComputedResponse(missingPage('en'))
          return { body, contentType: 'application/xml', tags: ['Product'] }
        },
        send: (_request, _reply, response) =>
          response.status === 404
            ? sendMissing(request, reply)
            : sendCached(request, reply, response),
      })
    app.get('/sitemap.xml', { config: { isPage: true } }, (request, reply) =>
      serveSitemap(request, reply),
    )
    app.get<{ Params: { part: string } }>(
      '/sitemap-:part(^[1-9]\\d{0,4}$).xml',
      { config: { isPage: true } },
      (request, reply) => serveSitemap(request, reply, Number(request.params.part)),
    )
    app.get('/llms.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(llmsText(config.publicUrl)),
    )
    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain').send(robots(config.publicUrl)),
    )
    app.setNotFoundHandler((request, reply) =>
      wantsPage(request)
        ? sendMissing(request, reply)
        : sendProblem(request, reply, notFound('Address')),
    )
  },
)
