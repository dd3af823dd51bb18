import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../homeMessages'
import { Deals } from './Deals'

const half = aProduct({ productName: 'Half', price: 1000, discountPrice: 500 })
const tenth = aProduct({ productName: 'Tenth', price: 1000, discountPrice: 900 })
const plain = aProduct({ productName: 'Plain' })

const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)

describe('the deals', () => {
  it('are taken from the three lists of the home page, the largest discount first', async () => {
    server.use(
      mockResponse('listBestSellers', [tenth, plain]),
      mockResponse('listNewArrivals', [half, tenth]),
      mockResponse('listPopularGadgets', [plain]),
    )
    renderWithStore(<Deals />)
    await screen.findAllByRole('article')
    expect(names()).toEqual(['Half', 'Tenth'])
  })

  it('use the lists that have loaded', async () => {
    server.use(
      mockResponse('listBestSellers', [tenth]),
      mockError('listNewArrivals', { status: 503 }),
      mockResponse('listPopularGadgets', []),
    )
    renderWithStore(<Deals />)
    await screen.findAllByRole('article')
    expect(names()).toEqual(['Tenth'])
  })

  it('offer a retry if no list could be loaded', async () => {
    server.use(
      mockError('listBestSellers', { status: 503 }),
      mockError('listNewArrivals', { status: 503 }),
      mockError('listPopularGadgets', { status: 503 }),
    )
    renderWithStore(<Deals />)
    expect(await screen.findByText(t(messages.dealsFailed))).toBeVisible()
    server.use(
      mockResponse('listBestSellers', [half]),
      mockResponse('listNewArrivals', []),
      mockResponse('listPopularGadgets', []),
    )
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    await waitFor(() => expect(names()).toEqual(['Half']))
  })

  it('show skeletons while loading, and a message if there are none', async () => {
    server.use(
      mockResponse('listBestSellers', [plain]),
      mockResponse('listNewArrivals', [], { delayed: 100 }),
      mockResponse('listPopularGadgets', []),
    )
    const { container } = renderWithStore(<Deals />)
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    expect(await screen.findByText(t(messages.noDeals))).toBeVisible()
  })
})
