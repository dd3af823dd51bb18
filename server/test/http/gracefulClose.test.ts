import { once } from 'node:events'
import { connect } from 'node:net'
import { startTestApp } from '../support/app'

describe('a server that stops', () => {
  it('still serves a request that has begun to arrive, and closes its connection', async () => {
    const shop = await startTestApp()
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(shop.app.listeningOrigin).port), '127.0.0.1')
    let response = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      response += text
    })
    const accepted = once(shop.app.server, 'connection')
    socket.write('GET /api/new-arrival HTTP/1.1\r\n')
    await accepted
    const stopsListening = once(shop.app.server, 'close')

    const closing = shop.app.close()
    // Fastify is closing by then.
    await new Promise(setImmediate)
    socket.write('Host: localhost\r\n\r\n')
    await once(socket, 'close')
    await Promise.all([closing, stopsListening])

    expect(response).toMatch(/^HTTP\/1.1 200 /)
    expect(response).toMatch(/^connection: close\r$/im)
    await shop.close()
  })
})
