import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { bodyTimeoutsPlugin } from '../../src/http/bodyTimeouts'

const kilobyte = Buffer.alloc(1024, 'x')

/** Callbacks that run once the server has read a number of bytes. */
const received = { bytes: 0, waiting: new Map<number, () => void>() }
const arrived = (bytes: number) =>
  new Promise<void>((resolve) => {
    if (received.bytes >= bytes) resolve()
    else received.waiting.set(bytes, resolve)
  })

let app: FastifyInstance
let port: number
let onStart = () => {}

beforeAll(async () => {
  app = Fastify({ requestTimeout: 0, bodyLimit: 10 * 1024 * 1024 })
  await app.register(bodyTimeoutsPlugin)
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    received.bytes = 0
    onStart()
    payload.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length
      for (const [bytes, resolve] of received.waiting) if (received.bytes >= bytes) resolve()
    })
    payload.on('end', () => done(null, received.bytes))
    payload.on('error', done)
  })
  const handler = async ({ body }: { body: unknown }) => ({ received: body })
  app.post('/api/upload', { config: { operation: { id: 'uploadImage' } as never } }, handler)
  app.post('/api/other', handler)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(app.listeningOrigin).port)
})
afterAll(() => app.close())

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'clearImmediate',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
    ],
  })
  received.bytes = 0
  received.waiting.clear()
})
afterEach(() => jest.useRealTimers())

/** Resolves once the server has started to read the body. */
async function post(path: string, length: number) {
  const started = new Promise<void>((resolve) => {
    onStart = resolve
  })
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
      `Content-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n`,
  )
  await started
  return { socket, answer }
}

async function send(socket: Socket, kilobytes: number) {
  const before = received.bytes
  socket.write(Buffer.concat(Array.from({ length: kilobytes }, () => kilobyte)))
  await arrived(before + kilobytes * 1024)
}

describe('a body that arrives slowly', () => {
  it('is accepted as an upload of 8 MB at 750 kbit/s', async () => {
    const { socket, answer } = await post('/api/upload', 8192 * 1024)
    for (let sent = 0; sent < 7400; sent += 925) {
      await send(socket, 925)
      jest.advanceTimersByTime(10_000)
    }
    await send(socket, 8192 - 7400)
    expect(await answer).toContain(`{"received":${8192 * 1024}}`)
  })

  it('is accepted as an upload while the clock is set two hours ahead', async () => {
    const { socket, answer } = await post('/api/upload', 1024 * 1024)
    await send(socket, 500)
    jest.setSystemTime(Date.now() + 2 * 3_600_000)
    jest.advanceTimersByTime(10_000)
    await send(socket, 524)
    expect(await answer).toContain(`{"received":${1024 * 1024}}`)
  })

  it('is cut off in an upload that sends next to nothing in ten seconds', async () => {
    const { socket, answer } = await post('/api/upload', 8192 * 1024)
    await send(socket, 500)
    jest.advanceTimersByTime(10_000)
    await send(socket, 1)
    jest.advanceTimersByTime(10_000)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 .*"code":"too_slow"/s)
  })

  it('is cut off in an upload that takes too long at the minimum rate', async () => {
    const { socket, answer } = await post('/api/upload', 8192 * 1024)
    for (let seconds = 0; seconds < 240; seconds += 10) {
      await send(socket, 82)
      jest.advanceTimersByTime(10_000)
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is cut off after 30 seconds in any other request', async () => {
    const { socket, answer } = await post('/api/other', 1024 * 1024)
    await send(socket, 900)
    jest.advanceTimersByTime(29_000)
    await send(socket, 1)
    jest.advanceTimersByTime(1_000)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})
