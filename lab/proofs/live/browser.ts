import type { Clock } from './virtualTime'

/** Something that happens when the scheduler lets it. Those of one queue keep their order. */
export type Delivery = {
  queue: object
  tab: Tab
  what: string
  run: () => void
}

export type Network = {
  /** A request of a tab; resolves when the response is delivered, and rejects if the connection is lost. */
  send: (tab: Tab, request: Request) => Promise<Response>
  /** Connects an event stream; returns how to leave it. */
  connect: (tab: Tab, url: string, lastEventId: string, stream: StreamHandlers) => () => void
}
export type StreamHandlers = {
  onEvent: (type: string, data: string, id: string) => void
  /** The server ended the stream, or the connection is lost. */
  onEnd: () => void
  /** The server refused it. */
  onRefused: () => void
}

export type Tab = { name: string; browser: Browser; isFrozen: boolean; isClosed: boolean }

type LockRequest = { tab: Tab; run: () => void }
type Lock = { holder: LockRequest | undefined; waiting: LockRequest[] }
type Channel = EventTarget & { tab: Tab; name: string }

/** What the tabs of a browser share: cookies, locks and channels. */
export type Browser = {
  cookies: Map<string, string>
  locks: Map<string, Lock>
  channels: Set<Channel>
  /** Of products, as responses have confirmed them to this browser. They only rise. */
  ownPrices: Map<string, number>
}
export function createBrowser(cookie?: string): Browser {
  const browser: Browser = {
    cookies: new Map(),
    locks: new Map(),
    channels: new Set(),
    ownPrices: new Map(),
  }
  if (cookie) keepCookie(browser, cookie)
  return browser
}

/** As `Set-Cookie` says it; one without a value is removed. */
export function keepCookie({ cookies }: Browser, header: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
  if (value) cookies.set(name, value)
  else cookies.delete(name)
}

/** The header of a request. */
export const toCookieHeader = ({ cookies }: Browser) =>
  cookies.size > 0 && { cookie: [...cookies].map((each) => each.join('=')).join('; ') }

function createLocks(tab: Tab) {
  const { locks } = tab.browser
  const lockOf = (name: string): Lock => {
    const lock = locks.get(name) ?? { holder: undefined, waiting: [] }
    locks.set(name, lock)
    return lock
  }
  const grant = (lock: Lock, request: LockRequest) => {
    lock.holder = request
    queueMicrotask(request.run)
  }

  return {
    request: (
      name: string,
      { ifAvailable, signal }: LockOptions,
      callback: (lock: unknown) => Promise<void> | undefined,
    ) =>
      new Promise<void>((resolve, reject) => {
        const lock = lockOf(name)
        const request: LockRequest = {
          tab,
          run: () => {
            if (tab.isClosed) return
            Promise.resolve(callback({ name })).then(() => {
              resolve()
              if (lock.holder === request) release(lock)
            }, reject)
          },
        }
        if (lock.holder && ifAvailable) {
          Promise.resolve(callback(null)).then(() => resolve(), reject)
        } else if (lock.holder) {
          lock.waiting.push(request)
          signal?.addEventListener('abort', () => {
            const at = lock.waiting.indexOf(request)
            if (at < 0) return
            lock.waiting.splice(at, 1)
            reject(new DOMException('The request was aborted', 'AbortError'))
          })
        } else grant(lock, request)
      }),
  }

  function release(lock: Lock) {
    lock.holder = undefined
    const next = lock.waiting.shift()
    if (next) grant(lock, next)
  }
}

/** As a browser does when a tab is closed or crashes. */
function releaseLocks(tab: Tab) {
  const { browser } = tab
  for (const lock of browser.locks.values()) {
    lock.waiting = lock.waiting.filter((request) => request.tab !== tab)
    if (lock.holder?.tab !== tab) continue
    lock.holder = lock.waiting.shift()
    if (lock.holder) queueMicrotask(lock.holder.run)
  }
}

const connecting = 0
const open = 1
const closed = 2
const reconnectDelay = 2_000

type Options = {
  tab: Tab
  clock: Clock
  network: Network
  deliver: (delivery: Delivery) => void
  /** The ID that comes with the HTML of the page. */
  pageEventId: string | undefined
}

/** The globals of one tab, as the client's code uses them. */
export function createGlobals({ tab, clock, network, deliver, pageEventId }: Options) {
  const { setTimeout, setInterval, clear } = clock.timersOf(tab)
  const openedAt = clock.now()
  const leave = new Set<() => void>()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })

  class FakeEventSource extends EventTarget {
    readyState = connecting
    #lastEventId = ''
    #leave = () => {}
    readonly #url: string

    constructor(url: string) {
      super()
      this.#url = url
      this.#connect()
    }

    #connect() {
      this.#leave = network.connect(tab, this.#url, this.#lastEventId, {
        onEvent: (type, data, id) => {
          this.readyState = open
          this.#lastEventId = id || this.#lastEventId
          this.dispatchEvent(new MessageEvent(type, { data, lastEventId: this.#lastEventId }))
        },
        onEnd: () => {
          this.readyState = connecting
          this.dispatchEvent(new Event('error'))
          if (this.readyState === connecting)
            setTimeout(() => this.readyState === connecting && this.#connect(), reconnectDelay)
        },
        onRefused: () => {
          this.readyState = closed
          this.dispatchEvent(new Event('error'))
        },
      })
      leave.add(this.#leave)
    }

    close() {
      this.readyState = closed
      leave.delete(this.#leave)
      this.#leave()
    }
  }

  class FakeBroadcastChannel extends EventTarget {
    readonly name: string
    readonly tab = tab
    constructor(name: string) {
      super()
      this.name = name
      tab.browser.channels.add(this)
    }
    postMessage(message: unknown) {
      for (const other of tab.browser.channels) {
        if (other.name !== this.name || other === this) continue
        const data: unknown = structuredClone(message)
        deliver({
          queue: other,
          tab: other.tab,
          what: `message ${JSON.stringify(data).slice(0, 60)}`,
          run: () => {
            if (tab.browser.channels.has(other))
              other.dispatchEvent(new MessageEvent('message', { data }))
          },
        })
      }
    }
    close() {
      tab.browser.channels.delete(this)
    }
  }

  const window = new EventTarget()
  return {
    globals: {
      window,
      document,
      navigator: { locks: createLocks(tab), onLine: true },
      location: { origin: 'http://localhost:3000', href: 'http://localhost:3000/' },
      performance: {
        now: () => clock.now() - openedAt,
        getEntriesByType: () =>
          pageEventId === undefined
            ? []
            : [{ serverTiming: [{ name: 'last-event-id', description: pageEventId }] }],
      },
      fetch: (input: Request) => network.send(tab, input),
      EventSource: FakeEventSource,
      BroadcastChannel: FakeBroadcastChannel,
      setTimeout,
      setInterval,
      clearTimeout: clear,
      clearInterval: clear,
    },
    setVisible(isVisible: boolean) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    /** Without a chance to say goodbye. */
    kill() {
      tab.isClosed = true
      clock.remove(tab)
      for (const channel of tab.browser.channels)
        if (channel.tab === tab) tab.browser.channels.delete(channel)
      for (const each of leave) each()
      releaseLocks(tab)
    },
  }
}

export type Globals = ReturnType<typeof createGlobals>['globals']
