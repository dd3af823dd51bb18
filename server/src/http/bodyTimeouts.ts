import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

const bodyTimeout = 30_000
/** Uploads have to send `minBytes` in each window. */
const upload = { window: 10_000, minBytes: 80 * 1024, timeout: 240_000 }

const uploads: ReadonlySet<string> = new Set(['uploadImage', 'checkProductImport'])

const problem = JSON.stringify({
  status: 408,
  code: 'too_slow',
  title: 'Request Timeout',
  message: 'The request took too long to arrive.',
})
const tooSlow = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: application/problem+json',
  `Content-Length: ${problem.length}`,
  'Connection: close',
  '',
  problem,
].join('\r\n')

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends requests whose body arrives too slowly. Node's `requestTimeout` is the same for all requests, and an upload of 8 MB over
 * a mobile network takes longer than any other request may.
 */
export const bodyTimeoutsPlugin = fp(async (app: FastifyInstance) => {
  function watch(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    // Injected requests have no socket.
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return
    const isUpload = uploads.has(request.routeOptions.config.operation?.id ?? '')
    const startedAt = performance.now()
    let received = raw.socket.bytesRead

    function check() {
      if (raw.complete || raw.destroyed) {
        stop()
        return
      }
      const { bytesRead } = raw.socket
      const isFastEnough = isUpload && bytesRead - received >= upload.minBytes
      received = bytesRead
      if (isFastEnough && performance.now() - startedAt < upload.timeout) return
      stop()
      // As Node does: reading the body fails when the socket closes.
      if (!reply.raw.headersSent) raw.socket.write(tooSlow)
      raw.socket.destroySoon()
    }
    const timer = setInterval(check, isUpload ? upload.window : bodyTimeout)
    timer.unref()
    const stop = () => clearInterval(timer)
    raw.once('close', stop)
  }

  app.addHook('onRequest', (request, reply, done) => {
    watch(request, reply)
    done()
  })
})
