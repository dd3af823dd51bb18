import { matchRoutes } from 'react-router-dom'
import type { PageLoadStatus } from './pageLoads'
import { type AppRoute, appRoutes } from './routes'

const routeObjects = appRoutes.map((route) => ({ path: route.path, handle: route }))

/** The page at an address, with what the address says. */
export function matchPage(pathname: string) {
  const match = matchRoutes(routeObjects, pathname)?.[0]
  const page: AppRoute | undefined = match?.route.handle
  return page && { page, params: match?.params ?? {} }
}

/** How far the code of the page at an address is. */
export function getPageLoadStatus(pathname: string): PageLoadStatus {
  return matchPage(pathname)?.page.getStatus() ?? 'idle'
}
