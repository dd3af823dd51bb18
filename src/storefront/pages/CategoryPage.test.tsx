import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Product } from '@/api'
import * as product from '@/entities/product/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as catalog from '@/storefront/features/catalog/messages'
import { aProduct } from '@/testing/builders'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { CategoryPage } from './CategoryPage'

const prices = [2490, 990, 7990, 1290, 5000, 12_990, 2001, 450]
const catalogue = prices.map((price, index) =>
  aProduct({
    productName: `Earbuds ${index + 1}`,
    price,
    ...(index === 2 && { discountPrice: 1500 }),
  }),
)

/** A server that knows page and limit only, as the specification has it. */
function literalServer(products: readonly Product[] = catalogue) {
  const asked: URLSearchParams[] = []
  server.use(
    mockResponse('listCategoryProducts', ({ url }) => {
      const { searchParams: query } = new URL(url)
      asked.push(query)
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
      return {
        result: products.slice((page - 1) * limit, page * limit),
        totalPages: Math.ceil(products.length / limit),
      }
    }),
  )
  return asked
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function open(at = '/category/earbuds') {
  return renderWithStore(
    <>
      <Routes>
        <Route path="/category/:cate" element={<CategoryPage />} />
      </Routes>
      <Address />
    </>,
    { at },
  )
}

beforeEach(() => server.use(mockResponse('listCategoryFilters', [])))

const address = () => screen.getByTestId('address').textContent
const shownNames = async () =>
  (
    await within(await screen.findByRole('list', { name: 'TWS Earbuds' })).findAllByRole('heading')
  ).map(({ textContent }) => textContent.replace('Earbuds ', ''))

describe('the category page', () => {
  // [spec 2.40, 4.10, 9.9]
  it('is titled with the category and starts at page 1, 6 per page, any price, relevant', async () => {
    const asked = literalServer()
    open()
    expect(await shownNames()).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(asked.map(String)).toEqual(['page=1&limit=6'])
    expect(await screen.findByRole('checkbox', { name: t(catalog.unlimitedPrice) })).toBeChecked()
    expect(screen.getByRole('combobox', { name: t(catalog.sortBy) })).toHaveDisplayValue(
      t(catalog.relevant),
    )
    expect(screen.getByRole('combobox', { name: t(catalog.perPage) })).toHaveDisplayValue('6')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      t(catalog.relevant),
      t(catalog.lowToHigh),
      t(catalog.highToLow),
      '3',
      '6',
      '12',
    ])
  })

  // [spec 4.10]
  it('shows as many skeletons as items per page while it is loading', () => {
    server.use(mockResponse('listCategoryProducts', undefined, { delayed: 'infinite' }))
    const { container } = open('/category/earbuds?perPage=12')
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(12)
  })

  // [spec 2.40, 4.10]
  it('changes pages between the first and the last', async () => {
    literalServer()
    open()
    expect(await screen.findByRole('button', { name: t(catalog.previous) })).toBeDisabled()
    const next = screen.getByRole('link', { name: t(catalog.next) })
    expect(next).toHaveAttribute('href', '/category/earbuds?page=2')
    await userEvent.click(next)
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    expect(screen.getByRole('button', { name: t(catalog.next) })).toBeDisabled()
    expect(screen.getByRole('link', { name: t(catalog.previous) })).toHaveAttribute(
      'href',
      '/category/earbuds',
    )
    await waitFor(() => expect(address()).toBe('/category/earbuds?page=2'))
    await userEvent.click(screen.getByRole('link', { name: t(catalog.pageNumber)(1) }))
    await waitFor(() => expect(address()).toBe('/category/earbuds'))
  })

  // [spec 5.12, 7.39]
  it('filters by the discount price and both bounds, even if the server does not', async () => {
    const asked = literalServer()
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: '৳0 - ৳2,000' }))
    await waitFor(async () => expect(await shownNames()).toEqual(['2', '3', '4']))
    expect(asked.at(-1)?.get('maxPrice')).toBe('2000')

    await userEvent.click(screen.getByRole('checkbox', { name: '৳2,001 - ৳5,000' }))
    await waitFor(async () => expect(await shownNames()).toEqual(['1', '5']))
    expect(screen.getByRole('checkbox', { name: '৳0 - ৳2,000' })).not.toBeChecked()

    await userEvent.click(screen.getByRole('checkbox', { name: t(catalog.above)('৳10,000') }))
    await waitFor(async () => expect(await shownNames()).toEqual(['6']))
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=10001&max=100000'))

    await userEvent.click(screen.getByRole('checkbox', { name: t(catalog.unlimitedPrice) }))
    await waitFor(async () => expect(await shownNames()).toHaveLength(6))
    await waitFor(() => expect(address()).toBe('/category/earbuds'))
  })

  // [spec 4.10]
  it('goes back to page 1 when the price changes', async () => {
    literalServer()
    open('/category/earbuds?page=2')
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    await userEvent.click(await screen.findByRole('checkbox', { name: '৳5,001 - ৳10,000' }))
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=5001&max=10000'))
  })

  it('sends sort order and page size with the other choices if there are no scripts', async () => {
    literalServer()
    const { container } = open('/category/earbuds?max=2000&page=2')
    await screen.findByRole('list', { name: 'TWS Earbuds' })
    const form = container.querySelector('section form')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveFormValues({ perPage: '6', sort: 'relevant', max: '2000' })
  })

  // [spec 9.9]
  it('sorts the page', async () => {
    const asked = literalServer()
    open('/category/earbuds?page=2')
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: t(catalog.sortBy) }),
      t(catalog.lowToHigh),
    )
    await waitFor(async () => expect(await shownNames()).toEqual(['8', '7']))
    expect(asked.at(-1)?.get('sort')).toBe('lowToHigh')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: t(catalog.sortBy) }),
      t(catalog.highToLow),
    )
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    await userEvent.click(screen.getByRole('link', { name: t(catalog.previous) }))
    await waitFor(async () => expect(await shownNames()).toEqual(['6', '5', '1', '3', '4', '2']))
    await waitFor(() => expect(address()).toBe('/category/earbuds?sort=highToLow'))
  })

  it('keeps the products, as busy, until those of the next choice have come', async () => {
    literalServer()
    open()
    expect(await shownNames()).toHaveLength(6)
    const next = defer()
    server.use(
      mockResponse('listCategoryProducts', async () => {
        await next.promise
        return { result: catalogue.slice(6), totalPages: 2 }
      }),
    )
    await userEvent.click(screen.getByRole('link', { name: t(catalog.next) }))
    const list = screen.getByRole('list', { name: 'TWS Earbuds' })
    expect(list).toHaveAttribute('aria-busy', 'true')
    expect(await shownNames()).toHaveLength(6)
    expect(screen.queryByText(/page \d of 2/)).not.toBeInTheDocument()
    act(next.resolve)
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'))
    expect(await shownNames()).toEqual(['7', '8'])
  })

  // [spec 5.12]
  it('filters and sorts each page if the server does neither', async () => {
    literalServer()
    open('/category/earbuds?max=2000&sort=lowToHigh')
    await waitFor(async () => expect(await shownNames()).toEqual(['2', '4', '3']))
    await userEvent.click(screen.getByRole('link', { name: t(catalog.next) }))
    await waitFor(async () => expect(await shownNames()).toEqual(['8']))
    expect(screen.getByText('1 product · page 2 of 2')).toBeVisible()
    expect(screen.getByRole('button', { name: t(catalog.next) })).toBeDisabled()
  })

  // [spec 5.12]
  it('filters by the sliders; the end of the upper one means no limit', async () => {
    literalServer()
    open()
    const [lower, upper] = [
      await screen.findByRole('slider', { name: t(catalog.minimumPrice) }),
      screen.getByRole('slider', { name: t(catalog.maximumPrice) }),
    ]
    expect(upper).toHaveAttribute('max', '300000')
    expect(upper).toHaveAttribute('aria-valuetext', t(catalog.unlimited))
    fireEvent.change(upper, { target: { value: '5000' } })
    fireEvent.change(lower, { target: { value: '2000' } })
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=2000&max=5000'))
    fireEvent.change(upper, { target: { value: '300000' } })
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=2000'))
  })

  it('filters by typed prices, in Bengali digits too and in either order', async () => {
    literalServer()
    open()
    const from = await screen.findByRole('textbox', { name: t(catalog.priceFrom) })
    const upTo = screen.getByRole('textbox', { name: t(catalog.priceUpTo) })
    expect(from).toHaveValue('৳0')
    expect(upTo).toHaveAttribute('placeholder', t(catalog.unlimited))
    await userEvent.type(upTo, '২,৪৯০ taka{Enter}')
    await waitFor(() => expect(address()).toBe('/category/earbuds?max=2490'))
    expect(upTo).toHaveValue('৳2,490')
    await userEvent.type(from, '5000')
    await userEvent.tab()
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=2490&max=5000'))
    await userEvent.clear(upTo)
    await userEvent.tab()
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=2490'))
    await userEvent.clear(from)
    await userEvent.type(from, '999999999{Enter}')
    await waitFor(() => expect(address()).toBe('/category/earbuds?min=300000'))
  })

  it.each([
    ['left', '100000', 'min=100000&max=130000'],
    ['right', '200000', 'min=130000&max=200000'],
  ])('lets either thumb move on to the %s where both meet', async (_way, value, query) => {
    literalServer()
    for (const name of [t(catalog.minimumPrice), t(catalog.maximumPrice)]) {
      const { unmount } = open('/category/earbuds?min=130000&max=130000')
      const thumb = await screen.findByRole('slider', { name })
      fireEvent.pointerDown(thumb)
      fireEvent.change(thumb, { target: { value } })
      expect(thumb).toHaveValue(value)
      fireEvent.pointerUp(thumb)
      await waitFor(() => expect(address()).toBe(`/category/earbuds?${query}`))
      const [lower, upper] = [t(catalog.minimumPrice), t(catalog.maximumPrice)].map((label) =>
        screen.getByRole('slider', { name: label }),
      )
      expect(Number(lower?.getAttribute('value'))).toBeLessThan(
        Number(upper?.getAttribute('value')),
      )
      unmount()
    }
  })

  it('keeps the first product on the page when the page size changes', async () => {
    literalServer()
    open('/category/earbuds?perPage=3&page=3')
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t(catalog.perPage) }), '6')
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    await waitFor(() => expect(address()).toBe('/category/earbuds?page=2'))
  })

  it.each([
    ['?min=5000&max=1000', '?min=5000'],
    ['?page=abc&sort=zzz', ''],
  ])('removes invalid parameters from the URL %s', async (query, clean) => {
    literalServer()
    open(`/category/earbuds${query}`)
    await waitFor(() => expect(address()).toBe(`/category/earbuds${clean}`))
  })

  it('goes to the last page if the URL names a later one', async () => {
    literalServer()
    open('/category/earbuds?page=40')
    await waitFor(async () => expect(await shownNames()).toEqual(['7', '8']))
    await waitFor(() => expect(address()).toBe('/category/earbuds?page=2'))
  })

  it('shows that no product is in the price range, and can remove the range', async () => {
    literalServer()
    open('/category/earbuds?min=200000')
    expect(await screen.findByText(t(catalog.noneInRangeOnPage))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t(catalog.clearPriceFilter) }))
    expect(await shownNames()).toHaveLength(6)
  })

  it('shows that a category has no products yet', async () => {
    literalServer([])
    open()
    expect(await screen.findByText(t(catalog.noProductsIn)('TWS Earbuds'))).toBeVisible()
  })

  it('shows the error page for an unknown category', async () => {
    server.use(mockError('listCategoryProducts', { status: 404 }))
    open('/category/teapots')
    expect(await screen.findByText(/^Whoops!/)).toBeVisible()
  })

  // [spec 8.14]
  it('offers a retry without an alert if the list fails', async () => {
    server.use(mockError('listCategoryProducts', { status: 500 }))
    open()
    expect(await screen.findByText(t(catalog.productsFailed))).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    literalServer()
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await shownNames()).toHaveLength(6)
  })

  it('has the filters in a sheet on phones', async () => {
    literalServer()
    open()
    await userEvent.click(await screen.findByRole('button', { name: t(catalog.filters) }))
    const sheet = within(await screen.findByRole('dialog', { name: t(catalog.filters) }))
    await userEvent.click(sheet.getByRole('checkbox', { name: '৳0 - ৳2,000' }))
    await userEvent.click(sheet.getByRole('button', { name: /^Show / }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filters 1' })).toHaveFocus()
    expect(await shownNames()).toEqual(['2', '3', '4'])
  })

  // [spec 2.40, 4.9]
  it('shows picture, name, stock and price of each product', async () => {
    const [there, gone] = [
      aProduct({ productName: 'Earbuds 1', price: 1000, discountPrice: 730 }),
      aProduct({ productName: 'Earbuds 2', price: 139_500, inStock: false }),
    ]
    literalServer([there, gone])
    open()
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(first?.getByRole('link', { name: 'Earbuds 1' })).toHaveAttribute(
      'href',
      `/product/earbuds_1/${there._id}`,
    )
    expect(first?.getByRole('img')).toHaveAttribute('src', there.images[0])
    expect(first?.getByText(t(shared.inStock))).toBeVisible()
    expect(first?.getByText('৳730')).toBeVisible()
    expect(first?.getByText('৳1,000').tagName).toBe('S')
    expect(second?.getAllByText(t(shared.outOfStock))).toHaveLength(2)
    expect(second?.getByText('৳1,39,500')).toBeVisible()
    expect(second?.queryByText(/% off/)).not.toBeInTheDocument()
  })

  // [spec 2.40, 9.2]
  it('loads the second picture on hover', async () => {
    literalServer([aProduct({ productName: 'Earbuds 1', price: 1000, discountPrice: 730 })])
    const { container } = open()
    const card = await screen.findByRole('article')
    expect(within(card).getByText(t(product.percentOff)(27))).toBeVisible()
    const second = () => container.querySelector('img[src$="-2-960.webp"]')
    expect(second()).toBeNull()
    await userEvent.hover(card)
    expect(second()).not.toBeNull()
  })
})

