import { connect, createServer, type Socket } from 'node:net'

const notification = 'A'.charCodeAt(0)

/** Forwards complete messages of the server except notifications; returns the remaining bytes. */
function withoutNotifications(bytes: Buffer, pass: (message: Buffer) => void): Buffer {
  let at = 0
  while (bytes.length - at >= 5) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) break
    if (bytes[at] !== notification) pass(bytes.subarray(at, end))
    at = end
  }
  return bytes.subarray(at)
}

/** A proxy like a pooler in transaction mode: everything works, but no notification arrives. */
export async function startTransactionPooler(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const pooler = { isDropping: true }
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let rest: Buffer = Buffer.alloc(0)
    database.on('data', (chunk: Buffer) => {
      if (!pooler.isDropping) client.write(chunk)
      else rest = withoutNotifications(Buffer.concat([rest, chunk]), (bytes) => client.write(bytes))
    })
    client.on('data', (chunk) => database.write(chunk))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const pooled = new URL(url)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(address.port)
  return {
    url: pooled.href,
    /** Sets whether notifications are dropped. */
    dropNotifications: (isDropping: boolean) => {
      pooler.isDropping = isDropping
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
