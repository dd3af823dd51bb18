import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { text } from '../../../common/text'
import type { OperationRecord } from '../../../contract/operations'
import type { Config } from '../bootstrap/config'
import type { Database } from '../db/pool'
import { createCallCounter } from './callCounter'
import { toClientNetwork } from './clientNetwork'
import { isEventStream } from './gracefulClose'
import { Problem } from './problem'
import { isCached } from './registerOperations'
import { countCall, hashKey } from './sharedRateLimits'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts a response that is not in the cache; throws above the caller's limit. */
    countCacheMiss(): void
  }
}

/** They have a limit of their own. */
export const expensive: ReadonlySet<string> = new Set(['uploadImage', 'createPaymentSession'])

/** Thousands of phones of a mobile network share one address. Cached answers and pages cost next to nothing. */
const addressFactor = 100
/** For calls that no cache answers, of all users of an address together. */
const uncachedFactor = 30
/** For what has to be computed for the visitors of an address. */
const visitorFactor = 5
/** Customers sign in again whenever a tab opens; passwords are guessed at the identity service, not here. */
const signInAddressFactor = 100
const visitorStreamFactor = 100
/** Share for visitors, who upload one picture at registration. */
const visitorUploadShare = 1 / 5
/** Keeps one address from filling the disk: each picture takes about 300 KB. */
const visitorUploadMinutesPerDay = 20
const day = 24 * 3_600_000

/** A share of a limit is a whole number, and at least one. */
const toMaxCalls = (max: number) => Math.max(1, Math.floor(max))

const tooManyRequests = (milliseconds: number) =>
  new Problem(
    429,
    'too_many_requests',
    text('Too many requests. Please wait a moment.', 'অনেক বেশি অনুরোধ এসেছে। একটু পরে চেষ্টা করুন।'),
    {
      headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)) },
    },
  )

const toRateLimitKey = ({ ip }: FastifyRequest) => toClientNetwork(ip)

/** Only existing sessions count as users: an invented cookie must not avoid the limit by address. */
const toCallerKey = (request: FastifyRequest) =>
  request.session ? `user ${request.session.userId}` : `address ${toRateLimitKey(request)}`

function readBodyField({ body }: FastifyRequest, field: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value : ''
}

type Options = { config: Config; db: Database }

/** Limits rates by user or address. */
export const limitsPlugin = fp(async (app: FastifyInstance, { config, db }: Options) => {
  const { perMinute, strictPerMinute, eventStreams } = config.limits
  function limitKeys(max: number, timeWindow = 60_000) {
    const countHere = createCallCounter(timeWindow)
    const maxCalls = toMaxCalls(max)
    return (key: string) => {
      const { count, ttl } = countHere(key)
      if (count > maxCalls) throw tooManyRequests(ttl)
    }
  }
  function limit(max: number, keyOf: (request: FastifyRequest) => string) {
    const limitKey = limitKeys(max)
    return (request: FastifyRequest) => limitKey(keyOf(request))
  }

  /**
   * Counts in the database as well, for all processes together. What this process rejects by itself costs no query, and without the
   * database its own count remains.
   */
  function sharedLimit(
    name: string,
    max: number,
    keyOf: (request: FastifyRequest) => string,
    timeWindow = 60_000,
  ) {
    const limitHere = limitKeys(max, timeWindow)
    return async (request: FastifyRequest) => {
      const key = hashKey(`${name} ${keyOf(request)}`)
      limitHere(key)
      const counted = await countCall(db, key, timeWindow).catch((error: unknown) =>
        request.log.warn(error, 'a call was counted in this process only'),
      )
      if (counted && counted.count > toMaxCalls(max)) throw tooManyRequests(counted.ttl)
    }
  }

  const ofAddress = limit(perMinute * addressFactor, toRateLimitKey)
  const ofUncached = limit(perMinute * uncachedFactor, toRateLimitKey)
  const ofUser = limit(perMinute, toCallerKey)
  const ofVisitors = limit(perMinute * visitorFactor, toCallerKey)
  const ofCaller = (request: FastifyRequest) =>
    request.session ? ofUser(request) : ofVisitors(request)
  const ofStrict = sharedLimit('strict', strictPerMinute, toCallerKey)
  const visitorUploads = strictPerMinute * visitorUploadShare
  const ofVisitorUploads = sharedLimit('uploads', visitorUploads, toCallerKey)
  const ofVisitorDay = sharedLimit(
    'day',
    visitorUploads * visitorUploadMinutesPerDay,
    toCallerKey,
    day,
  )
  const ofSignIns = sharedLimit('sign-ins', strictPerMinute * signInAddressFactor, toRateLimitKey)
  const ofEmail = sharedLimit(
    'e-mail',
    strictPerMinute,
    (request) => `${toRateLimitKey(request)} ${readBodyField(request, 'email').toLowerCase()}`,
  )
  const ofPayment = sharedLimit(
    'payment',
    strictPerMinute,
    (request) => `${toRateLimitKey(request)} ${readBodyField(request, 'tran_id')}`,
  )

  // Static files are cheap; API calls and pages are counted.
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation, isPage } = request.routeOptions.config
    if (operation || isPage || request.is404) ofAddress(request)
    if (operation && !isCached(operation)) ofUncached(request)
    done()
  })
  async function limitOperation(request: FastifyRequest, { id }: OperationRecord) {
    if (id === 'createSession') return ofSignIns(request)
    // Visitors of one address open many; `ofAddress` and the number of open ones limit them.
    if (isEventStream(request) && !request.session) return
    if (id === 'uploadImage' && !request.session) {
      await ofVisitorUploads(request)
      await ofVisitorDay(request)
    }
    if (expensive.has(id)) await ofStrict(request)
    else ofCaller(request)
  }
  // The session is known from here on. Cached responses are not counted unless they have to be computed.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { operation } = request.routeOptions.config
    // The gateway calls for all customers from a few addresses.
    if (!operation || isCached(operation) || operation.crossSite) done()
    else limitOperation(request, operation).then(() => done(), done)
  })
  // Mobile networks give many customers one address, so repeated values are limited: one e-mail, one payment. Invalid bodies
  // count as well.
  app.addHook('preValidation', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (operation?.id === 'createSession') ofEmail(request).then(() => done(), done)
    else if (operation?.crossSite) ofPayment(request).then(() => done(), done)
    else done()
  })
  app.decorateRequest('countCacheMiss', function countCacheMiss() {
    this.startWork()
    ofCaller(this)
  })

  const openStreams = new Map<string, number>()
  app.addHook('preHandler', (request, _reply, done) => {
    // The client may have gone meanwhile: nothing would end its stream.
    if (!isEventStream(request) || request.raw.destroyed) {
      done()
      return
    }
    const caller = toCallerKey(request)
    const open = openStreams.get(caller) ?? 0
    const max = request.session ? eventStreams : eventStreams * visitorStreamFactor
    if (open >= max) throw tooManyRequests(60_000)
    openStreams.set(caller, open + 1)
    request.raw.once('close', () => {
      const left = (openStreams.get(caller) ?? 1) - 1
      if (left > 0) openStreams.set(caller, left)
      else openStreams.delete(caller)
    })
    done()
  })
})
