import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port of this machine whose connections can be cut. */
async function listen(server: Server) {
  const sockets = new Set<Socket>()
  let isCut = false
  server.prependListener('connection', (socket: Socket) => {
    if (isCut) socket.destroy()
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')

  function cut() {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: String(address.port),
    /** Ends all connections, and each new one until `restore`. */
    cut,
    restore() {
      isCut = false
    },
    async close() {
      cut()
      server.close()
    },
  }
}

/** Leads each connection to a port of this machine, which can be changed: the writer's port of a cluster. */
export async function startTcpProxy(first: string) {
  let target = first
  const proxy = await listen(
    createTcpServer((socket) => {
      const upstream = connect(Number(target), '127.0.0.1')
      upstream.on('error', () => undefined)
      upstream.on('close', () => socket.destroy())
      socket.on('close', () => upstream.destroy())
      socket.pipe(upstream).pipe(socket)
    }),
  )
  return {
    ...proxy,
    /** Of new connections; `cut` ends those that are open. */
    sendTo(port: string) {
      target = port
    },
  }
}

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** Sends the request to an address, and what it answers to the client, unless `onAnswer` takes the answer. */
  forward(url: string, onAnswer?: (answer: IncomingMessage) => boolean): ReturnType<typeof send>
}

/** `handle` decides what becomes of each request. */
export async function startHttpProxy(
  handle: (exchange: Exchange) => unknown,
  { keepAlive }: { keepAlive: boolean },
) {
  const agent = new Agent({ keepAlive })
  const server = createServer((request, response) => {
    const { method, headers } = request
    handle({
      request,
      response,
      forward(url, onAnswer) {
        const upstream = send(url, { method, headers, agent })
        upstream.on('error', () => response.destroy())
        upstream.on('response', (answer) => {
          if (onAnswer?.(answer)) return
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
          answer.once('error', () => response.destroy())
          response.once('close', () => answer.destroy())
        })
        request.pipe(upstream)
        return upstream
      },
    })
  })
  // A client would otherwise send on a connection that is just being closed.
  if (!keepAlive) server.keepAliveTimeout = 0
  const proxy = await listen(server)
  return {
    ...proxy,
    url: `http://localhost:${proxy.port}`,
    async close() {
      agent.destroy()
      await proxy.close()
    },
  }
}

/** Sends each request to one of the servers, by a connection of its own, as nginx does. */
export async function startLoadBalancer() {
  let targets: readonly string[] = []
  let turn = 0
  /** Requests in progress, by their server. */
  const inProgress = new Map<string, Set<ServerResponse>>()
  const proxy = await startHttpProxy(
    ({ request: { url = '/' }, response, forward }) => {
      const target = targets[turn++ % targets.length]
      if (!target) return response.writeHead(502).end('No server')
      const ofTarget = inProgress.get(target) ?? new Set()
      // Event streams last until the server ends them.
      if (!url.startsWith('/api/live')) inProgress.set(target, ofTarget.add(response))
      const upstream = forward(target + url)
      response.once('close', () => {
        ofTarget.delete(response)
        upstream.destroy()
      })
    },
    { keepAlive: false },
  )
  return {
    url: proxy.url,
    close: proxy.close,
    /** Resolves when the other servers have responded to what they got before. */
    async sendTo(...urls: string[]) {
      targets = urls
      for (const [target, responses] of inProgress) {
        while (!urls.includes(target) && responses.size > 0) await sleep(5)
      }
    },
  }
}
