import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, NavigationType, RouterProvider } from 'react-router-dom'
import { listenForBack } from '@/shared/lib/layerHistory'
import { nextTask } from '@/shared/lib/nextTask'
import { createStore } from '@/store/store'
import { App } from './App'
import { prepareHydration } from './hydration'
import { loadBackground } from './loadBackground'
import { forgetLoader } from './loadRoute'
import { nameHistoryEntry } from './nameHistoryEntry'
import { createRoutes } from './routes'

/** Starts the shop in the page: with the markup of the server if it has sent any. */
export async function start(root: HTMLElement) {
  const store = createStore()
  // Before the router is created: listeners run in order.
  listenForBack()
  nameHistoryEntry()
  const routes = createRoutes(store.dispatch)
  const hydration = await prepareHydration(store, routes)
  await nextTask()
  const router = createBrowserRouter(routes, { hydrationData: hydration?.routerData })
  router.subscribe(({ historyAction, matches }) => {
    for (const { route } of matches) forgetLoader(route)
    // Back restores the position in a page of its full height: see base.css.
    document.documentElement.toggleAttribute(
      'data-render-whole',
      historyAction === NavigationType.Pop,
    )
  })
  const app = (
    <App store={store} serverState={store.getState()} router={router}>
      {/* A transition would be rendered in slices, behind whatever else waits. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>
  )
  if (hydration) {
    // As a transition it does not block the page.
    startTransition(() => {
      hydrateRoot(root, app)
    })
    const firstLocation = router.state.location
    const stop = router.subscribe((state) => {
      if (state.location === firstLocation) return
      hydration.release()
      stop()
    })
  } else {
    createRoot(root).render(app)
  }
  loadBackground(store, router)
}
