import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import './shared/theme/index.css'
import { App } from './app/App'
import { loadBackground } from './app/loadBackground'
import { createRoutes } from './app/routes'
import { listenForBack } from './shared/lib/layerHistory'
import { createStore } from './store'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop (#root).')

const store = createStore()
// Before the router is created: listeners run in order.
listenForBack()
const routes = createRoutes(store.dispatch)
createRoot(root).render(<App store={store} router={createBrowserRouter(routes)} />)
loadBackground(store, routes)
