import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isSavingData } from '@/shared/lib/isSavingData'
import { localPath } from '@/shared/lib/language'
import { whenIdle } from '@/shared/lib/whenIdle'
import type { AppDispatch } from '@/store/hooks'
import { loadRoute } from './loadRoute'
import { prefetchData } from './routes'

/** In milliseconds: a pointer that only passes over a link prefetches nothing. */
const dwellTime = 60

/** Most visits go on to one of them. */
const likelyPages = ['/', '/category/any', '/product/any/any']

function prefetchCode(route: RouteObject) {
  // The click loads it again and reports the error.
  loadRoute(route).catch(() => {})
}

function prefetchLikelyPages(routes: RouteObject[]) {
  if (isSavingData() || !navigator.onLine) return
  for (const path of likelyPages) {
    for (const { route } of matchRoutes(routes, path) ?? []) prefetchCode(route)
  }
}

/** Loads code and data of a link's page. */
function prefetch(dispatch: AppDispatch, routes: RouteObject[], { href }: HTMLAnchorElement) {
  const { pathname, searchParams } = new URL(href)
  for (const { route, params } of matchRoutes(routes, pathname, localPath('/')) ?? []) {
    prefetchCode(route)
    void prefetchData(dispatch, route.id, { params, query: searchParams, isOnServer: false })
  }
}

/**
 * Prefetches every link that is hovered, touched or focused, and the code of likely pages when the browser is idle: React Router
 * does so in framework mode only.
 */
export function startPrefetch(dispatch: AppDispatch, routes: RouteObject[]): () => void {
  let dwell: ReturnType<typeof setTimeout> | undefined

  const handlePointer = (event: PointerEvent) => {
    clearTimeout(dwell)
    const link = linkOf(event)
    if (!link) return
    if (event.pointerType === 'mouse')
      dwell = setTimeout(() => prefetch(dispatch, routes, link), dwellTime)
    else prefetch(dispatch, routes, link)
  }
  const handleFocus = (event: FocusEvent) => {
    const link = linkOf(event)
    if (link) prefetch(dispatch, routes, link)
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
