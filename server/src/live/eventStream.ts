import type { FastifyReply, FastifyRequest } from 'fastify'

const heartbeat = 20_000
/** Clients reconnect after this time, with their current session. */
const lifetime = 10 * 60_000
/** A client that does not read its events is disconnected and can reconnect. */
const maxUnreadBytes = 256 * 1024

const toSpreadEvent = (spread: number) => (spread > 0 ? `event: spread\ndata: ${spread}\n\n` : '')

/** Takes over the reply from Fastify and keeps it open for server-sent events. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\n\n')
  // After `end()` the response stays open until the client has closed it; writing until then would throw.
  const write = (text: string) => {
    if (!raw.writableEnded) raw.write(text)
  }
  const checkPeriodically = setInterval(() => write(': \n\n'), heartbeat)
  const lifetimeTimer = setTimeout(() => raw.end(), lifetime)
  const cleanUps: (() => void)[] = []
  request.raw.once('close', () => {
    clearInterval(checkPeriodically)
    clearTimeout(lifetimeTimer)
    for (const cleanUp of cleanUps) cleanUp()
  })
  return {
    /** A reconnecting client sends the `id` of its last event. */
    send(event: string, data: string, id: string, spread = 0) {
      if (raw.writableLength > maxUnreadBytes) raw.destroy()
      else write(`${toSpreadEvent(spread)}id: ${id}\nevent: ${event}\ndata: ${data}\n\n`)
    },
    close() {
      raw.end()
    },
    whenClosed(cleanUp: () => void) {
      cleanUps.push(cleanUp)
    },
  }
}
