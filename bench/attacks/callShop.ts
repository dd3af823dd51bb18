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

/** Resolves with the status, once the last byte is there. */
export function callShop(
  agent: Agent,
  url: string,
  { method = 'GET', path, headers, body }: Call,
): Promise<number> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, host: '127.0.0.1', port, method, path, headers, timeout },
      (answer) => {
        answer.on('error', reject)
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.resume()
      },
    )
    call.on('timeout', () => call.destroy(new Error('no answer in time')))
    call.on('error', reject)
    call.end(body)
  })
}
