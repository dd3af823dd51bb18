import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const cuts = ['before sending', 'after sending', 'after commit', 'delayed'] as const
export type Cut = (typeof cuts)[number]

/** In milliseconds. */
const delay = 20_000

type Target = { name: string; cut: Cut }

/** Fixed by what a request does: ids, hashes of the build and the query are left out. */
function nameOf({ method = 'GET', url = '' }: IncomingMessage): string {
  const path = new URL(url).pathname
    .replace(/\.[\da-f]{8}(?=\.(?:js|css)$)/, '')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ':id')
    .replace(/\b[\dA-Z]{26}\b/g, ':tranId')
    .replace(/\b[\dA-F]{32}\b/g, ':key')
    .replace(/(?<=\/api\/my-[\w-]+\/)[^/]+/, ':email')
    .replace(/(?<=\/order-details\/)[^/]+/, ':name')
  return `${method} ${path}`
}

/** Pictures and fonts carry nothing that a shopper acts on. */
const isDecoration = ({ headers, url = '' }: IncomingMessage) =>
  ['image', 'font'].includes(String(headers['sec-fetch-dest'])) ||
  /^\/(?:images|fonts|assets)\//.test(new URL(url).pathname)

/**
 * The network of one browser context, as an HTTP proxy: it can lose one request at a chosen moment, and is down from then on, until
 * `restore`. A delayed request arrives even if the browser has given it up.
 */
export async function startProxy() {
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Socket>()
  const names = new Set<string>()
  let target: Target | undefined
  let isDown = false
  let hit = () => {}
  let release = () => {}
  const isHit = { value: false }
  const untilHit = new Promise<void>((resolve) => {
    hit = resolve
  })
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })

  function goDown() {
    isDown = true
    for (const socket of sockets) socket.destroy()
    isHit.value = true
    hit()
  }

  function forward(request: IncomingMessage, response: ServerResponse, cut?: Cut) {
    const { method, headers, url = '' } = request
    const upstream = send(url, { method, headers, agent })
    upstream.on('error', () => response.destroy())
    upstream.on('response', (answer) => {
      const isStream = answer.headers['content-type'] === 'text/event-stream'
      if (cut === 'after commit') {
        if (isStream) goDown()
        // The server has written the whole of it.
        else answer.resume().on('end', goDown)
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      response.on('close', () => answer.destroy())
    })
    request.pipe(upstream)
    if (cut === 'after sending') {
      upstream.on('finish', () => {
        goDown()
        setImmediate(() => upstream.destroy())
      })
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const name = isDecoration(request) ? undefined : nameOf(request)
    if (name) names.add(name)
    const cut = name && target?.name === name ? target.cut : undefined
    if (cut) target = undefined
    if (cut === 'before sending') goDown()
    else if (cut === 'delayed') {
      isHit.value = true
      hit()
      await sleep(delay)
      forward(request, response)
      release()
    } else forward(request, response, cut)
  }

  const server = createServer((request, response) => void handle(request, response))
  server.on('connection', (socket) => {
    if (isDown) socket.destroy()
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The requests since the start or the last call. */
    takeNames() {
      const taken = [...names]
      names.clear()
      return taken
    },
    /** Cuts the next request of this name. */
    arm(name: string, cut: Cut) {
      target = { name, cut }
    },
    /** Whether the target was cut, or is being delayed. */
    isHit: () => isHit.value,
    untilHit,
    /** Resolves when the delayed request goes on. */
    untilReleased,
    restore() {
      isDown = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      agent.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

export type CuttingProxy = Awaited<ReturnType<typeof startProxy>>
