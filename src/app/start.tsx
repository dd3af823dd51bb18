import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, NavigationType, RouterProvider } from 'react-router-dom'
import { getField } from '@/shared/lib/getField'
import { localPath } from '@/shared/lib/language'
import { continueAfterLanguageChange } from '@/shared/lib/languageChange'
import { listenForBack } from '@/shared/lib/layerHistory'
import { ChunkError, loadChunk, reloadOnce } from '@/shared/lib/loadChunk'
import { nextTask } from '@/shared/lib/nextTask'
import type { AppStore } from '@/store/hooks'
import { createStore } from '@/store/store'
import { App } from './App'
import { prepareHydration } from './hydration'
import { forgetLoader } from './loadRoute'
import type { Router } from './renderWhole'
import { createRoutes } from './routes'

/** Starts the shop in the page: with the markup of the server if it has sent any. */
export async function start(root: HTMLElement) {
  const store = createStore()
  continueAfterLanguageChange()
  // Before the router is created: listeners run in order.
  listenForBack()
  nameHistoryEntry()
  const routes = createRoutes(store.dispatch)
  const hydration = await prepareHydration(store, routes)
  await nextTask()
  const router = createBrowserRouter(routes, {
    basename: localPath('/'),
    hydrationData: hydration?.routerData,
  })
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
  await startRest(store, router)
}

/**
 * Gives the first page of this document a key of its own. The router would name it `default`, as in every document of the tab, and
 * begin where the page of another one was left. Call it before creating the router; Back keeps the key, a reload has none.
 */
function nameHistoryEntry() {
  if (getField(history.state, 'key') !== undefined) return
  const key = Math.random().toString(36).slice(2)
  history.replaceState(Object.assign({}, history.state, { key }), '')
}

/** Loads what the first paint does not need beside the page, and starts it afterwards. */
async function startRest(store: AppStore, router: Router) {
  const firstPaint = new Promise<void>(afterFirstPaint)
  try {
    const { startBackground } = await loadChunk(
      () =>
        import(
          /* webpackChunkName: "background", webpackFetchPriority: "low" */
          './startBackground'
        ),
    )
    await firstPaint
    startBackground(store, router)
  } catch (error) {
    const report = () => console.error('The shop could not be started completely:', error)
    if (error instanceof ChunkError) reloadOnce(error, report)
    else report()
  }
}

/** After two frames the first paint is done. A hidden page gets no frames. */
function afterFirstPaint(callback: () => void) {
  if (document.visibilityState === 'hidden') setTimeout(callback)
  else requestAnimationFrame(() => requestAnimationFrame(callback))
}
