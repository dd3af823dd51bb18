import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { shopApi } from '@/api'
import { t } from '@/shared/lib/language'
import { anId, aProduct } from '@/testing/builders'
import { operationOf } from '@/testing/contract'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { RecentlyViewed } from './RecentlyViewed'

const known = Array.from({ length: 8 }, (_, place) => aProduct({ productName: `Seen ${place}` }))

/** Answers for each id with its product, or with 404 for one that is gone. */
function serving() {
  server.use(
    http.get(operationOf('getProduct').path.replace('{id}', ':id'), ({ params }) => {
      const product = known.find(({ _id }) => _id === params.id)
      return product
        ? HttpResponse.json(product)
        : HttpResponse.json(
            { status: 404, code: 'not_found', title: 'Not Found', message: 'Product not found.' },
            { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
          )
    }),
  )
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent)
const idsOf = (...places: number[]) => places.map((place) => known[place]?._id ?? '')

describe('the recently viewed products', () => {
  it('are shown in their order, up to six', async () => {
    serving()
    renderWithStore(<RecentlyViewed ids={idsOf(3, 1, 0, 2, 4, 5, 6, 7)} />)
    await waitFor(() =>
      expect(names()).toEqual(['Seen 3', 'Seen 1', 'Seen 0', 'Seen 2', 'Seen 4', 'Seen 5']),
    )
    expect(screen.getByRole('region', { name: t(messages.recentlyViewed) })).toBeVisible()
  })

  it('leave out products that the shop no longer has', async () => {
    serving()
    renderWithStore(<RecentlyViewed ids={[anId(), ...idsOf(1)]} />)
    await waitFor(() => expect(names()).toEqual(['Seen 1']))
  })

  it('render nothing on a first visit, or if none of them is left', async () => {
    serving()
    const { container, unmount } = renderWithStore(<RecentlyViewed ids={[]} />)
    expect(container).toBeEmptyDOMElement()
    unmount()
    const gone = renderWithStore(<RecentlyViewed ids={[anId()]} />)
    await waitFor(() => expect(gone.container).toBeEmptyDOMElement())
  })

  it('show products from a cached list at once', async () => {
    const store = createStoreWithListeners()
    server.use(
      mockResponse('listNewArrivals', known),
      mockResponse('getProduct', known[1], { delayed: 'infinite' }),
    )
    await store.dispatch(shopApi.endpoints.listNewArrivals.initiate())
    renderWithStore(<RecentlyViewed ids={idsOf(1)} />, { store })
    expect(names()).toEqual(['Seen 1'])
  })
})
