import Fastify from 'fastify'
import { openEventStream } from '../../src/live/eventStream'

describe('an event stream', () => {
  it('ignores writes after it was closed', async () => {
    const app = Fastify()
    const errors: Error[] = []
    app.get('/live', (request, reply) => {
      reply.raw.on('error', (error) => errors.push(error))
      const stream = openEventStream(request, reply)
      stream.send('tags', '["Product"]', '1')
      stream.close()
      stream.send('tags', '["User"]', '2')
    })

    const url = await app.listen({ port: 0, host: 'localhost' })
    const text = await (await fetch(`${url}/live`)).text()
    await app.close()

    expect(text).toContain('id: 1\nevent: tags\ndata: ["Product"]\n\n')
    expect(text).not.toContain('["User"]')
    expect(errors).toEqual([])
  })
})
