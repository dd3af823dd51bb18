import type { RouteObject } from 'react-router-dom'

/**
 * Puts the code of a page into its route. The router opens such a page at once; for `lazy` and `loader` it waits even if they have
 * nothing left to load. The page itself sends the requests that its loader would.
 */
export async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined, loader: undefined })
}
