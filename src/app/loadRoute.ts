import type { RouteObject } from 'react-router-dom'
import { nextTask } from '@/shared/lib/nextTask'

/** Puts the code of a page into its route. */
export async function loadRoute(route: RouteObject) {
  const { lazy } = route
  if (typeof lazy !== 'function') return
  const code = await lazy()
  // The router, if it waits for the same code, has put it there by then: another copy would mount the page again.
  await nextTask()
  if (route.lazy) Object.assign(route, code, { lazy: undefined })
  forgetLoader(route)
}

/**
 * The router opens a page at once if its route has neither `lazy` nor `loader`; it waits for them even if they have nothing left to
 * load. With its code there, the page itself sends the requests that the loader would.
 */
export function forgetLoader(route: RouteObject) {
  if (!route.lazy) delete route.loader
}
