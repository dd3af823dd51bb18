import { makeStore } from '../store'
import { anId, aProduct } from '../testing/builders'
import { answering } from '../testing/doubles'
import { server } from '../testing/server'
import { shopApi, startLiveTags } from '.'

const { listBestSellers, getProduct } = shopApi.endpoints

class FakeSource extends EventTarget {
  isClosed = false
  readyState = 1

  close() {
    this.isClosed = true
  }

  constructor(readonly address: string) {
    super()
  }

  say(event: 'tags' | 'gap', data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }))
  }
}

async function listening() {
  const sources: FakeSource[] = []
  const read: string[] = []
  const onRequest = ({ url }: Request) => read.push(new URL(url).pathname)
  const product = aProduct()
  server.use(
    answering('listBestSellers', [product], { onRequest }),
    answering('getProduct', product, { onRequest }),
  )
  const store = makeStore()
  await store.dispatch(listBestSellers.initiate())
  const id = anId()
  await store.dispatch(getProduct.initiate({ id }))
  read.length = 0
  const live = startLiveTags({
    dispatch: store.dispatch,
    openSource: (address) => {
      const source = new FakeSource(address)
      sources.push(source)
      return source
    },
  })
  const current = () => {
    const source = sources.at(-1)
    if (!source) throw new Error('Nothing is listening.')
    return source
  }
  const settled = () => Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))
  return { live, current, sources, read, settled, id }
}

describe('live tags', () => {
  it('have what they name read again, and nothing else', async () => {
    const { current, read, settled, id } = await listening()

    current().say('tags', [`Product/${id}`])
    await settled()

    expect(read).toEqual([`/api/product/${id}`])
  })

  it('of an unknown kind or form are passed over', async () => {
    const { current, read, settled } = await listening()

    current().say('tags', ['Voucher/1'])
    current().say('tags', { Product: true })
    current().dispatchEvent(new MessageEvent('tags', { data: '[broken' }))
    await settled()

    expect(read).toEqual([])
  })

  it('have everything read again where some may have been missed', async () => {
    const { current, read, settled } = await listening()

    current().say('gap', null)
    await settled()

    expect(read).toHaveLength(2)
  })

  it('are asked for from the time on when the page began to read', async () => {
    const { current, read, settled } = await listening()

    expect(Number(/^\/api\/live\?age=(\d+)$/.exec(current().address)?.[1])).toBeGreaterThan(
      performance.now(),
    )
    current().say('tags', [], 'epoch.7')
    await settled()
    expect(read).toEqual([])
  })

  it('are taken up where they ended when the session has changed', async () => {
    const { live, current, settled } = await listening()
    current().say('tags', ['Voucher/1'], 'epoch.7')
    live.reopen()
    expect(current().address).toBe('/api/live?since=epoch.7')

    current().say('gap', null, 'other.0')
    live.reopen()
    expect(current().address).toBe('/api/live?since=other.0')
    await settled()
  })

  it('are asked for anew when the session has changed', async () => {
    const { live, sources } = await listening()

    live.reopen()

    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('are asked for again when the server could not open the line, and not when it only broke', async () => {
    const { current, sources } = await listening()
    jest.useFakeTimers()
    try {
      current().dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(60_000)
      expect(sources).toHaveLength(1)

      current().readyState = 2
      current().dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(60_000)
      expect(sources).toHaveLength(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('stop when told', async () => {
    const { live, current } = await listening()

    live.stop()

    expect(current().isClosed).toBe(true)
  })
})
