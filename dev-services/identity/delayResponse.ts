import type { ServerResponse } from 'node:http'

/** Buffers the response until `release` has settled, so that no change is acknowledged before it is on disk. */
export function delayResponse(response: ServerResponse, release: () => Promise<void>): void {
  const held: Buffer[] = []
  const end = response.end.bind(response)

  const hold = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      held.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'))
    } else if (chunk instanceof Uint8Array) held.push(Buffer.from(chunk))
  }

  response.write = (chunk: unknown, ...rest: unknown[]) => {
    hold(chunk, rest[0])
    rest.find(isCallback)?.()
    return true
  }

  response.end = (...args: unknown[]) => {
    hold(args[0], args[1])
    release().then(
      () => end(Buffer.concat(held)),
      () => sendUnavailable(response, end),
    )
    return response
  }
}

function sendUnavailable(response: ServerResponse, end: (body: string) => unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.statusCode = 503
  response.removeHeader('content-length')
  response.removeHeader('etag')
  response.setHeader('content-type', 'application/json')
  end(JSON.stringify({ error: { code: 503, message: 'INTERNAL_ERROR', errors: [] } }))
}

function isCallback(value: unknown): value is () => void {
  return typeof value === 'function'
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value)
}
