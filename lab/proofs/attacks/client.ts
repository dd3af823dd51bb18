import assert from 'node:assert/strict'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Body = object | string | Buffer
export type Headers = Record<string, string | string[]>
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

const timeout = 20_000

function readCode(text: string): string | undefined {
  const [, code] = /"code":"(\w+)"/.exec(text) ?? []
  return code
}

function encode(body: Body | undefined) {
  if (body === undefined) return { headers: {} }
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { payload: body, headers: {} }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const toReply = (status: number, headers: IncomingHttpHeaders, text: string) => ({
  status,
  /** Of a problem. */
  code: readCode(text),
  headers,
  text,
  // As with `fetch`, the caller knows what the call returns.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  json: <T>(): T => JSON.parse(text) as T,
})

export type Reply = ReturnType<typeof toReply>

/** Sends the exact bytes of a path, which `fetch` would normalise. */
export function createClient(port: number, host: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

  function send(
    method: Method,
    path: string,
    body?: Body,
    headers: Headers = {},
    canRepeat = true,
  ): Promise<Reply> {
    const { payload, headers: bodyHeaders } = encode(body)
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const sent = { host, ...bodyHeaders, ...length, ...headers }
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

  const caller = (always: Headers = {}) => ({
    get: (path: string, headers: Headers = {}) =>
      send('GET', path, undefined, { ...always, ...headers }),
    head: (path: string, headers: Headers = {}) =>
      send('HEAD', path, undefined, { ...always, ...headers }),
    post: (path: string, body?: Body, headers: Headers = {}) =>
      send('POST', path, body, { ...always, ...headers }),
    put: (path: string, body?: Body, headers: Headers = {}) =>
      send('PUT', path, body, { ...always, ...headers }),
    patch: (path: string, body?: Body, headers: Headers = {}) =>
      send('PATCH', path, body, { ...always, ...headers }),
    delete: (path: string, headers: Headers = {}) =>
      send('DELETE', path, undefined, { ...always, ...headers }),
    send: (method: Method, path: string, body?: Body, headers: Headers = {}) =>
      send(method, path, body, { ...always, ...headers }),
  })

  return { host, port, sendRaw, caller, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>
export type Caller = ReturnType<Client['caller']>

const describe = ({ status, code, text }: Reply) => `${status} ${code ?? ''} ${text.slice(0, 300)}`

/** `expected` is a status, and the code of the problem if there is one: `404 not_found`. */
export function expectReply(reply: Reply, expected: string): Reply {
  const [status, code] = expected.split(' ')
  assert.equal(String(reply.status), status, `expected ${expected}, got ${describe(reply)}`)
  if (code !== undefined) assert.equal(reply.code, code, describe(reply))
  return reply
}
