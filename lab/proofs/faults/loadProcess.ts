/** Requests from a process of its own, so that its work does not add to the times that it measures. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../bench/statistics'

export type LoadOptions = {
  port: number
  milliseconds: number
  /** Requests a second, whether earlier ones are answered or not; without it each connection waits for its answer. */
  rate?: number
  connections: number
  carts: readonly { cookie: string; row: string }[]
}

export type LoadResult = {
  sent: number
  served: number
  shed: number
  /** Neither served nor a 503 with Retry-After. */
  others: Record<string, number>
  /** Milliseconds until requests were served, and until others were turned away. */
  servedP50: number
  servedP99: number
  shedP99: number
  /** Requests served in each window. */
  windows: number[]
}

export const windowLength = 250

type Answer = { status: number | 'cut'; hasRetryAfter: boolean; time: number; at: number }

function openConnection(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path: '/healthz' }, (response) =>
      response.resume().once('end', resolve),
    )
      .once('error', reject)
      .end()
  })
}

async function run({
  port,
  milliseconds,
  rate,
  connections,
  carts,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  // As those of a proxy or of open pages. Node accepts one new connection in each turn of its event loop.
  await Promise.all(Array.from({ length: connections }, () => openConnection(agent, port)))
  const answers: Answer[] = []
  const startedAt = performance.now()
  let inProgress = 0
  let turns = 0

  /** Half are searches that nobody has sent before, half are writes. */
  function createRequest(turn: number) {
    const cart = carts[turn % carts.length]
    if (turn % 2 === 0 || !cart)
      return { method: 'GET', path: `/api/search-products?search=fan%20${process.pid}-${turn}` }
    const body = JSON.stringify({ quantity: 1 + (turn % 90) })
    return {
      method: 'PUT',
      path: `/api/cart/${cart.row}`,
      headers: { cookie: cart.cookie, 'content-type': 'application/json' },
      body,
    }
  }

  function send(): Promise<void> {
    const { body, ...options } = createRequest(turns++)
    const sentAt = performance.now()
    inProgress++
    return new Promise((resolve) => {
      const finish = (status: Answer['status'], hasRetryAfter = false) => {
        inProgress--
        const now = performance.now()
        answers.push({ status, hasRetryAfter, time: now - sentAt, at: now - startedAt })
        resolve()
      }
      const call = request({ agent, host: '127.0.0.1', port, ...options }, (response) => {
        response.on('end', () =>
          finish(response.statusCode ?? 'cut', response.headers['retry-after'] !== undefined),
        )
        response.on('error', () => finish('cut'))
        response.resume()
      })
      call.on('error', () => finish('cut'))
      call.end(body)
    })
  }

  const end = startedAt + milliseconds
  if (rate === undefined) {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < end) await send()
      }),
    )
  } else {
    const calls: Promise<void>[] = []
    for (let now = startedAt; now < end; now = performance.now()) {
      const due = ((now - startedAt) * rate) / 1_000
      // A client without a free connection cannot send.
      while (turns < due && inProgress < connections) calls.push(send())
      await sleep(1)
    }
    await Promise.all(calls)
  }
  agent.destroy()
  return summarize(answers, milliseconds)
}

function summarize(answers: readonly Answer[], milliseconds: number): LoadResult {
  const served = answers.filter(({ status }) => status === 200)
  const shed = answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  const others: Record<string, number> = {}
  for (const { status, hasRetryAfter } of answers) {
    if (status !== 200 && !(status === 503 && hasRetryAfter))
      others[status] = (others[status] ?? 0) + 1
  }
  const windows = Array.from({ length: Math.ceil(milliseconds / windowLength) }, () => 0)
  for (const { at } of served) {
    const index = Math.floor(at / windowLength)
    if (index < windows.length) windows[index] = (windows[index] ?? 0) + 1
  }
  const timesOf = (some: readonly Answer[]) => some.map(({ time }) => time)
  return {
    sent: answers.length,
    served: served.length,
    shed: shed.length,
    others,
    servedP50: percentile(timesOf(served), 0.5),
    servedP99: percentile(timesOf(served), 0.99),
    shedP99: percentile(timesOf(shed), 0.99),
    windows,
  }
}

process.once('message', (options: LoadOptions) => {
  void run(options).then((result) => {
    process.send?.(result)
    process.disconnect()
  })
})
