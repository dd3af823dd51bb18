import { HttpResponse, http } from 'msw'
import { server } from '@/testing/server'
import { retryNow } from './connection'
import { ChunkError, loadChunk } from './loadChunk'

const file = '/js/fan.1234.js'
const chunkError = () => Object.assign(new Error('Loading chunk failed.'), { request: file })

const unreachable = http.head(file, () => HttpResponse.error())
const missing = http.head(file, () => new HttpResponse(null, { status: 404 }))
const available = http.head(file, () => new HttpResponse(null))

/** Fails once without a connection, and resolves once it waits for the retry. */
async function startOffline() {
  server.use(unreachable)
  const load = jest.fn(async () => 'loaded').mockRejectedValueOnce(chunkError())
  const result = { current: loadChunk(async () => 'never started') }
  await new Promise<void>((resolve) => {
    result.current = loadChunk(load, resolve)
  })
  return { load, result: result.current }
}

describe('loadChunk', () => {
  it('loads automatically when the browser is online again', async () => {
    const { load, result } = await startOffline()
    expect(load).toHaveBeenCalledTimes(1)

    window.dispatchEvent(new Event('online'))

    expect(await result).toBe('loaded')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads when the user presses Try again', async () => {
    const { result } = await startOffline()
    retryNow()
    expect(await result).toBe('loaded')
  })

  it('retries after a delay without an online event', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const { result } = await startOffline()
      await jest.advanceTimersByTimeAsync(3_000)
      expect(await result).toBe('loaded')
    } finally {
      jest.useRealTimers()
    }
  })

  it('keeps waiting while retries fail', async () => {
    server.use(unreachable)
    const onWaiting = jest.fn()
    const load = jest
      .fn(async () => 'loaded')
      .mockRejectedValueOnce(chunkError())
      .mockRejectedValueOnce(chunkError())
    const result = loadChunk(load, () => {
      onWaiting()
      queueMicrotask(retryNow)
    })
    expect(await result).toBe('loaded')
    expect(onWaiting).toHaveBeenCalledTimes(2)
  })

  it('rejects with the name of a file that the server no longer has', async () => {
    server.use(missing)
    const load = jest.fn().mockRejectedValue(chunkError())
    await expect(loadChunk(load)).rejects.toMatchObject({ file, isMissing: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('retries a file that the server has once, then rejects', async () => {
    server.use(available)
    const load = jest.fn().mockRejectedValue(chunkError())
    await expect(loadChunk(load)).rejects.toThrow(ChunkError)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('passes on other errors', async () => {
    const load = jest.fn().mockRejectedValue(new Error('a fault in the module'))
    await expect(loadChunk(load)).rejects.toThrow('a fault in the module')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
