import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import './shared/theme/index.css'
import { App } from './app/App'
import { prepareHydration } from './app/hydration'
import { loadBackground } from './app/loadBackground'
import { createRoutes } from './app/routes'
import { listenForBack } from './shared/lib/layerHistory'
import { createStore } from './store'

async function start(root: HTMLElement) {
  const store = createStore()
  // Before the router is created: listeners run in order.
  listenForBack()
  const routes = createRoutes(store.dispatch)
  const hydration = await prepareHydration(store, routes)
  const router = createBrowserRouter(routes, { hydrationData: hydration?.routerData })
  const app = (
    <App store={store} serverState={store.getState()} router={router}>
      <RouterProvider router={router} />
    </App>
  )
  if (hydration) {
    hydrateRoot(root, app)
    const firstLocation = router.state.location
    const stop = router.subscribe((state) => {
      if (state.location === firstLocation) return
      hydration.release()
      stop()
    })
  } else {
    createRoot(root).render(app)
  }
  loadBackground(store, routes)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop (#root).')
void start(root)
