import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as productMessages from '@/entities/product/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aProduct } from '@/testing/builders'
import type { OperationId } from '@/testing/doubles'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../homeMessages'
import { BestSellers } from './BestSellers'
import { NewArrivals } from './NewArrivals'

const sections = [
  {
    name: t(messages.bestSellers),
    Section: BestSellers,
    operation: 'listBestSellers',
    skeletons: 3,
  },
  {
    name: t(messages.newArrivals),
    Section: NewArrivals,
    operation: 'listNewArrivals',
    skeletons: 6,
  },
] as const satisfies readonly { operation: OperationId; [key: string]: unknown }[]

describe.each(sections)('$name', ({ name, Section, operation, skeletons }) => {
  it('shows and announces skeletons while loading', async () => {
    server.use(mockResponse(operation, [], { delayed: 'infinite' }))
    const { container } = renderWithStore(<Section />)

    expect(screen.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(t(productMessages.loadingSection)(name))).toBeInTheDocument()
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(skeletons)
  })

  // [spec 2.38]
  it('shows picture, name, category, stock, features and link of a product', async () => {
    const product = aProduct({
      productName: 'Aura  Pro Earbuds',
      keyFeatures: ['IPX5', '30 hours'],
    })
    server.use(mockResponse(operation, [product]))
    renderWithStore(<Section />)

    const card = within(await screen.findByRole('article'))

    expect(card.getByRole('heading', { name: 'Aura Pro Earbuds' })).toBeVisible()
    expect(card.getByRole('link')).toHaveAttribute(
      'href',
      `/product/aura_pro_earbuds/${product._id}`,
    )
    expect(card.getByRole('img', { name: 'Aura Pro Earbuds, Earbuds' })).toHaveAttribute(
      'src',
      product.images[0],
    )
    expect(card.getByText('Earbuds')).toBeVisible()
    expect(card.getByText(t(shared.inStock))).toBeVisible()
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'IPX5',
      '30 hours',
    ])
  })

  // [spec 2.38, 4.9]
  it('marks a product that is out of stock on the badge and over the picture', async () => {
    server.use(mockResponse(operation, [aProduct({ inStock: false })]))
    renderWithStore(<Section />)

    await screen.findByRole('article')

    expect(screen.getAllByText(t(shared.outOfStock))).toHaveLength(2)
    expect(screen.queryByText(t(shared.inStock))).not.toBeInTheDocument()
  })

  it('shows a message if it is empty', async () => {
    server.use(mockResponse(operation, []))
    renderWithStore(<Section />)

    expect(await screen.findByText(`No ${name.toLowerCase()} yet.`)).toBeVisible()
  })

  // [spec 8.14]
  it('offers a retry if it could not be loaded', async () => {
    server.use(mockError(operation, { status: 503 }))
    renderWithStore(<Section />)
    const retry = await screen.findByRole('button', { name: t(shared.tryAgain) })
    expect(screen.getByText(`The ${name.toLowerCase()} could not be loaded.`)).toBeVisible()

    server.use(mockResponse(operation, [aProduct()]))
    await userEvent.click(retry)

    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('keeps its products if a refetch fails', async () => {
    server.use(mockResponse(operation, [aProduct()]))
    const { unmount, store } = renderWithStore(<Section />)
    await screen.findByRole('article')
    unmount()
    server.use(mockError(operation, { status: 503 }))

    renderWithStore(<Section />, { store })

    expect(screen.getByRole('article')).toBeVisible()
  })
})

describe('Best Sellers', () => {
  // [spec 2.35, 9.8]
  it('has an introduction and shows up to three products', async () => {
    server.use(mockResponse('listBestSellers', [aProduct(), aProduct(), aProduct(), aProduct()]))
    renderWithStore(<BestSellers />)

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.getByText(t(messages.bestSellersIntro))).toBeVisible()
  })

  // [spec 2.38]
  it('strikes the price through only with a discount', async () => {
    server.use(
      mockResponse('listBestSellers', [
        aProduct({ price: 2990, discountPrice: 2490 }),
        aProduct({ price: 125000 }),
      ]),
    )
    const { container } = renderWithStore(<BestSellers />)
    await screen.findAllByRole('article')

    expect(screen.getByText('৳2,490').tagName).toBe('STRONG')
    expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
      '৳2,990',
    ])
    expect(screen.getByText('৳1,25,000').tagName).toBe('STRONG')
  })
})

describe('New Arrivals', () => {
  // [spec 2.36, 7.39]
  it('shows all products that it receives', async () => {
    server.use(
      mockResponse(
        'listNewArrivals',
        Array.from({ length: 14 }, () => aProduct()),
      ),
    )
    renderWithStore(<NewArrivals />)

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14))
  })

  // [spec 2.38]
  it('always shows both prices; without a discount they are the same', async () => {
    server.use(
      mockResponse('listNewArrivals', [
        aProduct({ price: 2990, discountPrice: 2490 }),
        aProduct({ price: 690 }),
      ]),
    )
    renderWithStore(<NewArrivals />)
    const [reduced, plain] = await screen.findAllByRole('article')
    const pricesIn = (card: HTMLElement | undefined) =>
      [...(card?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)

    expect(pricesIn(reduced)).toEqual(['৳2,990', '৳2,490'])
    expect(pricesIn(plain)).toEqual(['৳690', '৳690'])
    expect(plain?.querySelector('s')).toBeNull()
  })
})
