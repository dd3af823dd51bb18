import type { FastifyReply, FastifyRequest } from 'fastify'

const heartbeat = 20_000
/** Screens come back after this long with the session they then have. */
const lifetime = 10 * 60_000
/** A screen that does not read what it is sent is let go; it comes back when it can. */
const maxUnreadBytes = 256 * 1024

/** Takes the answer over from Fastify and keeps it open as server-sent events. */
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
  // What has been closed is gone only once the other side has heard of it; to write until then would throw.
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
    /** Whoever comes back says the `id` of what they heard last. */
    send(event: string, data: unknown, id: string) {
      if (raw.writableLength > maxUnreadBytes) raw.destroy()
      else write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    close() {
      raw.end()
    },
    whenClosed(cleanUp: () => void) {
      cleanUps.push(cleanUp)
    },
  }
}
