import type { ServerResponse } from 'node:http'
import { Stream } from 'node:stream'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { text } from '../../../common/text'
import type { OperationRecord } from '../../../contract/operations'
import { toClientNetwork } from './clientNetwork'
import { isEventStream } from './gracefulClose'
import { expensive } from './limits'
import { createLoadShedder, type StartedRequest } from './loadShedder'
import { Problem } from './problem'
import { isCached } from './registerOperations'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts it as work until it is answered; throws while the process is overloaded. */
    startWork(): void
  }
}

/** Event loop delay sheds no load while the process is busy with starting, in milliseconds. */
const startUpTime = 10_000

const overloaded = () =>
  new Problem(
    503,
    'overloaded',
    text('The shop is busy. Please try again.', 'শপ এখন ব্যস্ত। আবার চেষ্টা করুন।'),
    {
      headers: { 'retry-after': '2' },
    },
  )

/** Not those that wait for another service, event streams and health checks. */
const isShed = (request: FastifyRequest, operation: OperationRecord) =>
  !operation.crossSite &&
  !expensive.has(operation.id) &&
  !isEventStream(request) &&
  operation.id !== 'getHealth' &&
  operation.id !== 'getReadiness'

/** Turns requests away with a quick 503 while the process is overloaded. */
export const loadSheddingPlugin = fp(async (app: FastifyInstance, options: { isOn: boolean }) => {
  if (!options.isOn) {
    app.decorateRequest('startWork', () => {})
    return
  }
  const shedder = createLoadShedder()
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  const started = new WeakMap<FastifyRequest, StartedRequest>()
  app.decorateRequest('startWork', function startWork() {
    const response = responses.get(this)
    if (!response) return
    responses.delete(this)
    const counted = shedder.tryStart(toClientNetwork(this.ip))
    if (!counted) throw overloaded()
    started.set(this, counted)
    // The client may have gone while the request waited.
    if (response.destroyed) counted.finish()
    else response.once('close', counted.finish)
  })
  // Before the session is read from the database. Cached responses are counted only if they have to be computed.
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation || isShed(request, operation)) responses.set(request, reply.raw)
    if (operation && !isCached(operation)) request.startWork()
    done()
  })
  // While a body arrives, the request waits for its client.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const counted = started.get(request)
    if (counted && !request.raw.complete) {
      counted.pause()
      payload.once('end', counted.resume)
    }
    done()
  })
  // Not all bodies are read.
  app.addHook('preValidation', (request, _reply, done) => {
    started.get(request)?.resume()
    done()
  })
  // Clients read answers as slowly as they like, and those that wait behind an event stream of their connection are never sent.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (!(payload instanceof Stream)) started.get(request)?.finish()
    done()
  })

  const startedAt = performance.now()
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    retryAfter: 2,
    pressureHandler: (request) => {
      const { operation } = request.routeOptions.config
      // What the gateway says is worth more than the time that it takes.
      if (operation?.id === 'getHealth' || operation?.crossSite) return
      if (performance.now() - startedAt < startUpTime) return
      throw overloaded()
    },
  })
})
