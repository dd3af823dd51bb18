import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { t } from '@/shared/lib/language'
import { ChunkError } from '@/shared/lib/loadChunk'
import * as shared from '@/shared/messages'
import { anId, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import * as messages from './messages'
import { createRoutes } from './routes'

/** Renders the shop; `change` replaces parts of its routes. */
async function openShop(at: string, change: (routes: RouteObject[]) => void = () => {}) {
  const store = createStoreWithListeners()
  const routes = createRoutes(store.dispatch)
  change(routes)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
}

function routeOf(routes: RouteObject[], path: string): RouteObject {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  if (!route) throw new Error(`there is no page at ${path}`)
  return route
}

const showHome = () =>
  server.use(
    mockResponse('listBestSellers', [aProduct({ productName: 'The best' })]),
    mockResponse('listNewArrivals', [aProduct({ productName: 'The newest' })]),
    mockResponse('listPopularGadgets', []),
  )

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('the routes', () => {
  it('show the home page', async () => {
    showHome()
    await openShop('/')

    expect(await screen.findByRole('heading', { name: 'The best' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The newest' })).toBeVisible()
    expect(document.title).toBe('Jontro - Tech Destination')
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('show the error page for an unknown URL', async () => {
    await openShop('/no/such/page')

    expect(screen.getByRole('heading', { name: t(shared.somethingWrong) })).toBeVisible()
    expect(screen.getByText(t(shared.pageMissing))).toBeVisible()
    expect(screen.getByRole('link', { name: t(shared.goHome) })).toHaveAttribute('href', '/')
  })

  it('keep the page on screen until the next one is ready', async () => {
    showHome()
    let resolve: (page: { Component: () => React.ReactNode }) => void = () => {}
    await openShop('/', (routes) => {
      routeOf(routes, '/privacy-policy').lazy = () =>
        new Promise((done) => {
          resolve = done
        })
    })
    await screen.findByRole('heading', { name: 'The best' })

    await act(async () => screen.getByRole('link', { name: t(shared.privacyPolicy) }).click())
    expect(screen.getByRole('heading', { name: 'The best' })).toBeVisible()

    await act(async () => resolve({ Component: () => <h1>The policy</h1> }))
    expect(screen.getByRole('heading', { name: 'The policy' })).toBeVisible()
  })

  it('request the data of a page while its code is loading', async () => {
    const onRequest = jest.fn()
    server.use(mockResponse('getProduct', undefined, { onRequest }))
    await openShop(`/product/aura/${anId()}`, (routes) => {
      routeOf(routes, '/product/a/b').lazy = () => new Promise(() => {})
    })

    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingPage))
  })

  // [spec 2.31]
  it('show the error page for an error while rendering', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await openShop('/privacy-policy', (routes) => {
      routeOf(routes, '/privacy-policy').lazy = async () => ({
        Component: (): never => {
          throw new Error('broken')
        },
      })
    })

    expect(screen.getByRole('heading', { name: t(shared.somethingWrong) })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('offer a reload if the code of a page cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await openShop('/privacy-policy', (routes) => {
      routeOf(routes, '/privacy-policy').lazy = () =>
        Promise.reject(new ChunkError('/js/fan.1234.js', false, undefined))
    })

    expect(screen.getByRole('heading', { name: t(messages.pageNotLoaded) })).toBeVisible()
    expect(screen.getByRole('button', { name: t(shared.tryAgain) })).toBeEnabled()
    expect(screen.queryByText(/Whoops/)).not.toBeInTheDocument()
  })
})
