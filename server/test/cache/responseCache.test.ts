import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createResponseCache } from '../../src/cache/responseCache'
import { ConnectionLostError } from '../../src/db/errors'

const response = (body: string, ...tags: string[]) => ({
  body,
  contentType: 'application/json',
  tags,
})

type Cache = ReturnType<typeof createResponseCache>

const cacheResponse = (cache: Cache, key: string, body: string, ...tags: string[]) =>
  cache.compute(key, async () => response(body, ...tags))

const textAt = (cache: Cache, key: string) => cache.get(key)?.body.toString()

describe('the response cache', () => {
  it('returns a response until one of its tags is invalidated', async () => {
    const cache = createResponseCache()
    await cacheResponse(cache, '/a', 'a', 'Product', 'Product/1')
    await cacheResponse(cache, '/b', 'b', 'Product', 'Product/2')
    cache.invalidate(['Product/1', 'Order'])
    expect(cache.get('/a')).toBeUndefined()
    expect(textAt(cache, '/b')).toBe('b')
    cache.invalidate(['Product'])
    expect(cache.get('/b')).toBeUndefined()
  })

  it('invalidates all entries of a collection at once', async () => {
    const cache = createResponseCache()
    await cacheResponse(cache, '/a', 'a', 'Product/1')
    await cacheResponse(cache, '/b', 'b', 'Product/2')
    await cacheResponse(cache, '/c', 'c', 'ProductReview/1')
    await cache.compute('/d', async () => {
      cache.invalidate(['Product/*'])
      return response('old', 'Product/3')
    })
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')).toBeUndefined()
    expect(textAt(cache, '/c')).toBe('c')
    expect(cache.get('/d')).toBeUndefined()
  })

  it('keeps what it has compressed if a change changes nothing in the response', async () => {
    const cache = createResponseCache()
    const text = 'a'.repeat(2_000)
    await cacheResponse(cache, '/a', text, 'Product/1')
    const before = cache.get('/a')
    cache.invalidate(['Product/1'])
    await cacheResponse(cache, '/a', text, 'Product/1', 'Product/2')
    expect(cache.get('/a')).toBe(before)
    cache.invalidate(['Product/2'])
    await cacheResponse(cache, '/a', `${text}b`, 'Product/1')
    expect(cache.get('/a')).not.toBe(before)
  })

  it('has a response that was invalidated for a second more, with the event ID of its time', async () => {
    let [time, eventId] = [0, '7']
    const cache = createResponseCache({ now: () => time, getEventId: () => eventId })
    await cacheResponse(cache, '/a', 'a', 'Product/1')
    expect(cache.getOutdated('/a')).toBeUndefined()
    cache.invalidate(['Product/1'])
    eventId = '8'
    time = 600
    cache.invalidate(['Product/1'])
    expect(cache.getOutdated('/a')).toMatchObject({ eventId: '7' })
    time = 1_001
    expect(cache.getOutdated('/a')).toBeUndefined()
  })

  it('does not store a response whose computation started before an invalidation', async () => {
    const cache = createResponseCache()
    await cache.compute('/a', async () => {
      cache.invalidate(['Product/1'])
      return response('old', 'Product/1')
    })
    expect(cache.get('/a')).toBeUndefined()
  })

  it('stores a response although tags of others were invalidated during its computation', async () => {
    const cache = createResponseCache()
    await cache.compute('/a', async () => {
      cache.invalidate(['Product/2', 'Cart', 'Order/1'])
      return response('a', 'Product/1')
    })
    expect(textAt(cache, '/a')).toBe('a')
  })

  it('does not store a response that was computed while everything was invalidated', async () => {
    const cache = createResponseCache()
    await cache.compute('/a', async () => {
      cache.invalidateAll()
      return response('old', 'Product/1')
    })
    expect(cache.get('/a')).toBeUndefined()
  })

  it('shares a computation while carts and orders change', async () => {
    const cache = createResponseCache()
    const compute = jest.fn(async () => response('a', 'Product'))
    const first = cache.compute('/a', compute)
    cache.invalidate(['Cart', 'Order', 'Dashboard'])
    await Promise.all([first, cache.compute('/a', compute)])
    expect(compute).toHaveBeenCalledTimes(1)
  })

  it('shares one computation between concurrent equal requests', async () => {
    const cache = createResponseCache()
    const finish: ((body: string) => void)[] = []
    const compute = () =>
      new Promise<ReturnType<typeof response>>((resolve) => {
        finish.push((body) => resolve(response(body, 'Product')))
      })
    const calls = [cache.compute('/a', compute), cache.compute('/a', compute)]
    expect(finish).toHaveLength(1)
    expect(cache.isComputing('/a')).toBe(true)
    finish[0]?.('once')
    expect((await Promise.all(calls)).map(({ body }) => body.toString())).toEqual(['once', 'once'])
    expect(cache.isComputing('/a')).toBe(false)
  })

  it('does not share a computation that started before an invalidation', async () => {
    const cache = createResponseCache()
    const finish: (() => void)[] = []
    const waiting = cache.compute('/a', async () => {
      await new Promise<void>((resolve) => finish.push(resolve))
      return response('old', 'Product')
    })
    cache.invalidate(['Product'])
    await cacheResponse(cache, '/a', 'new', 'Product')
    finish[0]?.()
    expect((await waiting).body.toString()).toBe('old')
    expect(textAt(cache, '/a')).toBe('new')
  })

  it('passes an error to all waiting callers, and computes again for the next', async () => {
    const cache = createResponseCache()
    const failing = () => Promise.reject(new Error('no database'))
    const calls = [cache.compute('/a', failing), cache.compute('/a', failing)]
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await cacheResponse(cache, '/a', 'again', 'Product')
    expect(textAt(cache, '/a')).toBe('again')
  })

  it('keeps a response that is used again while 10,000 others pass', async () => {
    const cache = createResponseCache()
    await cacheResponse(cache, '/hot', 'hot', 'Product/1')
    expect(textAt(cache, '/hot')).toBe('hot')
    for (let index = 0; index < 10_000; index++)
      await cacheResponse(cache, `/cold?${index}`, 'cold')
    expect(textAt(cache, '/hot')).toBe('hot')
    cache.invalidate(['Product/1'])
    expect(cache.get('/hot')).toBeUndefined()
  })

  it('stores only responses with status 200, unless isCacheable is set', async () => {
    const cache = createResponseCache()
    await cache.compute('/moved', async () => ({ ...response(''), status: 301 }))
    await cache.compute('/missing', async () => ({
      ...response('404'),
      status: 404,
      isCacheable: true,
    }))
    expect(cache.get('/moved')).toBeUndefined()
    expect(cache.get('/missing')?.status).toBe(404)
  })

  it('clears everything after a gap', async () => {
    const cache = createResponseCache()
    await cacheResponse(cache, '/a', 'a', 'Product')
    cache.invalidateAll()
    expect(cache.get('/a')).toBeUndefined()
  })

  describe('after a minute', () => {
    const isDown = () => Promise.reject(new ConnectionLostError('The query took too long.'))

    beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'setImmediate'] }))
    afterEach(() => {
      jest.restoreAllMocks()
      jest.useRealTimers()
    })

    function wait(seconds: number) {
      const time = performance.now() + seconds * 1_000
      jest.spyOn(performance, 'now').mockReturnValue(time)
      jest.advanceTimersByTime(seconds * 1_000)
    }

    async function expiredList() {
      const cache = createResponseCache()
      await cacheResponse(cache, '/list', 'list', 'ProductList', 'Product/1')
      wait(61)
      return cache
    }

    it('expires product lists, since counting sales sends no notification', async () => {
      const cache = createResponseCache()
      await cacheResponse(cache, '/list', 'list', 'ProductList', 'Product/1')
      await cacheResponse(cache, '/one', 'one', 'Product/1')
      wait(59)
      expect(textAt(cache, '/list')).toBe('list')
      wait(2)
      expect(cache.get('/list')).toBeUndefined()
      expect(textAt(cache, '/one')).toBe('one')
    })

    it('computes an expired response again', async () => {
      const cache = await expiredList()
      await cacheResponse(cache, '/list', 'new', 'ProductList')
      expect(textAt(cache, '/list')).toBe('new')
    })

    it('returns an expired response while the database is not available', async () => {
      const cache = await expiredList()
      expect((await cache.compute('/list', isDown)).body.toString()).toBe('list')
      expect(cache.get('/list')).toBeUndefined()
      await expect(cache.compute('/other', isDown)).rejects.toThrow('too long')
    })

    it('returns no expired response that was invalidated', async () => {
      const cache = await expiredList()
      cache.invalidate(['Product/1'])
      await expect(cache.compute('/list', isDown)).rejects.toThrow('too long')
    })

    it('returns no response that is invalidated while the database is not available', async () => {
      const cache = await expiredList()
      const waiting = cache.compute('/list', () => {
        cache.invalidate(['ProductList'])
        return isDown()
      })
      await expect(waiting).rejects.toThrow('too long')
    })

    it('does not hide other errors behind an expired response', async () => {
      const cache = await expiredList()
      const failing = cache.compute('/list', () => Promise.reject(new Error('a mistake')))
      await expect(failing).rejects.toThrow('a mistake')
    })
  })

  it('uses the tags of the newest response of a key', async () => {
    const cache = createResponseCache()
    await cacheResponse(cache, '/a', 'one', 'Product/1')
    await cacheResponse(cache, '/a', 'two', 'Product/2')
    cache.invalidate(['Product/1'])
    expect(textAt(cache, '/a')).toBe('two')
    cache.invalidate(['Product/2'])
    expect(cache.get('/a')).toBeUndefined()
  })

  it('compresses large responses, once', async () => {
    const cache = createResponseCache()
    const text = 'gadget '.repeat(1000)
    const long = await cacheResponse(cache, '/long', text, 'Product')
    expect(gunzipSync((await long.compressed('gzip')) ?? Buffer.alloc(0)).toString()).toBe(text)
    expect(await long.compressed('gzip')).toBe(await long.compressed('gzip'))
    const short = await cacheResponse(cache, '/short', 'gadget', 'Product')
    expect(short.compressed('br')).toBeUndefined()
    expect(short.version).not.toBe(long.version)
  })

  it('compresses what will rarely be used again fast, everything else well, and always alike', async () => {
    const cache = createResponseCache()
    const body = Array.from(
      { length: 100 },
      (_, index) => `Gadget ${index} lasts ${(index * 37) % 50} hours and weighs ${index % 90} g.`,
    ).join(' ')
    const sizes: number[] = []
    for (const isRarelyReused of [true, false]) {
      const key = String(isRarelyReused)
      const computed = { body, contentType: 'text/plain', tags: [], isRarelyReused }
      const first = await cache.compute(key, async () => computed)
      const compressed = (await first.compressed('br')) ?? Buffer.alloc(0)
      expect(brotliDecompressSync(compressed).toString()).toBe(body)
      for (const again of [cache.get(key), cache.get(key)]) {
        expect(await again?.compressed('br')).toEqual(compressed)
      }
      sizes.push(compressed.length)
    }
    const [fast = 0, well = 0] = sizes
    expect(well).toBeLessThan(fast)
  })

  it('changes the version if the content of a response changes', async () => {
    const cache = createResponseCache()
    const compute = (body: string) =>
      cache.compute(body, async () => ({ ...response(body), version: 'v3' }))
    const [before, after] = [await compute('{"a":1}'), await compute('{"a":1,"b":2}')]
    expect(before.version).toMatch(/^v3\../)
    expect(after.version).toMatch(/^v3\../)
    expect(after.version).not.toBe(before.version)
  })
})
