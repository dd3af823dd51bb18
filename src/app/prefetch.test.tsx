import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productFields } from '@/common/productFields'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { anId } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { startPrefetch } from './prefetch'
import { createRoutes } from './routes'

const id = anId()
const asked: string[] = []
let stop: () => void

beforeEach(() => {
  asked.length = 0
  const onRequest = ({ url }: Request) => asked.push(url.replace(location.origin, ''))
  server.use(
    mockResponse('getProduct', undefined, { onRequest }),
    mockResponse('listCategoryProducts', undefined, { onRequest }),
    mockResponse('listCategoryFilters', []),
  )
  const store = createStoreWithListeners()
  stop = startPrefetch(store.dispatch, createRoutes(store.dispatch))
  renderWithStore(
    <>
      <Link to={`/product/aura/${id}`}>Product</Link>
      <Link to="/category/fan?sort=lowToHigh&page=2">Category</Link>
      <Link to="/privacy-policy">Privacy</Link>
      <a href="https://elsewhere.example/product/x/y">Elsewhere</a>
    </>,
    { store },
  )
})
afterEach(() => {
  jest.useRealTimers()
  stop()
})

const link = (name: string) => screen.getByRole('link', { name })

/** Requests start in the order of the events, so that earlier ones have started once this one has. */
async function touchCategory() {
  fireEvent.pointerOver(link(t(productFields.category.label)))
  await waitFor(() => expect(asked).toContain('/api/products/fan?page=2&limit=6&sort=lowToHigh'))
}

describe('prefetching', () => {
  it('loads the data of a touched link', async () => {
    await touchCategory()
    expect(asked).toHaveLength(1)
  })

  it('loads the data of a focused link once', async () => {
    await userEvent.tab()
    await waitFor(() => expect(asked).toEqual([`/api/product/${id}`]))
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(new Set(asked).size).toBe(2)
  })

  it('ignores a pointer that only passes over a link', async () => {
    const mouse = userEvent.setup({ delay: null })
    await mouse.pointer([
      { target: link(t(productFields.category.label)) },
      { target: link('Product') },
    ])
    await waitFor(() => expect(asked).toEqual([`/api/product/${id}`]))
  })

  it('ignores other origins and pages without data', async () => {
    jest.useFakeTimers()
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).hover(link('Elsewhere'))
    jest.runAllTimers()
    jest.useRealTimers()
    link('Privacy').focus()
    await touchCategory()
    expect(asked).toHaveLength(1)
  })
})
