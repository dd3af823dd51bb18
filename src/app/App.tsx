import { Provider } from 'react-redux'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { AppStore } from '../store/types'
import { ConnectionNotice } from './ConnectionNotice'

type AppProps = { store: AppStore; router: ReturnType<typeof createBrowserRouter> }

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <ConnectionNotice router={router} />
    </Provider>
  )
}
