import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './shared/theme/index.css'
import { App } from './app/App'
import { afterFirstPaint, startBackground } from './app/startBackground'
import { listenForBack } from './shared/lib/backButton'
import { makeStore, persistPendingPurchase } from './store'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop (#root).')

const store = makeStore()
persistPendingPurchase(store)
listenForBack()
createRoot(root).render(
  <App store={store} router={(content) => <BrowserRouter>{content}</BrowserRouter>} />,
)
afterFirstPaint(() => startBackground(store))
