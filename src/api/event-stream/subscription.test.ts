import { fakeBrowser, fakeSources } from '@/testing/fakeTabs'
import type { StreamEvent } from './streamEvent'
import { subscribe } from './subscription'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settled = () => jest.advanceTimersByTimeAsync(0)

type TabOptions = { cursor?: string; name?: string }

function startBrowser() {
  const browser = fakeBrowser()
  /** A tab that subscribes; `tabs: undefined` stands for a browser without Web Locks or channels. */
  function openTab({ cursor = '', name = 'stream of a' }: TabOptions = {}) {
    const { tabs, setFrozen } = browser.openTab()
    return { ...subscribeTab({ tabs, cursor, name }), setFrozen }
  }
  return { openTab, channelNames: browser.channelNames }
}

function subscribeTab({
  tabs,
  cursor,
  name,
}: Required<TabOptions> & Pick<Parameters<typeof subscribe>[0], 'tabs'>) {
  const sources = fakeSources()
  const received: string[] = []
  let reached = cursor
  const show = (event: StreamEvent) => (event.type === 'gap' ? 'gap' : event.tags.join())
  const unsubscribe = subscribe({
    name,
    tabs,
    openSource: sources.openSource,
    getAddress: () => `since ${reached}`,
    getCursor: () => reached,
    onEvent: (event) => {
      if (show(event)) received.push(show(event))
    },
    onCursor: (next) => {
      reached = next
    },
  })
  return { ...sources, received, unsubscribe, cursor: () => reached }
}

/** A leader and a follower that have caught up. */
async function twoTabs(options: TabOptions = {}) {
  const browser = startBrowser()
  const leader = browser.openTab(options)
  const follower = browser.openTab(options)
  await settled()
  leader.last().send('tags', [], '11')
  follower.last().send('tags', [], '11')
  return { ...browser, leader, follower }
}

describe('the tabs of one session', () => {
  it('hold one stream and all receive its events', async () => {
    const { leader, follower } = await twoTabs()
    expect([leader.open(), follower.open()].map(({ length }) => length)).toEqual([1, 0])

    leader.last().send('tags', ['Product/1'], '12')
    leader.last().send('gap', null, '20')

    expect(leader.received).toEqual(['Product/1', 'gap'])
    expect(follower.received).toEqual(['Product/1', 'gap'])
    expect(follower.cursor()).toBe('20')
    expect(follower.sources).toHaveLength(1)
  })

  it('receive nothing from the tabs of another session', async () => {
    const { leader, openTab } = await twoTabs()
    const other = openTab({ name: 'stream of b' })
    await settled()

    leader.last().send('tags', ['Order/1'], '12')

    expect(other.received).toEqual([])
    expect(other.open()).toHaveLength(1)
  })

  it('catch up with the server by their own cursor', async () => {
    const { openTab } = await twoTabs()
    const late = openTab({ cursor: '10' })
    await settled()
    expect(late.last().address).toBe('since 10')

    late.last().send('tags', ['Product/0'], '11')

    expect(late.received).toEqual(['Product/0'])
    expect(late.cursor()).toBe('11')
    expect(late.open()).toEqual([])
  })

  it('keep their own cursor until they have caught up', async () => {
    const { leader, openTab } = await twoTabs()
    const late = openTab({ cursor: '10' })
    await settled()

    leader.last().send('tags', ['Product/2'], '12')

    expect(late.received).toEqual(['Product/2'])
    expect(late.cursor()).toBe('10')
  })

  it('catch up again when the leader was further than they are', async () => {
    const { leader, follower } = await twoTabs()
    follower.setFrozen(false)
    leader.setFrozen(true)
    leader.last().send('tags', ['Product/2'], '12')
    leader.setFrozen(false)
    leader.last().send('tags', ['Product/3'], '13')
    expect(follower.open().map(({ address }) => address)).toEqual(['since 11'])

    follower.last().send('tags', ['Product/2', 'Product/3'], '13')
    expect(follower.cursor()).toBe('13')
  })

  it('stay in step without the server while a long transaction leaves their cursors behind', async () => {
    const { leader, follower } = await twoTabs()
    leader.last().send('tags', ['Product/1'], '11-13')
    leader.last().send('tags', ['Product/2'], '11-14')
    await jest.advanceTimersByTimeAsync(10_000)

    expect(follower.received).toEqual(['Product/1', 'Product/2'])
    expect(follower.cursor()).toBe('11-14')
    expect(follower.open()).toEqual([])
  })

  it('catch up again when a server process was behind that of the leader', async () => {
    const { leader, openTab } = await twoTabs()
    leader.last().send('tags', ['Product/2'], '12')
    const late = openTab({ cursor: '11' })
    await settled()
    late.last().send('tags', [], '11')

    await jest.advanceTimersByTimeAsync(5_000)
    expect(late.open().map(({ address }) => address)).toEqual(['since 11'])
    late.last().send('tags', ['Product/2'], '12')
    expect(late.received).toEqual(['Product/2'])

    await jest.advanceTimersByTimeAsync(10_000)
    expect(late.open()).toEqual([])
  })
})

