import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

export const isEventStream = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.operation?.responses['200']?.contentType === 'text/event-stream'

type Options = {
  /**
   * Maximum time for requests in progress after the server starts to close, in milliseconds; containers are killed after 10 s.
   */
  grace?: number
}

/**
 * Finishes requests in progress before the server closes. Event streams have to be ended, and keep-alive connections need
 * `connection: close`.
 */
export const gracefulClosePlugin = fp(async (app: FastifyInstance, { grace = 8_000 }: Options) => {
  const streams = new Set<ServerResponse>()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined

  app.addHook('onRequest', (request, reply, done) => {
    if (isEventStream(request)) {
      streams.add(reply.raw)
      // Its response is never closed if it waits behind another one of its connection.
      request.raw.once('close', () => streams.delete(reply.raw))
    }
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const stream of streams) {
      const { socket } = stream
      stream.end(() => socket?.end())
    }
    timer = setTimeout(() => app.server.closeAllConnections(), grace)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
})
