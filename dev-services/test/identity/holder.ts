import Fastify from 'fastify'

import { startIdentityEmulator } from '../../identity/startIdentityEmulator'

/** An identity service on an origin of its own, which a test may kill. */
async function main([stateFile = '', workerFile = '']: string[]): Promise<void> {
  const log = { info: console.error, warn: console.error, error: console.error }
  const emulator = startIdentityEmulator({ projectId: 'demo-test', stateFile, workerFile, log })
  const app = Fastify()
  await app.register(emulator.fastifyPlugin)
  console.log(JSON.stringify({ url: await app.listen() }))
}

void main(process.argv.slice(2))
