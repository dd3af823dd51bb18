import { gunzipSync } from 'node:zlib'
import { createAnswerCache } from '../../src/cache/answerCache'

const answer = (body: string) => ({
  body,
  contentType: 'application/json',
  etag: undefined,
  headers: {},
})

describe('the cache of public answers', () => {
  it('keeps an answer until one of its tags is dropped', async () => {
    const cache = createAnswerCache()
    await cache.keep('/a', cache.begin(), ['Product', 'Product/1'], answer('a'))
    await cache.keep('/b', cache.begin(), ['Product', 'Product/2'], answer('b'))
    cache.drop(['Product/1', 'Order'])
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')?.identity.toString()).toBe('b')
    cache.drop(['Product'])
    expect(cache.get('/b')).toBeUndefined()
  })

  it('does not keep an answer that was begun before a change', async () => {
    const cache = createAnswerCache()
    const begun = cache.begin()
    cache.drop(['Product/1'])
    await cache.keep('/a', begun, ['Product/1'], answer('old'))
    expect(cache.get('/a')).toBeUndefined()
  })

  it('does not keep an answer that a change overtakes while it is compressed', async () => {
    const cache = createAnswerCache()
    const keeping = cache.keep('/a', cache.begin(), ['Product/1'], answer('x'.repeat(100_000)))
    cache.drop(['Product/1'])
    await keeping
    expect(cache.get('/a')).toBeUndefined()
  })

  it('forgets everything after a gap', async () => {
    const cache = createAnswerCache()
    await cache.keep('/a', cache.begin(), ['Product'], answer('a'))
    cache.dropAll()
    expect(cache.get('/a')).toBeUndefined()
  })

  it('keeps a list of products for a minute, since counting sales announces nothing', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'setImmediate'] })
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000)
    const wait = (seconds: number) => {
      clock.mockReturnValue(performance.now() + seconds * 1_000)
      jest.advanceTimersByTime(seconds * 1_000)
    }
    try {
      const cache = createAnswerCache()
      await cache.keep('/list', cache.begin(), ['Product', 'Product/1'], answer('list'))
      await cache.keep('/one', cache.begin(), ['Product/1'], answer('one'))
      wait(59)
      expect(cache.get('/list')?.identity.toString()).toBe('list')
      wait(2)
      expect(cache.get('/list')).toBeUndefined()
      expect(cache.get('/one')?.identity.toString()).toBe('one')
    } finally {
      clock.mockRestore()
      jest.useRealTimers()
    }
  })

  it('follows the tags of the newest answer under a key', async () => {
    const cache = createAnswerCache()
    await cache.keep('/a', cache.begin(), ['Product/1'], answer('one'))
    await cache.keep('/a', cache.begin(), ['Product/2'], answer('two'))
    cache.drop(['Product/1'])
    expect(cache.get('/a')?.identity.toString()).toBe('two')
    cache.drop(['Product/2'])
    expect(cache.get('/a')).toBeUndefined()
  })

  it('compresses what is worth it', async () => {
    const cache = createAnswerCache()
    const long = 'gadget '.repeat(1000)
    const kept = await cache.keep('/long', cache.begin(), ['Product'], answer(long))
    expect(gunzipSync(kept.gzip ?? Buffer.alloc(0)).toString()).toBe(long)
    const short = await cache.keep('/short', cache.begin(), ['Product'], answer('gadget'))
    expect(short.gzip).toBeUndefined()
    expect(short.etag).not.toBe(kept.etag)
  })
})
