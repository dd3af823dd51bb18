import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../statistics'
import { readUsage } from './usage'

export type Timing = {
  /** Successful ones, as all other figures. */
  calls: number
  /** Answered with 503 and Retry-After. */
  refused: number
  refusedP99: number
  /** Successful ones in each quarter of a second. */
  windows: number[]
  perSecond: number
  p50: number
  p99: number
  /** Share of a core that this process used. */
  clientCpu: number
  /** Milliseconds of processor time that the server's process used for each call. */
  serverCpu?: number
}

/** An overloaded shop sends it with Retry-After, so it is counted. Any other error ends the measurement. */
const unavailable = 503

/** In milliseconds. */
export const windowLength = 250

type Server = { url: string; pid: number }

type Call = {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** The bytes of a request, so that a repeated one is made once. */
export function encode({ method = 'GET', path, headers = {}, body }: Call): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: 'localhost',
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}

type Status = number
type Connection = {
  opened: Promise<unknown>
  send(request: Buffer): Promise<Status>
  close(): void
}

type Pending = { resolve: (status: Status) => void; reject: (error: Error) => void }

/**
 * A keep-alive connection that sends one request at a time. A plain socket takes less processor time than an HTTP client, which would
 * be slower than the servers that it measures.
 */
function openConnection(port: number): Connection {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  let pending: Pending | undefined
  let head: Buffer = Buffer.alloc(0)
  /** Bytes of the response that are still to come; undefined until its headers are complete. */
  let missing: number | undefined
  let status = 0

  function readHead(chunk: Buffer) {
    head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    const text = head.toString('latin1', 0, end)
    const length = Number(/\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
    status = Number(text.slice(9, 12))
    const isRefused = status === unavailable && /\nretry-after:/i.test(text)
    if (status >= 400 && !isRefused) settle(new Error(head.toString()))
    missing = end + 4 + length - head.length
    head = Buffer.alloc(0)
  }

  function settle(error?: Error) {
    const current = pending
    pending = undefined
    if (error) current?.reject(error)
    else current?.resolve(status)
  }

  socket.on('data', (chunk) => {
    if (missing === undefined) readHead(chunk)
    else missing -= chunk.length
    if (missing === undefined || missing > 0) return
    missing = undefined
    settle()
  })
  socket.on('error', settle)
  socket.on('close', () => settle(new Error('the server closed the connection')))
  return {
    opened: once(socket, 'connect'),
    send: (request) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

const openConnections = (url: string, count: number): Connection[] =>
  Array.from({ length: count }, () => openConnection(Number(new URL(url).port)))

type Load = {
  connections: number
  seconds: number
  /** Calls per second of all connections together; as many as possible if not set. */
  rate?: number
}

/** Repeats `call` on each connection, one at a time, until the time is over or it returns undefined. */
export async function measure(
  { connections, seconds, rate }: Load,
  call: (connection: number) => Promise<unknown> | undefined,
): Promise<Timing> {
  const times: number[] = []
  const refused: number[] = []
  const windows = Array.from({ length: Math.ceil((seconds * 1000) / windowLength) }, () => 0)
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  let turn = 0
  async function repeat(connection: number) {
    while (performance.now() < end) {
      if (rate !== undefined) {
        const wait = start + (turn++ * 1000) / rate - performance.now()
        if (wait > 1) await sleep(wait)
      }
      const from = performance.now()
      const called = call(connection)
      if (!called) return
      const isRefused = (await called) === unavailable
      const now = performance.now()
      ;(isRefused ? refused : times).push(now - from)
      const window = Math.floor((now - start) / windowLength)
      if (!isRefused && window < windows.length) windows[window] = (windows[window] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => repeat(index)))
  const elapsed = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  return {
    calls: times.length,
    refused: refused.length,
    refusedP99: percentile(refused, 0.99),
    windows,
    perSecond: (times.length / elapsed) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    clientCpu: (user + system) / 1000 / elapsed,
  }
}

/** Sends requests over new connections. */
export async function measureRequests(
  { url, pid }: Server,
  load: Load,
  next: (connection: number) => Buffer | undefined,
): Promise<Timing> {
  const open = openConnections(url, load.connections)
  try {
    await Promise.all(open.map(({ opened }) => opened))
    const before = await readUsage(pid)
    const timing = await measure(load, (index) => {
      const request = next(index)
      return request && open[index]?.send(request)
    })
    const { cpu } = await readUsage(pid)
    return { ...timing, serverCpu: (cpu - before.cpu) / timing.calls }
  } finally {
    for (const { close } of open) close()
  }
}

type Parts<Name extends string> = Record<Name, (seconds: number) => Promise<Timing>>

const warmUpSeconds = 1

/** Measures the parts in turn, after a round that does not count, and returns the median round of each. */
export async function interleave<Name extends string>(
  { rounds, seconds }: { rounds: number; seconds: number },
  parts: Parts<Name>,
): Promise<Record<Name, Timing>> {
  const names = Object.keys(parts) as Name[]
  for (const name of names) await parts[name](warmUpSeconds)
  const all = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Timing[]
  >
  for (let round = 0; round < rounds; round++) {
    for (const name of names) all[name].push(await parts[name](seconds))
  }
  const medianOf = (timings: readonly Timing[]): Timing => {
    const sorted = timings.toSorted((a, b) => a.perSecond - b.perSecond)
    const middle = sorted[Math.floor(sorted.length / 2)]
    if (!middle) throw new Error('there is no round')
    return { ...middle, refused: timings.reduce((sum, { refused }) => sum + refused, 0) }
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(all[name])])) as Record<
    Name,
    Timing
  >
}
