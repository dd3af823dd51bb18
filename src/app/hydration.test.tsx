import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { shopApi } from '@/api'
import type { HydrationData } from '@/common/pageRenderer'
import { helpPages } from '@/common/pages'
import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { demoConfig } from '@/testing/demoConfig'
import { mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { App } from './App'
import { prepareHydration } from './hydration'
import { createPageRenderer } from './renderPage'
import { createRoutes } from './routes'

// jsdom lacks what the build for Node needs.
jest.mock('react-dom/server', () => jest.requireActual<object>('react-dom/server.edge'))

type Tags = Parameters<typeof shopApi.util.invalidateTags>[0]

const product = aProduct({ productName: 'Breeze', category: 'Fan' })
const filters = [{ name: 'brand', values: [{ value: 'Zhirvo', count: 1 }] }]
const productUrl = `/product/breeze/${product._id}`
const requests: string[] = []
let root: Root | undefined

const renderer = createPageRenderer(demoConfig)

beforeEach(() => {
  const onRequest = ({ url }: Request) => requests.push(url)
  server.use(
    mockResponse('listBestSellers', [product], { onRequest }),
    mockResponse('listNewArrivals', [product], { onRequest }),
    mockResponse('listPopularGadgets', [product], { onRequest }),
    mockResponse('listCategoryProducts', { result: [product], totalPages: 3 }, { onRequest }),
    mockResponse('listCategoryFilters', filters, { onRequest }),
    mockResponse('getProduct', product, { onRequest }),
  )
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

/** Puts the page of a URL into the document, as the server sends it. */
async function openPage(url: string, changes: Partial<HydrationData> = {}) {
  const rendered = await renderer.render({
    url: changes.isMissing ? '/page-not-found' : url,
    fetch: (request) => fetch(request),
  })
  // It leaves the contexts of what it waited for, and here the browser has the same ones. The next render begins without any.
  await renderToReadableStream(null)
  if ('redirect' in rendered) throw new Error(`${url} redirects to ${rendered.redirect}`)
  const { html, hydrationData } = rendered
  history.replaceState(null, '', url)
  const json = JSON.stringify({ ...hydrationData, ...changes })
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="hydration-data"></script>`
  document.getElementById('hydration-data')?.append(json)
  requests.length = 0
}

function watchWarnings() {
  const { mock } = jest.spyOn(console, 'error').mockImplementation(() => {})
  // Of this test only: a page has one renderer.
  const isExpected = (text: unknown) => /multiple renderers concurrently/.test(String(text))
  return () => mock.calls.filter(([text]) => !isExpected(text))
}

async function hydrate({ invalidated = [] }: { invalidated?: Tags } = {}) {
  const store = createStoreWithListeners()
  const routes = createRoutes(store.dispatch)
  const hydration = await prepareHydration(store, routes)
  if (!hydration) return undefined
  store.dispatch(shopApi.util.invalidateTags(invalidated))
  const router = createBrowserRouter(routes, { hydrationData: hydration.routerData })
  const container = document.getElementById('root')
  if (!container) throw new Error('there is no #root')
  const errors: unknown[] = []
  await act(async () => {
    root = hydrateRoot(
      container,
      <App store={store} serverState={store.getState()} router={router}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError: (error) => errors.push(error) },
    )
  })
  return { errors }
}

describe('hydration', () => {
  it.each([
    '/',
    '/category/fan',
    '/category/fan?sort=lowToHigh&page=2',
    productUrl,
    '/login',
    '/register',
    '/privacy-policy',
    ...Object.values(helpPages).map(({ path }) => path),
    '/no/such/page',
  ])('takes over %s without a warning and without a request', async (url) => {
    await openPage(url)
    const getWarnings = watchWarnings()
    const heading = screen.getByRole('heading', { level: 1 })

    expect(await hydrate()).toEqual({ errors: [] })

    expect(getWarnings()).toEqual([])
    expect(requests).toEqual([])
    // The same element, so nothing was rendered anew.
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  })

  it('keeps what was typed before', async () => {
    await openPage('/register')
    for (const [name, text] of [
      ['Name', 'Ayesha'],
      ['E-mail', 'ayesha@example.com'],
    ] as const) {
      screen.getByRole<HTMLInputElement>('textbox', { name }).value = text
    }

    await hydrate()
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))

    expect(await screen.findByLabelText('Password')).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ayesha')
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ayesha@example.com')
  })

  it('takes over the error page of a product that does not exist', async () => {
    await openPage(productUrl, { route: '/product/:name/:id', isMissing: true })
    const getWarnings = watchWarnings()
    const heading = screen.getByRole('heading', { level: 1 })

    expect(await hydrate()).toEqual({ errors: [] })

    expect(getWarnings()).toEqual([])
    expect(requests).toEqual([])
    expect(screen.getByRole('heading', { name: /^Whoops!/ })).toBe(heading)
  })

  it('keeps the products on screen if they change before the page is hydrated', async () => {
    await openPage('/category/fan')
    const getWarnings = watchWarnings()
    const card = screen.getByRole('article')

    expect(await hydrate({ invalidated: ['Product'] })).toEqual({ errors: [] })
    await waitFor(() => expect(requests).toHaveLength(1))

    expect(getWarnings()).toEqual([])
    expect(screen.getByRole('article')).toBe(card)
  })

  it('leaves a page to the browser whose URL the server takes for another route', async () => {
    await openPage('/category/fan')
    history.replaceState(null, '', '/login')
    expect(await hydrate()).toBeUndefined()
  })

  it('leaves the empty shell to the browser', async () => {
    document.body.innerHTML = '<div id="root"></div>'
    expect(await hydrate()).toBeUndefined()
  })
})
