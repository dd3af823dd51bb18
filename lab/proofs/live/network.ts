import type { OutgoingHttpHeaders } from 'node:http'
import { keepCookie, type Network, type Tab, toCookieHeader } from './browser'
import type { Deliveries } from './deliveries'
import type { Stale } from './screens'
import { type Process, slowly } from './shop'

const toHeaders = (headers: OutgoingHttpHeaders) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )

type Priced = { _id?: string; price?: number } | null

function forEachPrice(json: string, callback: (id: string, price: number) => void) {
  JSON.parse(json, (_key, value: Priced) => {
    if (value?._id && value.price) callback(value._id, value.price)
    return value
  })
}

type Options = {
  deliveries: Deliveries
  pickProcess: () => Process
  chance: (percent: number) => boolean
  /** A response has what was before an own write that was acknowledged when its request was sent. */
  onOldRead: (stale: Stale) => void
}

/** Between tabs and processes: requests and streams are lost, refused or slow until `stopFaults`. */
export function createNetwork({ deliveries, pickProcess, chance, onOldRead }: Options) {
  const { deliver } = deliveries
  const streams = new Set<{ tab: Tab; process: Process; end: () => void; close: () => void }>()
  let hasFaults = true
  let isDirect = false
  let inFlight = 0
  function countInFlight<T>(answer: Promise<T>): Promise<T> {
    inFlight += 1
    return answer.finally(() => {
      inFlight -= 1
    })
  }

  const network: Network = {
    send(tab, request) {
      const { method, url } = request
      const path = url.replace(/^https?:\/\/[^/]+/, '')
      const headers = {
        ...Object.fromEntries(request.headers),
        ...toCookieHeader(tab.browser),
      }
      const ownPrices = new Map(tab.browser.ownPrices)
      const isOwnPrice = method === 'PUT' && path.startsWith('/api/product/')
      const sendTo = async ({ app }: Process) => {
        const payload = await request.text()
        const {
          statusCode,
          body,
          headers: sent,
        } = await app.inject({
          method: method as 'GET',
          url: path,
          headers,
          ...(payload && { payload }),
        })
        const receive = () => {
          for (const cookie of [sent['set-cookie'] ?? []].flat()) keepCookie(tab.browser, cookie)
          const isEmpty = statusCode === 204 || statusCode === 304
          if (statusCode === 200)
            forEachPrice(body, (id, shown) => {
              const fresh = ownPrices.get(id) ?? 0
              if (shown < fresh) onOldRead({ tab: tab.name, screen: path, shown, fresh })
              if (isOwnPrice) tab.browser.ownPrices.set(id, shown)
            })
          return new Response(isEmpty ? null : body, {
            status: statusCode,
            headers: toHeaders(sent),
          })
        }
        return { statusCode, receive }
      }
      if (isDirect) return sendTo(pickProcess()).then(({ receive }) => receive())
      return new Promise<Response>((resolve, reject) => {
        const queue = {}
        const lose = () => reject(new TypeError('Failed to fetch'))
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
        deliver({
          queue,
          tab,
          what: `${method} ${path}`,
          run: () => {
            if (hasFaults && chance(4)) {
              lose()
              return
            }
            const isSlow = method === 'GET' && hasFaults && chance(40)
            const process = pickProcess()
            const answered = isSlow ? slowly.run(true, () => sendTo(process)) : sendTo(process)
            const isLost = hasFaults && chance(3)
            void countInFlight(answered).then(({ statusCode, receive }) =>
              deliver({
                queue,
                tab,
                what: `${statusCode} of ${method} ${path} from ${process.name}`,
                run: () => (isLost ? lose() : resolve(receive())),
              }),
            )
          },
        })
      })
    },
    connect(tab, url, lastEventId, handlers) {
      const leaving = new AbortController()
      const queue = {}
      let isLeft = false
      // Not before its response has listeners: an abort would be an error that nobody handles.
      let abort: () => void = () => undefined
      async function openStream() {
        const process = pickProcess()
        const opening = process.app.inject({
          url,
          headers: {
            ...toCookieHeader(tab.browser),
            ...(lastEventId && { 'last-event-id': lastEventId }),
          },
          payloadAsStream: true,
          signal: leaving.signal,
        })
        const answer = await countInFlight(opening)
        let hasEnded = false
        const end = () => {
          if (hasEnded) return
          hasEnded = true
          streams.delete(stream)
          deliver({ queue, tab, what: 'stream ended', run: () => !isLeft && handlers.onEnd() })
          leaving.abort()
        }
        const stream = {
          tab,
          process,
          end,
          close: () => {
            deliveries.drop(queue)
            end()
          },
        }
        streams.add(stream)
        const body = answer.stream()
        let text = ''
        body.on('data', (chunk: Buffer) => {
          text += chunk.toString()
          const events = text.split('\n\n')
          text = events.pop() ?? ''
          for (const each of events) {
            const fieldOf = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(each)?.[1]
            const [type, data = '', id = ''] = [fieldOf('event'), fieldOf('data'), fieldOf('id')]
            if (type === undefined || hasEnded) continue
            deliver({
              queue,
              tab,
              what: `event ${id} ${data.slice(0, 400)}`,
              run: () => !isLeft && handlers.onEvent(type, data, id),
            })
          }
        })
        body.on('end', end)
        body.on('error', end)
        abort = () => leaving.abort()
        if (isLeft) abort()
      }
      deliver({
        queue,
        tab,
        what: `connects ${url} after ${lastEventId}`,
        run: () => {
          if (isLeft) return
          if (!(hasFaults && chance(8))) {
            void openStream()
          } else if (chance(50)) handlers.onEnd()
          else handlers.onRefused()
        },
      })
      return () => {
        isLeft = true
        abort()
      }
    },
  }

  return {
    network,
    streams,
    /** Of requests that no process has answered yet. */
    inFlight: () => inFlight,
    stopFaults() {
      hasFaults = false
    },
    /** From here on each request is answered at once. */
    connectDirectly() {
      isDirect = true
    },
  }
}
