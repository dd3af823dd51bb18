import { type StreamEvent, toStreamEvent } from './streamEvent'

/** The used part of `EventSource`. */
export type StreamSource = EventTarget & Pick<EventSource, 'readyState' | 'close'>
export type OpenSource = (address: string) => StreamSource

/** `EventSource.CLOSED` */
const closed = 2
const retryDelay = 5_000

export type StreamOptions = {
  openSource: OpenSource
  /** Read for each attempt: the cursor moves. */
  getAddress: () => string
  onEvent: (event: StreamEvent) => void
  /** Closes the stream after the first event, in which the server always sends what was missed. */
  isBrief?: boolean
  /** The server has ended the stream, or the connection is lost. */
  onInterrupted?: () => void
}

/** Opens the server's event stream; returns a function that closes it. */
export function openStream(options: StreamOptions): () => void {
  const { openSource, getAddress, onEvent, isBrief, onInterrupted } = options
  let source: StreamSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let spread = 0

  const handleMessage = (message: Event) => {
    const event = toStreamEvent(message)
    if (isBrief) close()
    if (event) onEvent(spread > 0 ? { ...event, spread } : event)
    spread = 0
  }
  /** Precedes the event that it is about. */
  const handleSpread = (message: Event) => {
    spread = message instanceof MessageEvent ? Number(message.data) : 0
  }

  function connect() {
    const opened = openSource(getAddress())
    source = opened
    opened.addEventListener('tags', handleMessage)
    opened.addEventListener('gap', handleMessage)
    opened.addEventListener('spread', handleSpread)
    // The browser reconnects a stream that broke, and gives up one that the server refused.
    opened.addEventListener('error', () => {
      onInterrupted?.()
      if (opened.readyState === closed) retry = setTimeout(connect, retryDelay)
    })
  }

  function close() {
    clearTimeout(retry)
    source.removeEventListener('tags', handleMessage)
    source.removeEventListener('gap', handleMessage)
    source.close()
  }

  connect()
  return close
}
