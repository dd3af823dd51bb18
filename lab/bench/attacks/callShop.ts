import { Agent, request } from 'node:http'

export type Call = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

const timeout = 15_000

/** Linux has all of 127.0.0.0/8, so each caller can have an address, and so limits, of its own. */
export const createAgent = (from: string, connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections, localAddress: from })

/** Resolves with the status once the whole response has arrived. */
export function callShop(
  agent: Agent,
  url: string,
  { method = 'GET', path, headers, body }: Call,
): Promise<number> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, host: '127.0.0.1', port, method, path, headers, timeout },
      (response) => {
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      },
    )
    call.on('timeout', () => call.destroy(new Error('no response in time')))
    call.on('error', reject)
    call.end(body)
  })
}
