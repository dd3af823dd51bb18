import { screen, within } from '@testing-library/react'
import * as myOrders from '@/dashboard/features/my-orders/messages'
import * as payment from '@/dashboard/features/payment/messages'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { OrdersPage } from './OrdersPage'

const order = anOrder({ payment: false, idempotencyKey: 'the key' })

function open(orders: (typeof order)[], state?: unknown) {
  server.use(
    mockResponse('listMyOrders', ({ url }) =>
      new URL(url).searchParams.has('cancelled') ? [] : orders,
    ),
  )
  const store = createTestStore()
  signIn(store)
  renderWithStore(<OrdersPage />, { store, at: { pathname: '/dashboard/orders', state } })
}

describe('the orders page after the checkout', () => {
  it('asks to pay for the new order, which has one Pay Now button', async () => {
    open([order], { placedKey: 'the key' })
    const band = within(await screen.findByRole('region', { name: t(myOrders.newOrder) }))
    expect(band.getByText(t(myOrders.orderPlacedPayOrCash))).toBeVisible()
    expect(band.getByText(order._id.slice(0, 20))).toBeVisible()
    expect(band.getByText(/cash on delivery/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: t(payment.payNow) })).toEqual([
      band.getByRole('button', { name: t(payment.payNow) }),
    ])
  })

  it('does not ask to pay for an older order while the new one is not in the list yet', async () => {
    open([order], { placedKey: 'another key' })
    expect(await screen.findByRole('button', { name: t(payment.payNow) })).toBeVisible()
    expect(screen.queryByRole('region', { name: t(myOrders.newOrder) })).toBeNull()
  })

  it('does not ask once the order is paid', async () => {
    open([{ ...order, payment: true }], { placedKey: 'the key' })
    expect(await screen.findByText(t(ui.paid))).toBeVisible()
    expect(screen.queryByRole('region', { name: t(myOrders.newOrder) })).toBeNull()
  })
})
