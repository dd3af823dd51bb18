import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: one of those could take the port of a server that is started later, or
 * again.
 */
const ports = [10_000, 32_768] as const
const maxAttempts = 100

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    await new Promise((done) => server.close(done))
  }
}

export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const port = randomInt(...ports)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found.')
}
