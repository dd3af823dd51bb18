import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config'
import { Problem } from '../lib/problem'

/** Calls that cost much or guess at secrets. */
const strict = new Set(['createSession', 'uploadImage', 'createPaymentSession'])

const callerOf = (request: FastifyRequest) => request.sessionKey ?? request.ip

/** Rates by session or address, and a quick 503 rather than a slow answer where the process is overloaded. */
export const limitsPlugin = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  const { perMinute, strictPerMinute, shedLoad } = config.limits
  await app.register(rateLimit, {
    timeWindow: 60_000,
    max: (request) =>
      strict.has(request.routeOptions.config.operation?.id ?? '') ? strictPerMinute : perMinute,
    keyGenerator: (request) =>
      `${strict.has(request.routeOptions.config.operation?.id ?? '') ? 'strict' : 'all'}:${callerOf(request)}`,
    // Files are cheap and cached; only calls are counted.
    allowList: (request) => request.routeOptions.config.operation === undefined,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        headers: { 'retry-after': String(Math.ceil(ttl / 1000)) },
      }),
  })
  if (!shedLoad) return
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    retryAfter: 2,
    pressureHandler: (request) => {
      if (request.routeOptions.config.operation?.id === 'getHealth') return
      throw new Problem(503, 'overloaded', 'The shop is busy. Please try again.', {
        headers: { 'retry-after': '2' },
      })
    },
  })
})