describe('the filters of a category', () => {
  const offered = [
    { name: 'inStock', values: [{ value: 'yes', count: 7 }] },
    {
      name: 'brand',
      values: [
        { value: 'Dhonira', count: 5 },
        { value: 'Sonvire', count: 3 },
      ],
    },
    { name: 'batteryLife', values: [{ value: '30', count: 8 }] },
  ]

  function servingFilters() {
    const asked = literalServer()
    const filtersAsked: string[] = []
    server.use(
      mockResponse('listCategoryFilters', ({ url }) => {
        filtersAsked.push(new URL(url).search)
        return offered
      }),
    )
    return { asked, filtersAsked }
  }

  it('are in the address, the same for each page', async () => {
    const { asked, filtersAsked } = servingFilters()
    open('/category/earbuds?page=2&sort=lowToHigh')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sonvire (3)' }))
    await waitFor(() =>
      expect(address()).toBe('/category/earbuds?filter=brand%3ASonvire&sort=lowToHigh'),
    )
    await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('brand:Sonvire'))
    await userEvent.click(screen.getByRole('checkbox', { name: `${t(catalog.inStockOnly)} (7)` }))
    await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('brand:Sonvire;inStock:yes'))
    expect(filtersAsked).toEqual([
      '',
      '?filter=brand%3ASonvire',
      '?filter=brand%3ASonvire%3BinStock%3Ayes',
    ])
  })

  it('are named above the list, where each and all of them are removed', async () => {
    servingFilters()
    open('/category/earbuds?filter=brand:Sonvire&filter=batteryLife:30&filter=steam:9&max=2000')
    const remove = (filter: string) =>
      screen.findByRole('button', { name: `${t(catalog.removeFilter)}${filter}` })
    expect(await remove('steam:9')).toBeVisible()
    await userEvent.click(await remove('Battery life: 30 hours'))
    await waitFor(() => expect(address()).not.toContain('batteryLife'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'Sonvire (3)' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: t(catalog.clearAll) }))
    await waitFor(() => expect(address()).toBe('/category/earbuds'))
  })

  it('say when no product has all of them', async () => {
    servingFilters()
    server.use(mockResponse('listCategoryProducts', { result: [], totalPages: 0 }))
    open('/category/earbuds?filter=brand:Sonvire')
    expect(await screen.findByText(t(catalog.noneWithFilters))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t(catalog.clearAll) }))
    await waitFor(() => expect(address()).toBe('/category/earbuds'))
  })

  it('work without scripts, and keep the other choices', async () => {
    servingFilters()
    const { container } = open('/category/earbuds?filter=brand:Sonvire&max=2000&perPage=12')
    await screen.findByRole('checkbox', { name: 'Sonvire (3)' })
    const form = container.querySelector('aside form')
    if (!(form instanceof HTMLFormElement)) throw new Error('the filters are a form')
    expect([...new FormData(form)]).toEqual(
      expect.arrayContaining([
        ['filter', 'brand:Sonvire'],
        ['max', '2000'],
        ['perPage', '12'],
      ]),
    )
  })

  it('leave the list as it is if they cannot be loaded', async () => {
    literalServer()
    server.use(mockError('listCategoryFilters', { status: 503 }))
    open()
    expect(await shownNames()).toHaveLength(6)
    expect(await screen.findByRole('checkbox', { name: '৳0 - ৳2,000' })).toBeVisible()
  })
})
