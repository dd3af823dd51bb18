import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import * as uiMessages from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { LatestOrders } from './LatestOrders'
import { OrdersToPay } from './OrdersToPay'
import { ShowIfNoOrders } from './ShowIfNoOrders'
import { StatCards } from './StatCards'

const openSignedIn = (ui: ReactElement) => renderWithStore(ui, { store: createTestStore() })
const figures = {
  totalCart: 3,
  totalQuantity: 5,
  unpaid: 36_970,
  totalOrders: 10,
  totalRevenue: 215_300,
}

describe('the stats of a customer', () => {
  // [spec 2.11]
  it('have labels and link to what they count', async () => {
    server.use(mockResponse('getMyDashboard', figures))
    openSignedIn(<StatCards />)
    await screen.findByText('৳2,15,300')
    const tiles = screen.getAllByRole('listitem')
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      '3Products in cart',
      '5Total quantity',
      '৳36,970Cart total',
      '10Orders placed',
      '৳2,15,300Total spent, with delivery',
    ])
    expect(tiles.map((tile) => within(tile).getByRole('link').getAttribute('href'))).toEqual([
      '/cart',
      '/cart',
      '/cart',
      '/dashboard/orders',
      '/dashboard/orders',
    ])
  })

  it('show the loading state', () => {
    server.use(mockResponse('getMyDashboard', figures, { delayed: 'infinite' }))
    openSignedIn(<StatCards />)
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingSummary))
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('getMyDashboard', { status: 503 }))
    openSignedIn(<StatCards />)
    expect(await screen.findByText(t(messages.summaryNotLoaded))).toBeVisible()
    server.use(mockResponse('getMyDashboard', figures))
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByText('৳36,970')).toBeVisible()
  })
})

describe('the latest orders', () => {
  it('are up to four, with a link to all of them', async () => {
    const orders = Array.from({ length: 6 }, () => anOrder())
    server.use(mockResponse('listMyOrders', orders))
    openSignedIn(<LatestOrders />)
    expect(await screen.findByRole('link', { name: t(messages.seeAllCount)(6) })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(4)
    for (const [place, row] of rows.entries()) {
      expect(within(row).getByTitle(orders[place]?._id ?? '')).toBeVisible()
    }
  })

  it('show the state of each', async () => {
    server.use(
      mockResponse('listMyOrders', [anOrder(), anOrder({ payment: true, status: 'Delivered' })]),
    )
    openSignedIn(<LatestOrders />)
    const [open, settled] = await screen.findAllByRole('listitem')
    expect(open).toHaveTextContent('PaymentPendingPending for delivery')
    expect(settled).toHaveTextContent('Delivered')
    expect(settled).toHaveTextContent(t(uiMessages.plusDelivery)('৳100'))
    expect(settled).not.toHaveTextContent(t(uiMessages.payment))
  })

  it('show a link to the shop for a new user', async () => {
    server.use(mockResponse('listMyOrders', []))
    openSignedIn(<LatestOrders />)
    expect(await screen.findByText(t(messages.noOrders))).toBeVisible()
    expect(screen.queryByRole('link', { name: /See all/ })).toBeNull()
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('listMyOrders', { status: 503 }))
    openSignedIn(<LatestOrders />)
    expect(await screen.findByText(t(messages.ordersNotLoaded))).toBeVisible()
    server.use(mockResponse('listMyOrders', [anOrder()]))
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByRole('listitem')).toBeVisible()
  })
})

describe('the suggestions for users without orders', () => {
  const help = <p>Top Categories</p>

  it('are shown to a new user', async () => {
    server.use(mockResponse('listMyOrders', []))
    openSignedIn(<ShowIfNoOrders>{help}</ShowIfNoOrders>)
    expect(await screen.findByText('Top Categories')).toBeVisible()
  })

  it('are not shown to a user with orders', async () => {
    server.use(mockResponse('listMyOrders', [anOrder()]))
    openSignedIn(
      <>
        <LatestOrders />
        <ShowIfNoOrders>{help}</ShowIfNoOrders>
      </>,
    )
    await screen.findByRole('listitem')
    expect(screen.queryByText('Top Categories')).toBeNull()
  })
})

describe('the orders to pay', () => {
  const paid = anOrder({ payment: true })
  const unpaid = anOrder({ totalAmount: 2590.5 })

  it.each([
    [[unpaid, paid], '1 order awaiting payment ৳2,590.50 to pay, with delivery'],
    [[unpaid, paid, unpaid], '2 orders awaiting payment ৳5,181 to pay, with delivery'],
  ])('are counted, with their amount', async (orders, text) => {
    server.use(mockResponse('listMyOrders', orders))
    openSignedIn(<OrdersToPay />)
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
  })

  it('are not shown if all orders are paid', async () => {
    server.use(mockResponse('listMyOrders', [paid]))
    openSignedIn(
      <>
        <LatestOrders />
        <OrdersToPay />
      </>,
    )
    await screen.findByRole('listitem')
    expect(screen.queryByText(/awaiting payment/)).toBeNull()
  })
})
