import { connect } from 'node:net'

export type StreamEvent = { id: string; event: string; tags: string[] }

type Options = {
  path?: string
  /** ID of the last event of the previous connection. */
  lastEventId?: string | undefined
  onEvent: (event: StreamEvent) => void
  onClose?: () => void
}

export type EventStream = { opened: Promise<void>; close(): void }

/** Each event arrives as one chunk of the response, so the sizes of chunks are never inside an event. */
const eventPattern = /id: ([\d-]+)\nevent: (\w+)\ndata: (.*)\n\n/g

function parseTags(data: string): string[] {
  const tags: unknown = JSON.parse(data)
  return Array.isArray(tags) ? tags.map(String) : []
}

/** An event stream on a plain socket, thousands of which one process can hold. */
export function openEventStream(
  url: string,
  { path = '/api/live', lastEventId, onEvent, onClose }: Options,
): EventStream {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  const resume = lastEventId === undefined ? '' : `last-event-id: ${lastEventId}\r\n`
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n${resume}\r\n`,
  )
  let unread = ''
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('data', () => resolve())
    socket.once('close', () => reject(new Error('the stream was closed before it was open')))
  })
  opened.catch(() => undefined)
  socket.on('data', (chunk) => {
    unread += chunk.toString()
    let end = 0
    for (const match of unread.matchAll(eventPattern)) {
      const [text, id = '', event = '', data = ''] = match
      end = match.index + text.length
      onEvent({ id, event, tags: parseTags(data) })
    }
    unread = unread.slice(end)
  })
  socket.on('error', () => undefined)
  socket.once('close', () => onClose?.())
  return {
    opened,
    close: () => {
      socket.removeAllListeners('close')
      socket.destroy()
    },
  }
}
