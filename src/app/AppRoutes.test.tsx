import { act, screen } from '@testing-library/react'
import { aProduct } from '../testing/builders'
import { answering } from '../testing/doubles'
import { renderWithStore } from '../testing/renderWithStore'
import { server } from '../testing/server'
import { AppRoutes } from './AppRoutes'
import { ErrorBoundary } from './ErrorBoundary'

describe('the routes', () => {
  it('show the home page under the dark header', async () => {
    server.use(
      answering('listBestSellers', [aProduct({ productName: 'The best' })]),
      answering('listNewArrivals', [aProduct({ productName: 'The newest' })]),
      answering('listPopularGadgets', []),
    )
    // The page's code comes first.
    await act(async () => renderWithStore(<AppRoutes />, { at: '/' }))

    expect(await screen.findByRole('heading', { name: 'The best' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The newest' })).toBeVisible()
    expect(document.title).toBe('Jontro - Tech Destination')
    expect(screen.getByRole('banner')).toHaveClass('dark')
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('show the error page under the lighter header for an unknown address', () => {
    renderWithStore(<AppRoutes />, { at: '/no/such/page' })

    expect(screen.getByRole('heading', { name: 'Whoops! Something Went Wrong.' })).toBeVisible()
    expect(
      screen.getByText(
        "The page you're looking for is not available. Please try again later or return to the homepage.",
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('banner')).toHaveClass('light')
  })

  it('show the error page for what breaks', () => {
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
