import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import * as products from '@/entities/product/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Link } from '@/shared/ui/Link'
import * as catalogHome from '@/storefront/features/catalog/homeMessages'
import * as catalog from '@/storefront/features/catalog/messages'
import * as searchMessages from '@/storefront/features/catalog/searchMessages'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { SearchPage } from './SearchPage'

const fans = Array.from({ length: 8 }, (_, index) => aProduct({ productName: `Fan ${index + 1}` }))
const popular = mockResponse('listPopularGadgets', [aProduct({ productName: 'Popular Fan' })])

function mockSearch(
  products = fans,
  { headers, suggestion }: { headers?: Record<string, string>; suggestion?: string } = {},
) {
  const asked: string[] = []
  server.use(
    mockResponse(
      'listSearchResults',
      ({ url }) => {
        const { searchParams: query } = new URL(url)
        asked.push(query.toString())
        const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
        return {
          result: products.slice((page - 1) * limit, page * limit),
          totalPages: Math.ceil(products.length / limit),
          ...(suggestion && { suggestion }),
        }
      },
      { headers: { 'x-total-count': String(products.length), ...headers } },
    ),
    popular,
  )
  return asked
}

beforeEach(() => server.use(mockResponse('listSearchFilters', [])))

function Address() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <Link to="/search?q=hub">another search</Link>
    </>
  )
}

function open(at: string) {
  return renderWithStore(
    <>
      <Routes>
        <Route path="/search" element={<SearchPage />} />
      </Routes>
      <Address />
    </>,
    { at },
  )
}

