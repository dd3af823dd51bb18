import '../src/shared/theme/index.css'
import type { Preview } from '@storybook/react-webpack5'
import { getResponse, type RequestHandler } from 'msw'
import { Provider } from 'react-redux'
import { DashboardThemeProvider } from '../src/dashboard/theme/DashboardThemeProvider'
import { createStoreWithListeners } from '../src/testing/createStoreWithListeners'
import { type TestLocation, TestRouter } from '../src/testing/TestRouter'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** MSW handlers of this story. */
    doubles?: RequestHandler[]
    /** Initial location of the router. */
    at?: TestLocation
    /** Creates the Redux store. */
    createStore?: typeof createStoreWithListeners
  }
}

let doubles: RequestHandler[] = []
const fetchForReal = window.fetch.bind(window)

/** Requests go to the MSW handlers without a service worker; unhandled ones go to Storybook's server. */
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  return (await getResponse(doubles, request)) ?? fetchForReal(request)
}

const preview: Preview = {
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  beforeEach({ parameters }) {
    doubles = parameters.doubles ?? []
  },
  decorators: [
    (Story, { parameters, id }) => (
      <Provider key={id} store={(parameters.createStore ?? createStoreWithListeners)()}>
        <TestRouter at={parameters.at}>
          <DashboardThemeProvider>
            <Story />
          </DashboardThemeProvider>
        </TestRouter>
      </Provider>
    ),
  ],
}

export default preview
