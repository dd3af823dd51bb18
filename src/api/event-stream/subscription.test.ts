import { fakeLocks } from '@/testing/fakeLocks'
import { fakeSources } from '@/testing/fakeSources'
import type { PageLocks } from './streamSlot'
import { subscribe } from './subscription'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settled = () => jest.advanceTimersByTimeAsync(0)

function openPage(locks: PageLocks | undefined) {
  const sources = fakeSources()
  const received: string[] = []
  let reached = ''
  const subscription = subscribe(locks, {
    openSource: sources.openSource,
    getAddress: () => `since ${reached}`,
    onEvent: (event) => {
      received.push(event.type === 'gap' ? 'gap' : event.tags.join())
      reached = event.cursor
    },
  })
  const addresses = () => sources.open().map(({ address }) => address)
  return { ...sources, ...subscription, received, addresses }
}

/** Pages of one browser. */
async function openPages(count: number) {
  const locks = fakeLocks()
  const pages = Array.from({ length: count }, () => openPage(locks))
  await settled()
  return { locks, pages, counts: () => pages.map((page) => page.open().length) }
}

describe('a visible page', () => {
  it('receives the events of a stream of its own', async () => {
    const { pages, counts } = await openPages(2)
    expect(counts()).toEqual([1, 1])

    for (const page of pages) page.last().send('tags', ['Product/1'], '12')
    pages[0]?.last().send('gap', null, '20')

    expect(pages.map(({ received }) => received)).toEqual([['Product/1', 'gap'], ['Product/1']])
  })

  it('opens its stream again for another session, after the last event', async () => {
    const { pages, counts } = await openPages(4)
    pages[0]?.last().send('tags', [], '11')

    pages[0]?.reconnect()
    await settled()

    expect(counts()).toEqual([1, 1, 1, 1])
    expect(pages[0]?.addresses()).toEqual(['since 11'])
  })

  it.each([
    ['has no locks', undefined],
    [
      'denies locks',
      { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) },
    ],
  ])('has one stream where the browser %s', async (_what, locks) => {
    const page = openPage(locks)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(page.sources).toHaveLength(1)

    page.unsubscribe()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(page.open()).toEqual([])
    expect(page.sources).toHaveLength(1)
  })
})

describe('of many visible pages', () => {
  it('four have a stream, and one that closes is followed by the next', async () => {
    const { pages, counts } = await openPages(6)
    expect(counts()).toEqual([1, 1, 1, 1, 0, 0])

    pages[1]?.unsubscribe()
    await settled()
    expect(counts()).toEqual([1, 0, 1, 1, 1, 0])
  })

  it('those without a stream request their missed events every ten seconds', async () => {
    const { pages } = await openPages(5)
    const page = pages[4]
    await jest.advanceTimersByTimeAsync(10_000)
    expect(page?.addresses()).toEqual(['since '])
    page?.last().send('tags', ['Product/1'], '12')
    expect(page?.addresses()).toEqual([])

    await jest.advanceTimersByTimeAsync(10_000)
    expect(page?.addresses()).toEqual(['since 12'])
    expect(page?.received).toEqual(['Product/1'])
  })

  it('one that leaves while it waits opens no stream', async () => {
    const { pages, counts } = await openPages(5)
    pages[4]?.unsubscribe()
    pages[0]?.unsubscribe()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(counts()).toEqual([0, 1, 1, 1, 0])
  })
})

describe('a stream that the server rejects', () => {
  it('is opened again later; a stream that broke is reconnected by the browser', async () => {
    const page = openPage(undefined)
    page.last().send('tags', [], '11')
    page.last().dispatchEvent(new Event('error'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(page.sources).toHaveLength(1)

    page.last().readyState = 2
    page.last().dispatchEvent(new Event('error'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(page.sources.map(({ address }) => address)).toEqual(['since ', 'since 11'])
  })
})