const address = () => screen.getByTestId('address').textContent
const heading = () => screen.getByRole('heading', { level: 1 })
const shownNames = async (text = 'fan') =>
  within(await screen.findByRole('list', { name: t(searchMessages.resultsFor)(text) }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

describe('the search page', () => {
  it('shows the number of results and the first page, best first', async () => {
    const asked = mockSearch()
    open('/search?q=fan')
    expect(heading()).toHaveTextContent(t(searchMessages.resultsFor)('fan'))
    expect(await shownNames()).toEqual(fans.slice(0, 6).map(({ productName }) => productName))
    const count = screen.getByText('8 products · page 1 of 2')
    expect(count).toHaveAttribute('role', 'status')
    expect(
      screen.queryByRole('navigation', { name: t(catalog.relatedCategories) }),
    ).not.toBeInTheDocument()
    expect(asked).toEqual(['search=fan&page=1&limit=6'])
    expect(screen.queryByRole('region', { name: t(catalogHome.favorites) })).not.toBeInTheDocument()
  })

  it('keeps page, page size, sort order and text in the URL', async () => {
    const asked = mockSearch()
    open('/search?q=fan')
    await userEvent.click(await screen.findByRole('link', { name: t(catalog.next) }))
    await waitFor(async () => expect(await shownNames()).toEqual(['Fan 7', 'Fan 8']))
    await waitFor(() => expect(address()).toBe('/search?q=fan&page=2'))
    expect(heading()).toHaveFocus()

    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: t(catalog.sortBy) }),
      t(catalog.lowToHigh),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t(catalog.perPage) }), '12')
    await waitFor(() => expect(address()).toBe('/search?q=fan&sort=lowToHigh&perPage=12'))
    expect(asked.at(-1)).toBe('search=fan&page=1&limit=12&sort=lowToHigh')
  })

  it('can be sorted by stars, unlike a category', async () => {
    const asked = mockSearch()
    open('/search?q=fan')
    await screen.findByRole('list', { name: t(searchMessages.resultsFor)('fan') })
    const sort = screen.getByRole('combobox', { name: t(catalog.sortBy) })
    await userEvent.selectOptions(sort, t(catalog.bestRated))
    await waitFor(() => expect(address()).toBe('/search?q=fan&sort=bestRated'))
    expect(sort).toHaveDisplayValue(t(catalog.bestRated))
    expect(asked.at(-1)).toBe('search=fan&page=1&limit=6&sort=bestRated')
  })

  it('sends text, sort order and page size by a form if there are no scripts', async () => {
    mockSearch()
    const { container } = open('/search?q=fan&page=2')
    await screen.findByRole('list', { name: t(searchMessages.resultsFor)('fan') })
    const form = container.querySelector('section form')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveFormValues({ perPage: '6', sort: 'relevant', q: 'fan' })
  })

  it('moves the focus to the heading when the text changes', async () => {
    mockSearch()
    open('/search?q=fan')
    await shownNames()
    await userEvent.click(screen.getByRole('link', { name: 'another search' }))
    expect(await shownNames('hub')).toHaveLength(6)
    expect(heading()).toHaveTextContent(t(searchMessages.resultsFor)('hub'))
    expect(heading()).toHaveFocus()
  })

  it('shows no products of the last text while the next ones are loading', async () => {
    mockSearch()
    open('/search?q=fan')
    await shownNames()
    server.use(mockResponse('listSearchResults', undefined, { delayed: 'infinite' }))
    await userEvent.click(screen.getByRole('link', { name: 'another search' }))
    expect(
      screen.getByText(t(products.loading)(t(searchMessages.resultsFor)('hub'))),
    ).toBeInTheDocument()
    expect(screen.queryByText('Fan 1')).not.toBeInTheDocument()
  })

  it('goes to the last page if the URL names a later one', async () => {
    mockSearch()
    open('/search?q=fan&page=40')
    await waitFor(() => expect(address()).toBe('/search?q=fan&page=2'))
  })

  it('shows one result, and that there are more than were counted', async () => {
    mockSearch(fans.slice(0, 1))
    const { unmount } = open('/search?q=fan')
    expect(await screen.findByText('1 product')).toBeVisible()
    unmount()

    mockSearch(fans, { headers: { 'x-total-count': '1000', 'x-total-more': 'true' } })
    open('/search?q=fan')
    expect(await screen.findByText(/^More than 1,000 products/)).toBeVisible()
  })

  it('links to the corrected text if words are misspelt', async () => {
    mockSearch(fans, { suggestion: 'table fan' })
    open('/search?q=tabel+fan&max=5000&page=2')
    const link = await screen.findByRole('link', { name: 'table fan' })
    expect(link.parentElement).toHaveTextContent(/^Did you mean table fan\?$/)
    mockSearch()
    await userEvent.click(link)
    expect(await shownNames('table fan')).toHaveLength(6)
    await waitFor(() => expect(address()).toBe('/search?q=table+fan'))
    expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument()
  })

  it('filters all results by price, from page 1 and in the URL', async () => {
    const asked = mockSearch()
    open('/search?q=fan&page=2')
    await shownNames()
    const filters = within(screen.getByRole('complementary', { name: t(catalog.filters) }))
    await userEvent.click(await filters.findByRole('checkbox', { name: '৳2,001 - ৳5,000' }))
    await waitFor(() => expect(address()).toBe('/search?q=fan&min=2001&max=5000'))
    await waitFor(() =>
      expect(asked.at(-1)).toBe('search=fan&page=1&limit=6&minPrice=2001&maxPrice=5000'),
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Remove the price filter/ }))
    await waitFor(() => expect(address()).toBe('/search?q=fan'))
    await userEvent.type(filters.getByRole('textbox', { name: t(catalog.priceUpTo) }), '900{Enter}')
    await waitFor(() => expect(address()).toBe('/search?q=fan&max=900'))
  })

  it('filters all results by what the products have, from page 1 and in the URL', async () => {
    const asked = mockSearch()
    server.use(
      mockResponse('listSearchFilters', [
        {
          name: 'brand',
          values: [
            { value: 'Nityora', count: 3 },
            { value: 'Zhirvo', count: 5 },
          ],
        },
      ]),
    )
    open('/search?q=fan&page=2')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Zhirvo (5)' }))
    await waitFor(() => expect(address()).toBe('/search?q=fan&filter=brand%3AZhirvo'))
    await waitFor(() =>
      expect(asked.at(-1)).toBe('search=fan&page=1&limit=6&filter=brand%3AZhirvo'),
    )
  })

  it('has the filters in a sheet on phones', async () => {
    mockSearch()
    open('/search?q=fan')
    await userEvent.click(await screen.findByRole('button', { name: t(catalog.filters) }))
    const sheet = within(await screen.findByRole('dialog', { name: t(catalog.filters) }))
    await userEvent.click(sheet.getByRole('checkbox', { name: '৳0 - ৳2,000' }))
    await userEvent.click(await sheet.findByRole('button', { name: t(catalog.showCount)(8) }))
    expect(screen.getByRole('button', { name: 'Filters 1' })).toHaveFocus()
    await waitFor(() => expect(address()).toBe('/search?q=fan&max=2000'))
  })

  it('shows that no result is in the price range, and can remove the range', async () => {
    mockSearch([], { suggestion: 'table fan' })
    open('/search?q=tabel+fan&min=200000')
    expect(await screen.findByText(t(catalog.noneInRangeHere))).toBeVisible()
    expect(screen.getByRole('link', { name: 'table fan' })).toBeVisible()
    expect(screen.queryByRole('region', { name: t(catalogHome.favorites) })).not.toBeInTheDocument()
    mockSearch()
    await userEvent.click(screen.getByRole('button', { name: t(catalog.clearPriceFilter) }))
    expect(await shownNames('tabel fan')).toHaveLength(6)
    await waitFor(() => expect(address()).toBe('/search?q=tabel+fan'))
  })

  it('shows that nothing matches, with popular products and categories', async () => {
    mockSearch([])
    open('/search?q=xqz')
    expect(await screen.findByText(t(catalog.noResults)('xqz'))).toBeVisible()
    expect(screen.getByText('0 products')).toHaveAttribute('role', 'status')
    const favorites = screen.getByRole('region', { name: t(catalogHome.favorites) })
    expect(await within(favorites).findByText('Popular Fan')).toBeVisible()
    expect(screen.getByRole('link', { name: t(catalog.toBestSellers) })).toBeVisible()
    const categories = screen.getByRole('navigation', { name: t(catalog.relatedCategories) })
    expect(within(categories).getAllByRole('link').length).toBeGreaterThan(5)
    // There is nothing to filter.
    expect(
      screen.queryByRole('complementary', { name: t(catalog.filters) }),
    ).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: t(catalog.filters) })).not.toBeInTheDocument()
  })

  // [spec 5.1]
  it('searches nothing without a text', async () => {
    const asked = mockSearch()
    open('/search?q=++')
    expect(screen.getByText(t(catalog.whatToSearch))).toBeVisible()
    expect(await screen.findByText('Popular Fan')).toBeVisible()
    expect(asked).toEqual([])
  })

  it('shows a skeleton for each item of the page while loading', () => {
    server.use(mockResponse('listSearchResults', undefined, { delayed: 'infinite' }))
    const { container } = open('/search?q=fan&perPage=12')
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(12)
  })

  it('offers a retry after an error', async () => {
    server.use(mockError('listSearchResults', { status: 503 }))
    open('/search?q=fan')
    const retry = await screen.findByRole('button', { name: t(shared.tryAgain) })
    mockSearch()
    await userEvent.click(retry)
    expect(await shownNames()).toHaveLength(6)
  })
})
