import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createStoreWithListeners } from './createStoreWithListeners'
import { type TestLocation, TestRouter } from './TestRouter'

type Options = {
  at?: TestLocation
  store?: ReturnType<typeof createStoreWithListeners>
}

/** Renders what needs the store or the router, with real ones. */
export function renderWithStore(
  content: ReactNode,
  { at = '/', store = createStoreWithListeners() }: Options = {},
) {
  const view = render(
    <Provider store={store}>
      <TestRouter at={at}>{content}</TestRouter>
    </Provider>,
  )
  return { ...view, store }
}
