import type { OutgoingHttpHeaders } from 'node:http'
import { keepCookie, type Network, type Tab, toCookieHeader } from './browser'
import type { Deliveries } from './deliveries'
import { type Process, slowly } from './shop'

const toHeaders = (headers: OutgoingHttpHeaders) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )

type Options = {
  deliveries: Deliveries
  pickProcess: () => Process
  chance: (percent: number) => boolean
}

/** Between tabs and processes: requests and streams are lost, refused or slow until `stopFaults`. */
export function createNetwork({ deliveries, pickProcess, chance }: Options) {
  const { deliver } = deliveries
  const streams = new Set<{ tab: Tab; process: Process; end: () => void; close: () => void }>()
  let hasFaults = true
  let isDirect = false

  const network: Network = {
    send(tab, request) {
      const { method, url } = request
      const path = url.replace(/^https?:\/\/[^/]+/, '')
      const headers = {
        ...Object.fromEntries(request.headers),
        ...toCookieHeader(tab.browser),
      }
      const inject = async (app: Process['app']) => {
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
        for (const cookie of [sent['set-cookie'] ?? []].flat()) keepCookie(tab.browser, cookie)
        const isEmpty = statusCode === 204 || statusCode === 304
        return new Response(isEmpty ? null : body, { status: statusCode, headers: toHeaders(sent) })
      }
      if (isDirect) return inject(pickProcess().app)
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
            const { app } = pickProcess()
            const answered = isSlow ? slowly.run(true, () => inject(app)) : inject(app)
            const isLost = hasFaults && chance(3)
            void answered.then((response) =>
              deliver({
                queue,
                tab,
                what: `${response.status} of ${method} ${path}`,
                run: () => (isLost ? lose() : resolve(response)),
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
      async function openStream() {
        const process = pickProcess()
        const answer = await process.app.inject({
          url,
          headers: {
            ...toCookieHeader(tab.browser),
            ...(lastEventId && { 'last-event-id': lastEventId }),
          },
          payloadAsStream: true,
          signal: leaving.signal,
        })
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
              what: `event ${id} ${data.slice(0, 80)}`,
              run: () => !isLeft && handlers.onEvent(type, data, id),
            })
          }
        })
        body.on('end', end)
        body.on('error', end)
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
        leaving.abort()
      }
    },
  }

  return {
    network,
    streams,
    stopFaults() {
      hasFaults = false
    },
    /** From here on each request is answered at once. */
    connectDirectly() {
      isDirect = true
    },
  }
}
