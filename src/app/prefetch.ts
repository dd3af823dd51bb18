import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom'
import { isSavingData } from '@/shared/lib/isSavingData'
import { whenIdle } from '@/shared/lib/whenIdle'

/** In milliseconds: a pointer that only passes over a link prefetches nothing. */
const dwellTime = 60

/** Most visits go on to one of them. */
const likelyPages = ['/', '/category/any', '/product/any/any']

function prefetchCode({ lazy }: RouteObject) {
  // The click loads it again and reports the error.
  if (typeof lazy === 'function') lazy().catch(() => {})
}

function prefetchLikelyPages(routes: RouteObject[]) {
  if (isSavingData() || !navigator.onLine) return
  for (const path of likelyPages) {
    for (const { route } of matchRoutes(routes, path) ?? []) prefetchCode(route)
  }
}

/** Loads code and data of a link's page. */
function prefetch(routes: RouteObject[], { href }: HTMLAnchorElement) {
  const url = new URL(href)
  const request = new Request(url)
  const context = new RouterContextProvider()
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { loader, path: pattern = '' } = route
    prefetchCode(route)
    if (typeof loader === 'function') void loader({ request, url, pattern, params, context })
  }
}

/**
 * Prefetches every link that is hovered, touched or focused, and the code of likely pages when the browser is idle: React Router
 * does so in framework mode only.
 */
export function startPrefetch(routes: RouteObject[]): () => void {
  let dwell: ReturnType<typeof setTimeout> | undefined

  const handlePointer = (event: PointerEvent) => {
    clearTimeout(dwell)
    const link = linkOf(event)
    if (!link) return
    if (event.pointerType === 'mouse') dwell = setTimeout(() => prefetch(routes, link), dwellTime)
    else prefetch(routes, link)
  }
  const handleFocus = (event: FocusEvent) => {
    const link = linkOf(event)
    if (link) prefetch(routes, link)
  }

  document.addEventListener('pointerover', handlePointer, { passive: true })
  document.addEventListener('focusin', handleFocus)
  const cancelLikelyPages = whenIdle(() => prefetchLikelyPages(routes))
  return () => {
    clearTimeout(dwell)
    cancelLikelyPages()
    document.removeEventListener('pointerover', handlePointer)
    document.removeEventListener('focusin', handleFocus)
  }
}

/** The link within the shop that is the event's target. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || isSavingData()) return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}
