import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client'

/** Routes are labelled by their pattern, so that no ID becomes a label. */
const requestSeconds = new Histogram({
  name: 'jontro_request_seconds',
  help: 'Response time by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
})

export const openStreams = new Gauge({ name: 'jontro_open_streams', help: 'Open event streams' })

export const cacheLookups = new Counter({
  name: 'jontro_response_cache_lookups_total',
  help: 'Public responses that were in the cache (hit), had just changed (outdated) or had to be computed (miss)',
  labelNames: ['result'],
})

export const failedRenders = new Counter({
  name: 'jontro_failed_renders_total',
  help: 'Pages that the server could not render, and whose empty shell was sent',
})

/** Of several processes the one that is furthest behind. */
export const changesReadAt = new Gauge({
  name: 'jontro_changes_read_timestamp_seconds',
  help: 'When the changes of the database were last read',
  aggregator: 'min',
})

/** Apart from the metrics of web processes, which are added up. */
const jobRegistry = new Registry()

export const jobSucceededAt = new Gauge({
  name: 'jontro_job_succeeded_timestamp_seconds',
  help: 'When a job last succeeded',
  labelNames: ['job'],
  registers: [jobRegistry],
})

export const mailsSent = new Counter({
  name: 'jontro_mails_total',
  help: 'Mails that were sent, that failed for good (failed), or that may have been sent (unclear)',
  labelNames: ['result'],
  registers: [jobRegistry],
})

export const mailsWaiting = new Gauge({
  name: 'jontro_mails_waiting',
  help: 'Mails that wait to be sent or to be tried again',
  registers: [jobRegistry],
})

export const jobMetrics = () => jobRegistry.metrics()
export const webMetrics = () => register.metrics()

/** Metrics of the process itself. Called once. */
export function observeProcess({ waitingForDatabase }: { waitingForDatabase: () => number }) {
  // Milliseconds between two looks at the event loop, and what an idle one measures. The usual 10 take 1 % of a core.
  collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 })
  new Gauge({
    name: 'jontro_database_waiting',
    help: 'Requests that wait for a database connection',
    collect() {
      this.set(waitingForDatabase())
    },
  })
}

export const metricsPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    requestSeconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
    done()
  })
})
