import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { shopApi } from '@/api'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { aProduct } from '@/testing/builders'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { SearchBox } from './SearchBox'

const found = (productName: string) => ({ ...aProduct({ productName }), name: productName })
const box = () => screen.getByRole('combobox', { name: t(messages.searchProducts) })
const optionNames = () =>
  screen.queryAllByRole('option').map((option) => option.textContent.replace(/৳.*/, ''))

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

function renderBox(at = '/') {
  return renderWithStore(
    <>
      <SearchBox />
      <Link to="/search?q=light">another search</Link>
      <Link to="/">home</Link>
      <Routes>
        <Route path="*" element={<Place />} />
      </Routes>
    </>,
    { at },
  )
}

function searchingDouble() {
  const asked: (string | null)[] = []
  server.use(
    mockResponse('searchProducts', (request) => {
      const search = new URL(request.url).searchParams.get('search')
      asked.push(search)
      return [found(`${search} One`), found(`${search} Two`)]
    }),
  )
  return asked
}

describe('the search box', () => {
  // [spec 5.1]
  it('searches on each change of the trimmed text, but not for blanks', async () => {
    const asked = searchingDouble()
    renderBox()

    await userEvent.type(box(), '  ab ')

    await waitFor(() => expect(optionNames()).toEqual(['ab One', 'ab Two']))
    expect(asked).toEqual(['a', 'ab'])
  })

  it('never replaces newer results by older ones', async () => {
    server.use(
      mockResponse('searchProducts', (request) => [
        found(`${new URL(request.url).searchParams.get('search')} Product`),
      ]),
    )
    const { store } = renderBox()
    await userEvent.type(box(), 'a')
    const response = defer()
    const respondLate = () => response.promise.then(() => [found('ab Product')])
    server.use(mockResponse('searchProducts', respondLate))

    await userEvent.type(box(), 'b')
    server.use(mockResponse('searchProducts', [found('abc Product')]))
    await userEvent.type(box(), 'c')
    await waitFor(() => expect(optionNames()).toEqual(['abc Product']))
    response.resolve()
    await act(async () => {
      await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))
    })

    expect(optionNames()).toEqual(['abc Product'])
  })

  it('leads from the list to the page with all results', async () => {
    searchingDouble()
    renderBox()
    expect(screen.queryByRole('link', { name: t(messages.allResults) })).toBeNull()
    await userEvent.type(box(), 'fan ')
    await screen.findByRole('option', { name: /^fan One/ })
    await userEvent.click(screen.getByRole('link', { name: t(messages.allResults) }))
    expect(screen.getByTestId('place')).toHaveTextContent('/search?q=fan')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })

  // [spec 4.11]
  it('supports arrow keys, and Enter opens the product and clears the text', async () => {
    searchingDouble()
    renderBox()
    await userEvent.type(box(), 'fan')
    await screen.findByRole('option', { name: /^fan One/ })

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('fan Two')
    expect(box()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    await userEvent.keyboard('{Enter}')

    expect(screen.getByTestId('place')).toHaveTextContent(/^\/product\/fan_two\//)
    expect(box()).toHaveValue('')
    expect(optionNames()).toEqual([])
  })

  it('goes to the ends of the list by Home and End, but only from within the list', async () => {
    searchingDouble()
    renderBox()
    await userEvent.type(box(), 'fan')
    await screen.findByRole('option', { name: /^fan One/ })

    await userEvent.keyboard('{End}')
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{End}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('fan Two')
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('fan One')
  })

  it('opens the page of results on Enter if no suggestion is selected', async () => {
    searchingDouble()
    renderBox()
    await userEvent.type(box(), '  fan & light ')
    await screen.findByRole('option', { name: /^fan & light One/ })

    await userEvent.keyboard('{Enter}')

    expect(screen.getByTestId('place')).toHaveTextContent(/^\/search\?q=fan\+%26\+light$/)
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).toHaveValue('fan & light')
    expect(box()).not.toHaveFocus()
  })

  it('opens the page of results even before the suggestions have loaded', async () => {
    server.use(mockResponse('searchProducts', [], { delayed: 'infinite' }))
    renderBox()

    await userEvent.type(box(), 'fan{Enter}')

    expect(screen.getByTestId('place')).toHaveTextContent(/^\/search\?q=fan$/)
  })

  // [spec 5.1]
  it('does nothing on Enter with blank text', async () => {
    renderBox()
    await userEvent.type(box(), '  {Enter}')
    expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/)
  })

  it('is a form that works without scripts', () => {
    renderBox()
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/search')
    expect(form).toHaveAttribute('method', 'get')
    expect(box()).toHaveAttribute('name', 'q')
  })

  it('shows the text of the results, and suggests products for it once it has the focus', async () => {
    const asked = searchingDouble()
    renderBox('/search?q=fan')
    expect(box()).toHaveValue('fan')
    await userEvent.click(screen.getByRole('link', { name: 'another search' }))
    expect(box()).toHaveValue('light')
    expect(asked).toEqual([])

    await userEvent.click(box())
    expect(await screen.findByRole('option', { name: /^light One/ })).toBeVisible()
    expect(asked).toEqual(['light'])
    await userEvent.click(screen.getByRole('link', { name: 'home' }))
    expect(box()).toHaveValue('')
  })

  it('announces the number of results', async () => {
    searchingDouble()
    renderBox()

    await userEvent.type(box(), 'fan')

    expect(await screen.findByText(/^2 products found/)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('2 products found')
  })

  // [spec 4.11, 5.1]
  it('shows no earlier results once it is cleared', async () => {
    searchingDouble()
    renderBox()
    await userEvent.type(box(), 'fan')
    await screen.findByRole('option', { name: /^fan One/ })
    await userEvent.clear(box())
    server.use(mockResponse('searchProducts', [], { delayed: 'infinite' }))

    await userEvent.type(box(), 'w')

    expect(await screen.findByText(t(messages.searching))).toBeVisible()
    expect(optionNames()).toEqual([])
  })

  it('closes on the first Escape and clears on the second', async () => {
    searchingDouble()
    renderBox()
    await userEvent.type(box(), 'fan')
    await screen.findByRole('option', { name: /^fan One/ })

    await userEvent.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).toHaveValue('fan')
    await userEvent.keyboard('{Escape}')

    expect(box()).toHaveValue('')
  })

  // [spec 2.29, 4.11]
  it('is cleared by its button', async () => {
    searchingDouble()
    renderBox()
    await userEvent.type(box(), 'fan')
    await screen.findByRole('option', { name: /^fan One/ })

    await userEvent.click(screen.getByRole('button', { name: t(messages.clear) }))

    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(optionNames()).toEqual([])
  })

  it('shows that nothing was found', async () => {
    server.use(mockResponse('searchProducts', []))
    renderBox()

    await userEvent.type(box(), 'xyz')

    expect(await screen.findByText(t(messages.nothingFound))).toBeVisible()
  })

  it('offers a retry after an error', async () => {
    server.use(mockError('searchProducts', { status: 503 }))
    renderBox()
    await userEvent.type(box(), 'fan')
    const retry = await screen.findByRole('button', { name: t(messages.tryAgain) })

    server.use(mockResponse('searchProducts', [found('fan One')]))
    await userEvent.click(retry)

    await waitFor(() => expect(optionNames()).toEqual(['fan One']))
  })
})
