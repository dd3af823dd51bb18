/**
 * A bare node:http server. It takes the response to a path from the shop at the first request, and sends the same bytes and headers
 * from memory from then on. `/stream` is an event stream, to all of which `/publish` sends its body.
 */
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

type Stored = { status: number; headers: string[]; body: Buffer }

const shop = process.argv[2] ?? ''
const stored = new Map<string, Stored>()
const streams = new Set<ServerResponse>()

/** node:http sets these itself. */
const ofConnection = ['connection', 'keep-alive', 'date', 'transfer-encoding']

async function fetchFromShop(path: string, headers: IncomingMessage['headers']): Promise<Stored> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(shop + path, { headers }, resolve).on('error', reject)
  })
  const { statusCode = 0, headersDistinct } = response
  const kept = Object.entries(headersDistinct).filter(([name]) => !ofConnection.includes(name))
  return {
    status: statusCode,
    headers: kept.flatMap(([name, values = []]) => values.flatMap((value) => [name, value])),
    body: await buffer(response),
  }
}

const send = (response: ServerResponse, { status, headers, body }: Stored) =>
  response.writeHead(status, headers).end(body)

async function respondOther(request: IncomingMessage, response: ServerResponse) {
  const { url = '/', headers } = request
  if (url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 2000\n\n')
    streams.add(response)
    request.once('close', () => streams.delete(response))
  } else if (url === '/publish') {
    const event = await text(request)
    for (const stream of streams) stream.write(event)
    response.end()
  } else {
    const fetched = await fetchFromShop(url, headers)
    stored.set(url, fetched)
    send(response, fetched)
  }
}

const server = createServer((request, response) => {
  const known = stored.get(request.url ?? '/')
  if (known) send(response, known)
  else void respondOther(request, response)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('disconnect', () => process.exit(0))
