import { gunzipSync } from 'node:zlib'
import { createAnswerCache } from '../../src/cache/answerCache'

const answer = (body: string, ...tags: string[]) => ({
  body,
  contentType: 'application/json',
  tags,
})

type Cache = ReturnType<typeof createAnswerCache>

const keep = (cache: Cache, key: string, body: string, ...tags: string[]) =>
  cache.compute(key, async () => answer(body, ...tags))

const textAt = (cache: Cache, key: string) => cache.get(key)?.body.toString()

describe('the cache of public answers', () => {
  it('keeps an answer until one of its tags is dropped', async () => {
    const cache = createAnswerCache()
    await keep(cache, '/a', 'a', 'Product', 'Product/1')
    await keep(cache, '/b', 'b', 'Product', 'Product/2')
    cache.drop(['Product/1', 'Order'])
    expect(cache.get('/a')).toBeUndefined()
    expect(textAt(cache, '/b')).toBe('b')
    cache.drop(['Product'])
    expect(cache.get('/b')).toBeUndefined()
  })

  it('does not keep an answer that was begun before a change', async () => {
    const cache = createAnswerCache()
    await cache.compute('/a', async () => {
      cache.drop(['Product/1'])
      return answer('old', 'Product/1')
    })
    expect(cache.get('/a')).toBeUndefined()
  })

  it('computes equal answers once while the first is under way', async () => {
    const cache = createAnswerCache()
    const finish: ((body: string) => void)[] = []
    const compute = () =>
      new Promise<ReturnType<typeof answer>>((resolve) => {
        finish.push((body) => resolve(answer(body, 'Product')))
      })
    const calls = [cache.compute('/a', compute), cache.compute('/a', compute)]
    expect(finish).toHaveLength(1)
    expect(cache.isComputing('/a')).toBe(true)
    finish[0]?.('once')
    expect((await Promise.all(calls)).map(({ body }) => body.toString())).toEqual(['once', 'once'])
    expect(cache.isComputing('/a')).toBe(false)
  })

  it('does not share an answer that was begun before a change', async () => {
    const cache = createAnswerCache()
    const finish: (() => void)[] = []
    const waiting = cache.compute('/a', async () => {
      await new Promise<void>((resolve) => finish.push(resolve))
      return answer('old', 'Product')
    })
    cache.drop(['Product'])
    await keep(cache, '/a', 'new', 'Product')
    finish[0]?.()
    expect((await waiting).body.toString()).toBe('old')
    expect(textAt(cache, '/a')).toBe('new')
  })

  it('passes a failure on to all who wait for it, and computes again for the next', async () => {
    const cache = createAnswerCache()
    const failing = () => Promise.reject(new Error('no database'))
    const calls = [cache.compute('/a', failing), cache.compute('/a', failing)]
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await keep(cache, '/a', 'again', 'Product')
    expect(textAt(cache, '/a')).toBe('again')
  })

  it('keeps what is used again while 10,000 other answers pass', async () => {
    const cache = createAnswerCache()
    await keep(cache, '/hot', 'hot', 'Product/1')
    expect(textAt(cache, '/hot')).toBe('hot')
    for (let index = 0; index < 10_000; index++) await keep(cache, `/cold?${index}`, 'cold')
    expect(textAt(cache, '/hot')).toBe('hot')
    cache.drop(['Product/1'])
    expect(cache.get('/hot')).toBeUndefined()
  })

  it('keeps nothing but what was found, unless told so', async () => {
    const cache = createAnswerCache()
    await cache.compute('/moved', async () => ({ ...answer(''), status: 301 }))
    await cache.compute('/missing', async () => ({ ...answer('404'), status: 404, isKept: true }))
    expect(cache.get('/moved')).toBeUndefined()
    expect(cache.get('/missing')?.status).toBe(404)
  })

  it('forgets everything after a gap', async () => {
    const cache = createAnswerCache()
    await keep(cache, '/a', 'a', 'Product')
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
      await keep(cache, '/list', 'list', 'Product', 'Product/1')
      await keep(cache, '/one', 'one', 'Product/1')
      wait(59)
      expect(textAt(cache, '/list')).toBe('list')
      wait(2)
      expect(cache.get('/list')).toBeUndefined()
      expect(textAt(cache, '/one')).toBe('one')
    } finally {
      clock.mockRestore()
      jest.useRealTimers()
    }
  })

  it('follows the tags of the newest answer under a key', async () => {
    const cache = createAnswerCache()
    await keep(cache, '/a', 'one', 'Product/1')
    await keep(cache, '/a', 'two', 'Product/2')
    cache.drop(['Product/1'])
    expect(textAt(cache, '/a')).toBe('two')
    cache.drop(['Product/2'])
    expect(cache.get('/a')).toBeUndefined()
  })

  it('compresses what is worth it, once', async () => {
    const cache = createAnswerCache()
    const text = 'gadget '.repeat(1000)
    const long = await keep(cache, '/long', text, 'Product')
    expect(gunzipSync((await long.compressed('gzip')) ?? Buffer.alloc(0)).toString()).toBe(text)
    expect(await long.compressed('gzip')).toBe(await long.compressed('gzip'))
    const short = await keep(cache, '/short', 'gadget', 'Product')
    expect(short.compressed('br')).toBeUndefined()
    expect(short.version).not.toBe(long.version)
  })

  it('names another version when the shape of an answer changes', async () => {
    const cache = createAnswerCache()
    const compute = (body: string) =>
      cache.compute(body, async () => ({ ...answer(body), version: 'v3' }))
    const [before, after] = [await compute('{"a":1}'), await compute('{"a":1,"b":2}')]
    expect(before.version).toMatch(/^v3\../)
    expect(after.version).toMatch(/^v3\../)
    expect(after.version).not.toBe(before.version)
  })
})
