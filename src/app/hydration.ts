import { type createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { cacheQueryEntries } from '@/api'
import { type HydrationData, hydrationDataId } from '@/common/pageRenderer'
import { localPath } from '@/shared/lib/language'
import type { AppStore } from '@/store/hooks'
import { loadRoute } from './loadRoute'

type Hydration = {
  /** The router's state of the rendered page. */
  routerData: RouterData
  /** To be called when the page is left. */
  release: () => void
}

type RouterData = NonNullable<Parameters<typeof createBrowserRouter>[1]>['hydrationData']

/** What the server has rendered the page with; undefined if it has sent the empty shell. */
function readHydrationData(): HydrationData | undefined {
  const json = document.getElementById(hydrationDataId)?.textContent
  // Written by our own server.
  return json ? (JSON.parse(json) as HydrationData) : undefined
}

/**
 * Prepares store and routes for hydration. Returns undefined if the page has to be rendered anew, which also reports why its
 * code could not be loaded.
 */
export async function prepareHydration(
  store: AppStore,
  routes: RouteObject[],
): Promise<Hydration | undefined> {
  const data = readHydrationData()
  const matches = matchRoutes(routes, location, localPath('/'))
  const id = matches?.at(-1)?.route.id
  // The server is stricter than the router about capitals and slashes at the end.
  if (!data || !matches || id !== data.route) return undefined
  try {
    // The router cannot hydrate a route whose code is still missing.
    await Promise.all(matches.map(({ route }) => loadRoute(route)))
  } catch {
    return undefined
  }
  const release = cacheQueryEntries(store.dispatch, data.entries)
  const boundary = matches.findLast(({ route }) => route.ErrorBoundary)?.route.id ?? id
  const errors = data.isMissing ? { [boundary]: new Error('There is no such page') } : undefined
  return { routerData: { errors }, release }
}
