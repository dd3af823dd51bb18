import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Tracing } from '../observability/tracing'
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

type Options = { tracing: Tracing; disableRequestLogging: boolean }

/** Traces requests, and the lines that they log: Fastify calls it before and after all hooks. */
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

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    request.trace?.end(reply.statusCode)
    super.requestCompleted(error, request, reply)
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
  }
}
