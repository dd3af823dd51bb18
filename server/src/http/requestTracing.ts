import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import fp from 'fastify-plugin'
import type { RequestTrace, Tracing } from '../observability/tracing'
import { pages } from './pages/pages'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the request is not recorded. */
    trace?: RequestTrace | undefined
  }
}

const pagePatterns = pages.map(({ path }) => ({
  pattern: path,
  regExp: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
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

type Options = { tracing: Tracing; disableRequestLogging: boolean }

/** Traces requests, and the lines that they log: Fastify calls it before all hooks. */
export class TracingLogController extends LogController {
  readonly #tracing: Tracing

  constructor({ tracing, disableRequestLogging }: Options) {
    super({ disableRequestLogging })
    this.#tracing = tracing
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply) {
    this.#start(request, reply)
    super.incomingRequest(request, reply)
  }

  #start(request: FastifyRequest, reply: FastifyReply) {
    const { method, headers, routeOptions } = request
    if (!isTraced(routeOptions)) return
    const route = routeOptions.url ?? 'unknown'
    const findPage = () => findPagePattern(headers.referer)
    const trace = this.#tracing.startTrace({ method, route, headers, findPage })
    if (!trace) return
    request.trace = trace
    request.log = request.log.child({ trace_id: trace.traceId })
    reply.log = request.log
    // Comes also if the client has gone before it is answered, when Fastify calls no hook.
    reply.raw.once('close', () => trace.end(reply.statusCode))
  }
}

/** Makes the statements of a recorded request part of its trace. */
export const tracingPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('trace', undefined)
  const runInTrace = ({ trace }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (trace) trace.run(done)
    else done()
  }
  app.addHook('onRequest', runInTrace)
  // The events of a body are those of the connection, not of the request.
  app.addHook('preValidation', runInTrace)
})
