import { matchRoutes } from 'react-router-dom'
import type { PageLoadStatus } from './pageLoads'
import { type AppRoute, appRoutes } from './routes'

const routeObjects = appRoutes.map((route) => ({ path: route.path, handle: route }))

/** The page of a URL, with the URL's parameters. */
export function matchPage(pathname: string) {
  const match = matchRoutes(routeObjects, pathname)?.[0]
  const page: AppRoute | undefined = match?.route.handle
  return page && { page, params: match?.params ?? {} }
}

/** The load status of the code of a URL's page. */
export function getPageLoadStatus(pathname: string): PageLoadStatus {
  return matchPage(pathname)?.page.getStatus() ?? 'idle'
}
