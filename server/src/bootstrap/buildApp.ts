import { existsSync } from 'node:fs'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import type { PageRenderer } from '../../../common/pageRenderer'
import { sessionPlugin } from '../auth'
import type { ResponseCache } from '../cache/responseCache'
import { responseCachePlugin } from '../cache/responseCachePlugin'
import { apiReferencePlugin } from '../http/apiReference'
import { bodyTimeoutsPlugin } from '../http/bodyTimeouts'
import { gracefulClosePlugin } from '../http/gracefulClose'
import { limitsPlugin } from '../http/limits'
import { loadSheddingPlugin } from '../http/loadShedding'
import { pagesPlugin } from '../http/pages/pagesPlugin'
import { notFound } from '../http/problem'
import {
  createClientErrorHandler,
  createFrameworkErrorHandler,
  problemsPlugin,
  sendProblem,
} from '../http/problemsPlugin'
import { type ReadServersOptions, readServersPlugin } from '../http/readServersPlugin'
import { hasBodyOf, registerOperations } from '../http/registerOperations'
import { TracingLogController, tracingPlugin } from '../http/requestTracing'
import { createSecurityHeaders, securityPlugin } from '../http/security'
import { uploadsPlugin } from '../modules/images'
import { metricsPlugin } from '../observability/metrics'
import type { Tracing } from '../observability/tracing'
import type { Config } from './config'
import { createHandlers, type Services } from './handlers'

export type AppParts = Services & {
  config: Config
  cache: ResponseCache
  /** Says to all processes that something may have changed. */
  notify?: () => void
  readServers?: ReadServersOptions['readServers']
  tracing?: Tracing | undefined
  /** Renders pages to HTML; without it the browser does. */
  renderer?: PageRenderer | undefined
  /** The identity stand-in on the shop's own origin, in a demo. */
  identityRoutes?: FastifyPluginAsync
  /** The page with the mails of a demo. */
  mailboxUrl?: string | undefined
}

/** Builds the server without listening. Plugins run in the order in which they are registered here. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    logger,
    db,
    storage,
    sessions,
    cache,
    tracing,
    broker,
    catchUp,
    notify,
    readServers,
    renderer,
    identityRoutes,
    mailboxUrl,
  } = parts
  const disableRequestLogging = config.isDemo
  const headers = createSecurityHeaders(config)
  const app = Fastify({
    loggerInstance: logger,
    logController: tracing
      ? new TracingLogController({ tracing, disableRequestLogging })
      : new LogController({ disableRequestLogging }),
    bodyLimit: 8 * 1024,
    // Request bodies have their own timeouts, see `bodyTimeoutsPlugin`.
    requestTimeout: 0,
    // What arrives on an open connection while the server closes is still served.
    return503OnClosing: false,
    http: { headersTimeout: 30_000 },
    // Above the 60 s of common load balancers, which otherwise reuse connections that are just being closed.
    keepAliveTimeout: 72_000,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    frameworkErrors: createFrameworkErrorHandler(headers),
    clientErrorHandler: createClientErrorHandler(headers),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (notify) {
    app.addHook('onSend', ({ method }, _reply, _payload, done) => {
      if (method !== 'GET' && method !== 'HEAD') notify()
      done()
    })
  }
  if (tracing) await app.register(tracingPlugin)
  await app.register(problemsPlugin)
  await app.register(gracefulClosePlugin)
  await app.register(bodyTimeoutsPlugin)
  await app.register(metricsPlugin)
  app.removeContentTypeParser('text/plain')
  await app.register(storage.serve, { prefix: '/uploads' })
  await app.register(sessionPlugin, { config, sessions })
  await app.register(securityPlugin, { config, headers })
  await app.register(limitsPlugin, { config, db })
  await app.register(loadSheddingPlugin, { isOn: config.limits.shedLoad })
  await app.register(readServersPlugin, { catchUp, readServers, isSecure: config.isSecure })
  await app.register(responseCachePlugin, { cache, catchUp: readServers ? undefined : catchUp })
  if (identityRoutes) await app.register(identityRoutes)
  if (mailboxUrl) app.get('/emulator/mails', (_request, reply) => reply.redirect(mailboxUrl))
  if (existsSync(config.paths.web)) {
    await app.register(pagesPlugin, { config, db, cache, broker, renderer })
  } else
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound('Address')))
  if (config.environment === 'development') await app.register(apiReferencePlugin, { config })
  const handlers = createHandlers(parts)
  registerOperations(app, handlers, hasBodyOf('json'))
  await app.register(async (forms) => {
    forms.removeContentTypeParser('application/json')
    await forms.register(formBody)
    registerOperations(forms, handlers, hasBodyOf('form'))
  })
  await app.register(async (uploads) => {
    await uploads.register(uploadsPlugin)
    registerOperations(uploads, handlers, hasBodyOf('multipart'))
  })
  return app
}
