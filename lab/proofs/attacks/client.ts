import assert from 'node:assert/strict'
import { Agent, type AgentOptions, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Body = object | string | Buffer
export type Headers = Record<string, string | string[]>
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

const timeout = 20_000

const toReply = (status: number, headers: IncomingHttpHeaders, text: string) => ({
  status,
  /** Of a problem. */
  code: /"code":"(\w+)"/.exec(text)?.[1],
  headers,
  text,
  cookie: headers['set-cookie']?.[0] ?? '',
  // As with `fetch`, the caller knows what the call returns.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  json: <T>(): T => JSON.parse(text) as T,
})
export type Reply = ReturnType<typeof toReply>

/** Sends the exact bytes of a path, which `fetch` would normalise. */
export function createClient(port: number, host: string, options: AgentOptions = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ...options })

  function send(
    method: Method,
    path: string,
    body?: Body,
    headers: Headers = {},
    canRepeat = true,
  ): Promise<Reply> {
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
    const payload = isJson ? JSON.stringify(body) : body
    const sent = {
      host,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
      ...headers,
    }
    return new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, method, path, headers: sent, timeout }
      const call = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve(toReply(response.statusCode ?? 0, response.headers, text))
        })
      })
      call.on('timeout', () => call.destroy(new Error(`${method} ${path}: no response in time`)))
      call.on('error', (error) => {
        // The server closed the connection while it was waiting for the next call, which has not been read.
        if (canRepeat && call.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
          send(method, path, body, headers, false).then(resolve, reject)
        } else reject(error)
      })
      call.end(payload)
    })
  }

  /** Sends bytes as they are; resolves with all that came back when the server has closed the connection. */
  const sendRaw = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let received = ''
      const socket = connect({ host: '127.0.0.1', port }, () => socket.write(bytes))
      socket.setTimeout(timeout, () => socket.destroy(new Error('no response in time')))
      socket.on('data', (data) => {
        received += data.toString('latin1')
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(received))
    })

  function caller(always: Headers = {}) {
    const sendAs = (method: Method, path: string, body?: Body, headers: Headers = {}) =>
      send(method, path, body, { ...always, ...headers })
    const withBody = (method: Method) => (path: string, body?: Body, headers?: Headers) =>
      sendAs(method, path, body, headers)
    const without = (method: Method) => (path: string, headers?: Headers) =>
      sendAs(method, path, undefined, headers)
    return {
      send: sendAs,
      get: without('GET'),
      head: without('HEAD'),
      delete: without('DELETE'),
      post: withBody('POST'),
      put: withBody('PUT'),
      patch: withBody('PATCH'),
    }
  }

  return { host, port, sendRaw, caller, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>

/** Without a message, `assert.ok` reads the source to make one up, which takes minutes for what `tsx` makes of it. */
export function check(
  condition: unknown,
  message = 'a condition does not hold',
): asserts condition {
  assert.ok(condition, message)
}

/** `expected` has statuses, and the code of the problem if there is one: `404 not_found`, `400|404`. */
export function expectReply(reply: Reply, expected: string): Reply {
  const [statuses = '', code = reply.code] = expected.split(' ')
  const got = `${reply.status} ${reply.code ?? ''} ${reply.text.slice(0, 300)}`
  const isExpected = statuses.split('|').includes(String(reply.status)) && reply.code === code
  check(isExpected, `expected ${expected}, got ${got}`)
  return reply
}
