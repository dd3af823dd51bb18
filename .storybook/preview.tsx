import '../src/shared/theme/index.css'
import type { Preview } from '@storybook/react-webpack5'
import { getResponse, type RequestHandler } from 'msw'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { makeStore } from '../src/store'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the server says in this story. */
    doubles?: RequestHandler[]
    /** The address that the story is at. */
    at?: string
    /** The store it starts from. */
    makeStore?: typeof makeStore
  }
}

let doubles: RequestHandler[] = []
const fetchForReal = window.fetch.bind(window)

/** Stories ask the doubles, without a service worker; what those do not know goes out, to Storybook's own server. */
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
      <Provider key={id} store={(parameters.makeStore ?? makeStore)()}>
        <MemoryRouter initialEntries={[parameters.at ?? '/']}>
          <Story />
        </MemoryRouter>
      </Provider>
    ),
  ],
}

export default preview
