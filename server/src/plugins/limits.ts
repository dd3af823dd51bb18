import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config'
import { Problem } from '../lib/problem'

/** Calls that cost much or guess at secrets. */
const strict = new Set(['createSession', 'uploadImage', 'createPaymentSession'])

/** Before anybody knows who is calling: many customers may share an address. */
const addressFactor = 10
/** Whoever is not signed in uploads one picture, at registration. */
const visitorUploadShare = 1 / 5

const tooMany = (seconds: number) =>
  new Problem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
    headers: { 'retry-after': String(seconds) },
  })

/** A session counts once it was found to be one: a made-up cookie is no way around the limits of an address. */
const callerOf = ({ session, ip }: FastifyRequest) =>
  session ? `user ${session.userId}` : `address ${ip}`

/** Rates by person or address, and a quick 503 rather than a slow answer where the process is overloaded. */
export const limitsPlugin = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  const { perMinute, strictPerMinute, shedLoad } = config.limits
  await app.register(rateLimit, { global: false, timeWindow: 60_000 })

  function limit(name: string, max: number, keyOf: (request: FastifyRequest) => string) {
    const count = app.createRateLimit({
      max: Math.max(1, Math.floor(max)),
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    })
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds)
    }
  }

  const ofAddress = limit('any', perMinute * addressFactor, ({ ip }) => ip)
  const ofCaller = limit('all', perMinute, callerOf)
  const ofStrict = limit('strict', strictPerMinute, callerOf)
  const ofVisitorUploads = limit('uploads', strictPerMinute * visitorUploadShare, callerOf)

  // Files are cheap and cached; only calls are counted.
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.operation) await ofAddress(request)
  })
  // Who is calling is known from here on. Public answers are the same for all, and come from memory.
  app.addHook('preParsing', async (request) => {
    const { operation } = request.routeOptions.config
    if (!operation || (operation.access === 'public' && operation.provides.length > 0)) return
    if (operation.id === 'uploadImage' && !request.session) await ofVisitorUploads(request)
    await (strict.has(operation.id) ? ofStrict(request) : ofCaller(request))
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
