import type { StreamSource } from '@/api/event-stream/openStream'

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
