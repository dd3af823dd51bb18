/** The shop's server in a process of its own. A second server sends fixed responses, for comparison. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { createDatabase } from '../../../server/src/db/pool'
import { buildBenchApp } from './app'

export type ToShop = { kind: 'response'; path: string; body: string } | { kind: 'stop' }
export type FromShop = { kind: 'ready'; origin: string; control: string } | { kind: 'saved' }

const send = (message: FromShop) => process.send?.(message)

async function main(url: string) {
  const { db, close } = createDatabase(url, { size: 16 })
  const app = await buildBenchApp(db, join(tmpdir(), 'jontro-bench'))
  const control = Fastify()
  const bodies = new Map<string, string>()
  control.get('/*', async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(bodies.get(request.url)),
  )
  process.on('message', (message: ToShop) => {
    if (message.kind === 'response') {
      bodies.set(message.path, message.body)
      send({ kind: 'saved' })
    } else {
      void Promise.all([app.close(), control.close()])
        .then(close)
        .then(() => process.exit(0))
    }
  })
  send({
    kind: 'ready',
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    control: await control.listen({ host: '127.0.0.1', port: 0 }),
  })
}

await main(process.argv[2] ?? '')
