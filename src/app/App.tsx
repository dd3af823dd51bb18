import type { ComponentProps, ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore, RootState } from '@/store/hooks'
import { ConnectionNotice } from './ConnectionNotice'

type AppProps = {
  store: AppStore
  /** The state that the server rendered with, until the page is hydrated. */
  serverState?: RootState
  router: ComponentProps<typeof ConnectionNotice>['router']
  /** The provider of the router, which is another one on the server. */
  children: ReactNode
}

export function App({ store, serverState, router, children }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      {children}
      <ConnectionNotice router={router} />
    </Provider>
  )
}
