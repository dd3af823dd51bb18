import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = { registry: Registry }

type Gauges = { openStreams: () => number }

/** Routes are labelled by their pattern, so that no ID becomes a label. */
export function createMetrics({ openStreams }: Gauges): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'jontro_open_screens',
    help: 'Open event streams',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  return { registry }
}

export const metricsPlugin = fp(async (app: FastifyInstance, { registry }: Metrics) => {
  const durations = new Histogram({
    name: 'jontro_request_seconds',
    help: 'Response time by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
  })
})
