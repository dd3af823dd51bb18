import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP connection to a server that tests can cut, and delay. */
export async function createTcpProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false

  function add(socket: Socket, other: Socket) {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    socket.pipe(other)
  }

  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(Number(port), hostname)
    add(client, upstream)
    add(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)

  function cut() {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: url.href,
    cut,
    restore() {
      isCut = false
    },
    delay() {
      for (const socket of sockets) socket.pause()
    },
    resume() {
      for (const socket of sockets) socket.resume()
    },
    close() {
      cut()
      server.close()
    },
  }
}
