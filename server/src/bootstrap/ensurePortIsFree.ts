import { createServer } from 'node:net'

class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
}

/** Fails before slow steps have started if the server cannot listen later. */
export async function ensurePortIsFree(
  host: string,
  port: number,
  command = 'npm start',
): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, host, resolve)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTakenError(
        `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} ${command}`,
      )
    }
    throw error
  } finally {
    await new Promise((done) => probe.close(done))
  }
}
