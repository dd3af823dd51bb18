import { once } from 'node:events'
import { Agent, createServer, type ServerResponse, request as sendRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Sends each request to one of the servers, by a connection of its own, as nginx does. */
export async function startLoadBalancer() {
  let targets: readonly string[] = []
  let turn = 0
  /** Requests in progress, by their server. */
  const inProgress = new Map<string, Set<ServerResponse>>()
  const agent = new Agent({ keepAlive: false })
  const server = createServer((request, response) => {
    const target = targets[turn++ % targets.length]
    if (!target) {
      response.writeHead(502).end('No server')
      return
    }
    const ofTarget = inProgress.get(target) ?? new Set()
    // Event streams last until the server ends them.
    if (!request.url?.startsWith('/api/live')) inProgress.set(target, ofTarget.add(response))
    response.once('close', () => ofTarget.delete(response))
    const upstream = sendRequest(
      target + (request.url ?? '/'),
      { method: request.method, headers: request.headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.once('error', () => response.destroy())
      },
    )
    upstream.once('error', (error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end(error.message)
    })
    response.once('close', () => upstream.destroy())
    request.pipe(upstream)
  })
  // A client would otherwise send on a connection that is just being closed.
  server.keepAliveTimeout = 0
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://localhost:${address.port}`,
    /** Resolves when the other servers have responded to what they got before. */
    async sendTo(...urls: string[]) {
      targets = urls
      for (const [target, responses] of inProgress) {
        while (!urls.includes(target) && responses.size > 0) await sleep(5)
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
