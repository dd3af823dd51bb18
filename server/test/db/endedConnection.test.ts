import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { isUnavailable } from '../../src/db/errors'
import { createDatabase } from '../../src/db/pool'

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const opened = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]
const ended = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

test('a server that ends a connection in the packet that opens it makes a call fail, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([...opened, ended])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { db, close } = createDatabase(`postgres://shop:secret@127.0.0.1:${port}/shop`)
  const failure: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  await close()
  server.close()
})
