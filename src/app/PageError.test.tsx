import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { server } from '@/testing/server'
import * as messages from './messages'
import { PageError } from './PageError'
import { isPageWaiting, loadPage } from './pageLoads'

const file = '/js/fan.1234.js'
const chunkError = () => Object.assign(new Error('Loading chunk failed.'), { request: file })

async function openPage(load: () => Promise<() => React.ReactNode>, reload = () => {}) {
  const router = createMemoryRouter([
    {
      HydrateFallback: () => <p>Loading</p>,
      errorElement: <PageError reload={reload} />,
      children: [{ path: '/', lazy: async () => ({ Component: await loadPage(load) }) }],
    },
  ])
  await act(async () => render(<RouterProvider router={router} />))
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('a page whose code cannot be loaded', () => {
  it('is shown once the connection is back', async () => {
    server.use(http.head(file, () => HttpResponse.error()))
    const load = jest.fn(async () => () => <h1>Here</h1>).mockRejectedValueOnce(chunkError())
    await openPage(load)
    await waitFor(() => expect(isPageWaiting()).toBe(true))
    expect(screen.getByText('Loading')).toBeVisible()

    await act(async () => window.dispatchEvent(new Event('online')))

    expect(await screen.findByText('Here')).toBeVisible()
    expect(isPageWaiting()).toBe(false)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('reloads the shop for a file that a deployment removed, and fails if it is still missing then', async () => {
    server.use(http.head(file, () => new HttpResponse(null, { status: 404 })))
    const load = () => Promise.reject(chunkError())
    const reload = jest.fn()

    await openPage(load, reload)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingPage))

    await openPage(load, reload)
    expect(await screen.findByRole('heading', { name: t(messages.pageNotLoaded) })).toBeVisible()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows the error page for an error of the code itself', async () => {
    await openPage(() => Promise.reject(new Error('a fault in the module')))
    expect(await screen.findByText(t(shared.somethingWrong))).toBeVisible()
  })
})
