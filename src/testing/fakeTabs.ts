import type { TabLocks } from '@/api/event-stream/leaderElection'
import type { StreamSource } from '@/api/event-stream/openStream'
import type { TabChannel } from '@/api/event-stream/tabChannel'

/** Stands for an `EventSource`. */
class FakeSource extends EventTarget implements StreamSource {
  isClosed = false
  readyState = 1

  close() {
    this.isClosed = true
  }

  constructor(readonly address: string) {
    super()
  }

  send(event: 'tags' | 'gap', data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }))
  }
}

/** Sources that a test opens, in their order. */
export function fakeSources() {
  const sources: FakeSource[] = []
  return {
    sources,
    openSource: (address: string) => {
      const source = new FakeSource(address)
      sources.push(source)
      return source
    },
    open: () => sources.filter(({ isClosed }) => !isClosed),
    last: () => {
      const source = sources.at(-1)
      if (!source) throw new Error('No source was opened.')
      return source
    },
  }
}

type Request = {
  run: () => Promise<void> | undefined
  resolve: () => void
  reject: (error: Error) => void
}

/** Web Locks of one browser, which hands them to its tabs. */
function fakeLocks(): TabLocks {
  const holders = new Map<string, Request>()
  const queues = new Map<string, Request[]>()

  async function hold(name: string, request: Request) {
    holders.set(name, request)
    await Promise.resolve().then(request.run)
    request.resolve()
    if (holders.get(name) !== request) return
    holders.delete(name)
    const next = queues.get(name)?.shift()
    if (next) void hold(name, next)
  }

  return {
    request: (name, { ifAvailable, steal, signal }, callback) =>
      new Promise<void>((resolve, reject) => {
        const request = { run: () => callback({ name }), resolve, reject }
        const holder = holders.get(name)
        if (holder && ifAvailable) {
          void callback(null)
          resolve()
        } else if (holder && !steal) {
          const queue = queues.get(name) ?? []
          queues.set(name, [...queue, request])
          signal?.addEventListener('abort', () => {
            queues.set(
              name,
              (queues.get(name) ?? []).filter((it) => it !== request),
            )
            reject(new DOMException('Aborted', 'AbortError'))
          })
        } else {
          holder?.reject(new DOMException('Stolen', 'AbortError'))
          void hold(name, request)
        }
      }),
  }
}

/** What the tabs of one browser share. */
export function fakeBrowser() {
  const channels = new Set<EventTarget & { name: string }>()
  const locks = fakeLocks()

  /** A tab; while it is frozen it neither sends nor receives. */
  function openTab() {
    const tab = { isFrozen: false }
    const openChannel = (name: string): TabChannel => {
      const channel = Object.assign(new EventTarget(), {
        name,
        postMessage(data: unknown) {
          if (tab.isFrozen) return
          for (const other of channels) {
            if (other.name !== name || other === channel) continue
            other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
          }
        },
        close: () => channels.delete(channel),
      })
      channels.add(channel)
      return channel
    }
    return { tabs: { locks, openChannel }, setFrozen: (is: boolean) => (tab.isFrozen = is) }
  }
  return { openTab, channelNames: () => [...channels].map(({ name }) => name) }
}
