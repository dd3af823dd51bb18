import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import fp from 'fastify-plugin'
import { requestTrace } from '../observability/requestTrace'
import type { ServerTrace, Tracing } from '../observability/tracing'
import { pages } from './pages/pages'

const pagePatterns = pages.map(({ pattern }) => ({
  pattern,
  regExp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
}))

/** Browsers send the address of the page, which has IDs; its pattern has none. */
function findPagePattern(referer = ''): string | undefined {
  const [, path] = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(referer) ?? []
  return path && pagePatterns.find(({ regExp }) => regExp.test(path))?.pattern
}

/** Pages and calls, but no files, no probes, and no event streams, which stay open for hours. */
function isTraced({ config: { operation, isPage } }: FastifyRequest['routeOptions']): boolean {
  if (!operation) return isPage === true
  if (operation.id === 'getHealth' || operation.id === 'getReadiness') return false
  return operation.responses['200']?.contentType !== 'text/event-stream'
}

/** Traces requests, and the lines that they log. */
export function createRequestTracing(
  tracing: Tracing,
  logOptions: { disableRequestLogging: boolean },
) {
  const traces = new WeakMap<FastifyRequest, ServerTrace>()

  function start(request: FastifyRequest) {
    const { method, headers, routeOptions } = request
    if (!isTraced(routeOptions)) return
    const route = routeOptions.url ?? 'unknown'
    const findPage = () => findPagePattern(headers.referer)
    const trace = tracing.startTrace({ method, route, headers, findPage })
    if (trace) traces.set(request, trace)
  }

  function runInTrace(request: FastifyRequest, work: () => void) {
    const trace = traces.get(request)
    if (trace) requestTrace.run(trace, work)
    else work()
  }

  class TracingLogController extends LogController {
    override incomingRequest(request: FastifyRequest, reply: FastifyReply) {
      // The first that Fastify does with a request, before all hooks.
      start(request)
      runInTrace(request, () => super.incomingRequest(request, reply))
    }

    override requestCompleted(
      error: Error | null | undefined,
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      runInTrace(request, () => super.requestCompleted(error, request, reply))
    }
  }

  const plugin = fp(async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) => runInTrace(request, done))
    // The events of a request's body do not belong to what was started before them.
    app.addHook('preValidation', (request, _reply, done) => runInTrace(request, done))
    app.addHook('onResponse', (request, reply, done) => {
      traces.get(request)?.end(reply.statusCode)
      done()
    })
  })
  return { plugin, logController: new TracingLogController(logOptions) }
}
