import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatTime, until } from '../../../time'
import { formatStatuses, startVisitor, warmPublicPages } from '../probe'
import { assertTime, publicPaths, type Scenario } from '../scenario'

/** Longer than the shop waits for headers and bodies. */
const maxLifetime = 75_000
const trickleInterval = 500
const maxP99 = 100

const head = (line: string, ...headers: readonly string[]) =>
  [line, 'Host: localhost', ...headers].join('\r\n')

/** How each kind of client begins, and what it sends then, a little at a time. */
const kinds = [
  { name: 'trickled headers', begin: head('GET / HTTP/1.1'), trickle: '\r\nX-Slow: 1' },
  {
    name: 'trickled bodies',
    begin: head(
      'POST /payment/ipn HTTP/1.1',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 8000',
      '\r\n',
    ),
    trickle: 'a',
  },
  {
    name: 'unread responses',
    begin: head(`GET ${publicPaths[3]}?limit=100 HTTP/1.1`, '\r\n').repeat(50),
    trickle: '',
  },
] as const

type Kind = (typeof kinds)[number]

function openSlowClient(url: string, { begin, trickle }: Kind): Socket {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.on('error', () => undefined)
  // What the shop sends is read only as far as its end can be noticed.
  if (trickle) socket.resume()
  socket.write(begin)
  const timer = setInterval(() => {
    if (trickle && socket.writable) socket.write(trickle)
  }, trickleInterval)
  socket.on('close', () => clearInterval(timer))
  return socket
}

export const slowClients: Scenario = {
  name: 'slow',
  says: 'clients that send their headers or bodies, or read responses, as slowly as they can',
  async run(run) {
    const { shop } = run
    await shop.ensureStarted()
    await warmPublicPages(shop)
    const findings: string[] = []
    const controlVisitor = startVisitor(shop)
    await sleep(run.isLong ? 10_000 : 1_500)
    const control = await controlVisitor.stop()
    const count = run.isLong ? 500 : 50
    const sockets = kinds.flatMap((kind) =>
      Array.from({ length: count }, () => ({ kind, socket: openSlowClient(shop.url, kind) })),
    )
    const visitor = startVisitor(shop)
    const isCut = () =>
      sockets.every(({ kind, socket }) => kind.name === 'unread responses' || socket.destroyed)
    let cutAfter: number | undefined
    try {
      if (run.isLong) {
        cutAfter = await until('slow clients are cut', isCut, {
          timeout: maxLifetime,
          interval: 100,
        })
      } else await sleep(2_500)
    } catch (error) {
      findings.push(String(error))
    }
    const visits = await visitor.stop()
    for (const { socket } of sockets) socket.destroy()
    findings.push(...visits.others(200).map((each) => `a visitor is ${each}`))
    const bar = Math.max(maxP99, 3 * control.p99)
    findings.push(...assertTime(run, 'p99 of visitors', visits.p99, bar))
    return [
      {
        fault: 'slow clients',
        times: `${count} each with ${kinds.map(({ name }) => name).join(', ')}`,
        measured:
          `visitors ${formatStatuses(visits.statuses)}, p99 ${formatTime(visits.p99)}` +
          (cutAfter === undefined
            ? ''
            : `; all that send slowly are cut after ${formatTime(cutAfter)}`),
        bar: 'visitors unharmed: every page, p99 ≤ 100 ms or 3 × control',
        control: `p99 ${formatTime(control.p99)}`,
        findings,
      },
    ]
  },
}
