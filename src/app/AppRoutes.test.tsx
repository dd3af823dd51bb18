import { act, screen } from '@testing-library/react'
import { ChunkError } from '../shared/lib/loadChunk'
import { aProduct } from '../testing/builders'
import { mockResponse } from '../testing/doubles'
import { renderWithStore } from '../testing/renderWithStore'
import { server } from '../testing/server'
import { AppRoutes } from './AppRoutes'
import { ErrorBoundary } from './ErrorBoundary'
import { type PageModule, preloadable } from './preloadable'
import { appRoutes } from './routes'

describe('the routes', () => {
  it('show the home page', async () => {
    server.use(
      mockResponse('listBestSellers', [aProduct({ productName: 'The best' })]),
      mockResponse('listNewArrivals', [aProduct({ productName: 'The newest' })]),
      mockResponse('listPopularGadgets', []),
    )
    // The page's code comes first.
    await act(async () => renderWithStore(<AppRoutes />, { at: '/' }))

    expect(await screen.findByRole('heading', { name: 'The best' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The newest' })).toBeVisible()
    expect(document.title).toBe('Jontro - Tech Destination')
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('show the error page for an unknown URL', () => {
    renderWithStore(<AppRoutes />, { at: '/no/such/page' })

    expect(screen.getByRole('heading', { name: 'Whoops! Something Went Wrong.' })).toBeVisible()
    expect(
      screen.getByText(
        "The page you're looking for is not available. Please try again later or return to the homepage.",
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go Back to Home' })).toHaveAttribute('href', '/')
  })

  it('keep the page on screen until the next one is ready', async () => {
    server.use(
      mockResponse('listBestSellers', [aProduct({ productName: 'The best' })]),
      mockResponse('listNewArrivals', []),
      mockResponse('listPopularGadgets', []),
    )
    let resolve: (module: PageModule) => void = () => {}
    const promise = new Promise<PageModule>((done) => {
      resolve = done
    })
    const next = appRoutes.find(({ path }) => path === '/privacy-policy')
    if (!next) throw new Error('there is no privacy policy')
    Object.assign(next, { Page: preloadable(() => promise).Page })
    await act(async () => renderWithStore(<AppRoutes />, { at: '/' }))
    await screen.findByRole('heading', { name: 'The best' })

    await act(async () => screen.getByRole('link', { name: 'Privacy Policy' }).click())
    expect(screen.getByRole('heading', { name: 'The best' })).toBeVisible()

    await act(async () => resolve({ default: () => <h1>The policy</h1> }))
    expect(screen.getByRole('heading', { name: 'The policy' })).toBeVisible()
  })

  it('offer a reload if the code of a page cannot be loaded', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    function Broken(): never {
      throw new ChunkError('/js/fan.1234.js', true, undefined)
    }

    renderWithStore(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )

    expect(screen.getByRole('heading', { name: "This page couldn't be loaded." })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(screen.queryByText(/Whoops/)).not.toBeInTheDocument()
    jest.restoreAllMocks()
  })

  // [spec 2.31]
  it('show the error page for an error while rendering', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    function Broken(): never {
      throw new Error('broken')
    }

    renderWithStore(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )

    expect(screen.getByRole('heading', { name: 'Whoops! Something Went Wrong.' })).toBeVisible()
    jest.restoreAllMocks()
  })
})
