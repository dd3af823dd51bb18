import { makeStore } from '../store'
import { anId, aProduct } from '../testing/builders'
import { answering } from '../testing/doubles'
import { server } from '../testing/server'
import { shopApi, startLiveTags } from '.'

const { listBestSellers, getProduct } = shopApi.endpoints

class FakeSource extends EventTarget {
  isClosed = false

  close() {
    this.isClosed = true
  }

  say(event: string, data?: unknown) {
    this.dispatchEvent(
      data === undefined
        ? new Event(event)
        : new MessageEvent(event, { data: JSON.stringify(data) }),
    )
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
    openSource: () => {
      const source = new FakeSource()
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

  it('have everything read again when the line was down', async () => {
    const { current, read, settled } = await listening()
    current().say('open')
    await settled()
    expect(read).toEqual([])

    current().say('open')
    await settled()

    expect(read).toHaveLength(2)
  })

  it('have everything read again when the session has changed before the line was there', async () => {
    const { live, current, read, settled } = await listening()
    live.reopen()

    current().say('open')
    await settled()

    expect(read).toHaveLength(2)
  })

  it('are asked for anew when the session has changed', async () => {
    const { live, sources } = await listening()

    live.reopen()

    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('stop when told', async () => {
    const { live, current } = await listening()

    live.stop()

    expect(current().isClosed).toBe(true)
  })
})
