import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Span } from '@opentelemetry/api'
import type { Sampler } from '@opentelemetry/sdk-trace'
import type { SamplerName, TracingConfig } from '../bootstrap/config'
import type { QueryRecorder } from '../db/deadlineClient'

/** What the server records of a request before it is answered. */
type RequestStart = {
  method: string
  /** The pattern of the route, which has no IDs. */
  route: string
  headers: IncomingHttpHeaders
  /** Returns the pattern of the page that sent the request. */
  findPage: () => string | undefined
}

/** What is recorded of a request that the sampler has chosen. */
export type RequestTrace = {
  traceId: string
  /** Makes what the server requests from itself a part of this. */
  traceparent: string
  /** Records the statements that `work` causes. */
  run(work: () => void): void
  end(status: number): void
}

export type Tracing = {
  /** Undefined if the sampler does not choose the request. */
  startTrace(request: RequestStart): RequestTrace | undefined
  /** Records statements of requests that have a trace. */
  recordQuery: QueryRecorder
  /** Sends what has not been sent. */
  stop(): Promise<void>
}

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

const stopTimeout = 2_000

/** Messages of PostgreSQL quote values, so only its code of the error is recorded. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** The packages are loaded only here: without tracing no code of theirs runs. */
export async function startTracing(
  { url, serviceName, sampler: { name, ratio } }: TracingConfig,
  onError: (message: string) => void,
): Promise<Tracing> {
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const ignore = () => undefined
  api.diag.setLogger(
    { error: onError, warn: onError, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const samplers: Record<SamplerName, () => Sampler> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
    parentbased_always_on: () => new sdk.ParentBasedSampler({ root: samplers.always_on() }),
    parentbased_always_off: () => new sdk.ParentBasedSampler({ root: samplers.always_off() }),
    parentbased_traceidratio: () => new sdk.ParentBasedSampler({ root: samplers.traceidratio() }),
  }
  const provider = new sdk.TracerProvider({
    sampler: samplers[name](),
    resource: resources
      .resourceFromAttributes({ 'service.name': serviceName })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('jontro')
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace } = api
  const running = new AsyncLocalStorage<Context>()
  let recorded = 0

  function toParent({ traceparent: header }: IncomingHttpHeaders): Context {
    const [, traceId, spanId, flags] =
      (typeof header === 'string' && traceparent.exec(header)) || []
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT
    const traceFlags = Number.parseInt(flags, 16)
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  function recordQuery<T>(sql: string, query: () => Promise<T>): Promise<T> {
    const parent = running.getStore()
    if (!parent) return query()
    const text = sql.trim()
    const [operation = ''] = /[a-z]+/i.exec(text.replace(/^\/\*.*?\*\//, '')) ?? []
    const span = tracer.startSpan(
      operation.toUpperCase(),
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      },
      parent,
    )
    const result = query()
    result.then(
      () => span.end(),
      (error: unknown) => {
        span.setAttribute('error.type', errorType(error))
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    )
    return result
  }

  function end(span: Span, status: number) {
    span.setAttribute('http.response.status_code', status)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    recorded--
    // On Node.js 20 each promise of the process takes longer while the storage is in use.
    if (recorded === 0) running.disable()
  }

  return {
    recordQuery,
    startTrace({ method, route, headers, findPage }) {
      const parent = toParent(headers)
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER }, parent)
      if (!span.isRecording()) return undefined
      span.setAttributes({ 'http.request.method': method, 'http.route': route })
      const page = findPage()
      if (page) span.setAttribute('jontro.page', page)
      const context = trace.setSpan(parent, span)
      recorded++
      const { traceId, spanId } = span.spanContext()
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-01`,
        run: (work) => running.run(context, work),
        end: (status) => end(span, status),
      }
    },
    // The process ends also if nothing accepts the traces.
    stop: () => Promise.race([provider.shutdown(), sleep(stopTimeout, undefined, { ref: false })]),
  }
}