describe('a leader tab', () => {
  it('that closes is replaced at once, and no change is missed', async () => {
    const { leader, follower } = await twoTabs()
    leader.last().send('tags', ['Product/1'], '12')

    leader.unsubscribe()
    await settled()

    expect(leader.open()).toEqual([])
    expect(follower.open().map(({ address }) => address)).toEqual(['since 12'])
    follower.last().send('tags', ['Product/2'], '13')
    expect(follower.received).toEqual(['Product/1', 'Product/2'])
  })

  it('that freezes with its lock is replaced within two seconds', async () => {
    const { leader, follower } = await twoTabs()

    leader.setFrozen(true)
    await jest.advanceTimersByTimeAsync(2_000)

    expect(follower.open().map(({ address }) => address)).toEqual(['since 11'])
  })

  it('that was frozen follows once it is back', async () => {
    const { leader, follower } = await twoTabs()
    leader.setFrozen(true)
    await jest.advanceTimersByTimeAsync(2_000)
    leader.setFrozen(false)
    leader.last().send('tags', [], '11')

    follower.last().send('tags', ['Product/2'], '12')

    expect(leader.received).toEqual(['Product/2'])
    expect(leader.open()).toEqual([])
  })

  it('stays while its heartbeat is received', async () => {
    const { leader, follower } = await twoTabs()

    await jest.advanceTimersByTimeAsync(60_000)

    expect([leader.open(), follower.open()].map(({ length }) => length)).toEqual([1, 0])
    expect(leader.sources).toHaveLength(1)
  })
})

describe('a subscription that has ended', () => {
  it.each(['leader', 'follower'] as const)('of a %s releases its resources', async (role) => {
    const { channelNames, ...both } = await twoTabs()
    both[role].unsubscribe()
    expect(both[role].open()).toEqual([])
    expect(channelNames()).toHaveLength(1)
  })

  it('during a takeover does not lead', async () => {
    const { leader, follower } = await twoTabs()
    leader.setFrozen(true)
    await jest.advanceTimersByTimeAsync(1_999)
    follower.unsubscribe()
    await jest.advanceTimersByTimeAsync(10_000)

    expect(follower.open()).toEqual([])
  })
})

describe('a browser whose tabs cannot share a stream', () => {
  it('polls in each tab, without a permanent stream', async () => {
    const tab = subscribeTab({ tabs: undefined, cursor: '', name: '' })
    tab.last().send('tags', ['Product/1'], '11')
    expect(tab.open()).toEqual([])

    await jest.advanceTimersByTimeAsync(10_000)
    expect(tab.open().map(({ address }) => address)).toEqual(['since 11'])
    tab.last().send('tags', ['Product/2'], '12')

    expect(tab.received).toEqual(['Product/1', 'Product/2'])
    tab.unsubscribe()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(tab.sources).toHaveLength(2)
  })

  it('is also one that denies locks', async () => {
    const { tabs } = fakeBrowser().openTab()
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const tab = subscribeTab({ tabs: { ...tabs, locks: { request } }, cursor: '', name: '' })
    await settled()
    tab.last().send('tags', ['Product/1'], '11')

    await jest.advanceTimersByTimeAsync(10_000)

    expect(tab.sources).toHaveLength(2)
    tab.unsubscribe()
  })
})

describe('a stream that the server rejects', () => {
  it('is opened again later; a stream that broke is reconnected by the browser', async () => {
    const { leader } = await twoTabs()
    leader.last().dispatchEvent(new Event('error'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(leader.sources).toHaveLength(1)

    leader.last().readyState = 2
    leader.last().dispatchEvent(new Event('error'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(leader.sources.map(({ address }) => address)).toEqual(['since ', 'since 11'])
  })
})
