import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from '../store/types'
import { AppRoutes } from './AppRoutes'
import { ConnectionNotice } from './ConnectionNotice'
import { ErrorBoundary } from './ErrorBoundary'
import { RedirectOnSessionExpired } from './guards/RedirectOnSessionExpired'
import { LayerHistory } from './LayerHistory'
import { RouteAnnouncer } from './RouteAnnouncer'
import { ScrollToTop } from './ScrollToTop'

type AppProps = {
  store: AppStore
  /** The browser and the server use different routers. */
  router: (content: ReactNode) => ReactNode
}

export function App({ store, router }: AppProps) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        {router(
          <>
            <LayerHistory />
            <ScrollToTop />
            <AppRoutes />
            <RedirectOnSessionExpired />
            <RouteAnnouncer />
            <ConnectionNotice />
          </>,
        )}
      </Provider>
    </ErrorBoundary>
  )
}
