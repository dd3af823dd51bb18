import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Exchange, startHttpProxy } from '../../shop/proxy'

export const cuts = ['before sending', 'after sending', 'after commit', 'delayed'] as const
export type Cut = (typeof cuts)[number]

/** In milliseconds. */
const delay = 20_000

type Target = { name: string; cut: Cut }

/** Fixed by what a request does: ids, hashes of the build and the query are left out. */
function nameOf({ method = 'GET', url = '' }: IncomingMessage): string {
  const path = new URL(url).pathname
    .replace(/\.[\da-f]{6}(?=\.(?:js|css)$)/, '')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ':id')
    .replace(/\b[\dA-Z]{26}\b/g, ':tranId')
    .replace(/\b[\dA-F]{32}\b/g, ':key')
    .replace(/(?<=\/api\/my-[\w-]+\/)[^/]+/, ':email')
    .replace(/(?<=\/order-details\/)[^/]+/, ':name')
  return `${method} ${path}`
}

/** Pictures and fonts carry nothing that a shopper acts on. */
const isDecoration = ({ headers, url = '' }: IncomingMessage) =>
  ['image', 'font'].includes(String(headers['sec-fetch-dest'])) ||
  /^\/(?:images|fonts|assets)\//.test(new URL(url).pathname)

/**
 * The network of one browser context, as an HTTP proxy: it can lose one request at a chosen moment, and is down from then on, until
 * `restore`. A delayed request arrives even if the browser has given it up.
 */
export async function startProxy() {
  const names = new Set<string>()
  let target: Target | undefined
  let isHit = false
  let hit = () => {}
  let release = () => {}
  const untilHit = new Promise<void>((resolve) => {
    hit = resolve
  })
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  function markHit() {
    isHit = true
    hit()
  }
  function goDown() {
    proxy.cut()
    markHit()
  }

  async function handle({ request, forward }: Exchange) {
    const { url = '' } = request
    const name = isDecoration(request) ? undefined : nameOf(request)
    if (name) names.add(name)
    const cut = name && target?.name === name ? target.cut : undefined
    if (cut) target = undefined
    if (cut === 'before sending') {
      goDown()
      return
    }
    if (cut === 'delayed') {
      markHit()
      await sleep(delay)
    }
    const upstream = forward(url, (answer) => {
      if (cut !== 'after commit') return false
      if (answer.headers['content-type'] === 'text/event-stream') goDown()
      // The server has written the whole of it.
      else answer.resume().on('end', goDown)
      return true
    })
    if (cut === 'delayed') release()
    if (cut === 'after sending') {
      upstream.on('finish', () => {
        goDown()
        setImmediate(() => upstream.destroy())
      })
    }
  }
  const proxy = await startHttpProxy((exchange) => void handle(exchange), { keepAlive: true })

  return {
    url: proxy.url,
    /** The requests since the start or the last call. */
    takeNames() {
      const taken = [...names]
      names.clear()
      return taken
    },
    /** Cuts the next request of this name. */
    arm(name: string, cut: Cut) {
      target = { name, cut }
    },
    /** Whether the target was cut, or is being delayed. */
    isHit: () => isHit,
    untilHit,
    /** Resolves when the delayed request goes on. */
    untilReleased,
    restore: proxy.restore,
    close: proxy.close,
  }
}

export type CuttingProxy = Awaited<ReturnType<typeof startProxy>>
