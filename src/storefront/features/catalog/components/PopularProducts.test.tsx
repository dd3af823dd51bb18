import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as productMessages from '@/entities/product/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { useSwiper } from '@/storefront/ui/carousel/useSwiper'
import * as ui from '@/storefront/ui/messages'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../homeMessages'
import { PopularProducts } from './PopularProducts'

jest.mock('@/storefront/ui/carousel/useSwiper', () => ({
  useSwiper: jest.fn(() => ({ index: 0 })),
}))

const products = Array.from({ length: 10 }, (_, place) =>
  aProduct({ productName: `Favorite ${place + 1}` }),
)

describe('the popular products', () => {
  // [spec 2.37, 7.12]
  it('are the specified ones, under the specified heading', async () => {
    const asked: string[] = []
    server.use(
      mockResponse('listPopularGadgets', products, {
        onRequest: ({ url }) => asked.push(new URL(url).search),
      }),
    )
    renderWithStore(<PopularProducts />)
    const section = screen.getByRole('region', { name: t(messages.favorites) })
    const cards = await within(section).findAllByRole('article')
    expect(asked).toEqual(['?skip=13&limit=10'])
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      products.map(({ productName }) => productName),
    )
    expect(screen.getByRole('group', { name: t(messages.favorites) })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    expect(screen.getByRole('button', { name: t(ui.pauseSlideshow) })).toBeVisible()
  })

  // [spec 9.10]
  it('play with 1100 ms between moves of 800 ms, 10 pixels apart', async () => {
    server.use(mockResponse('listPopularGadgets', products))
    renderWithStore(<PopularProducts />)
    await screen.findAllByRole('article')
    expect(jest.mocked(useSwiper).mock.lastCall?.[1]).toMatchObject({
      delay: 1100,
      speed: 800,
      gap: 10,
    })
  })

  it('show price, discount, stock and a link', async () => {
    const [product = aProduct()] = products
    server.use(
      mockResponse('listPopularGadgets', [
        { ...product, price: 2000, discountPrice: 1500 },
        aProduct({ inStock: false }),
      ]),
    )
    renderWithStore(<PopularProducts />)
    const [first, second] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent(t(productMessages.percentOff)(25))
    expect(first).toHaveTextContent('৳1,500 instead of ৳2,000')
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/product/favorite_1/${product._id}`,
    )
    expect(second).toHaveTextContent(t(shared.outOfStock))
    expect(second).not.toHaveTextContent('% off')
  })

  it('show six skeletons while loading', () => {
    server.use(mockResponse('listPopularGadgets', [], { delayed: 'infinite' }))
    const { container } = renderWithStore(<PopularProducts />)
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(t(productMessages.loading)(t(messages.favorites)))).toBeInTheDocument()
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  })

  it('show a message if there are none', async () => {
    server.use(mockResponse('listPopularGadgets', []))
    renderWithStore(<PopularProducts />)
    expect(await screen.findByText(t(messages.noFavorites))).toBeVisible()
  })

  it('offer a retry if they could not be loaded', async () => {
    server.use(mockError('listPopularGadgets', { status: 503 }))
    renderWithStore(<PopularProducts />)
    const retry = await screen.findByRole('button', { name: t(shared.tryAgain) })
    server.use(mockResponse('listPopularGadgets', products))
    await userEvent.click(retry)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
  })
})
