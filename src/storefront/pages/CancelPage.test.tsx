import { screen } from '@testing-library/react'
import * as orderMessages from '@/entities/order/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as payment from '@/storefront/features/payment/messages'
import { anId, anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { CancelPage } from './CancelPage'

describe('the page after a payment that was not made', () => {
  // [spec 2.10]
  it('offers to pay again and links to the home page', () => {
    renderWithStore(<CancelPage />)
    expect(screen.getByRole('heading', { level: 1, name: t(payment.cancelledTitle) })).toBeVisible()
    expect(document.title).toBe(`${t(payment.cancelledTitle)} - Jontro`)
    expect(screen.getByRole('link', { name: t(payment.tryAgain) })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
    expect(screen.getByRole('link', { name: t(shared.goHome) })).toHaveAttribute('href', '/')
  })
})

describe('the page after an order was paid on another page of the gateway', () => {
  const transactionId = '01KDJ9Y1V8M5G3C4R7T2W6X0ZB'
  const orderId = anId()
  const open = (store = createStoreWithListeners()) =>
    renderWithStore(<CancelPage />, {
      at: `/cancel?payment=${transactionId}&order=${orderId}`,
      store,
    })

  it('shows that it is paid, with a link to the order', async () => {
    server.use(mockResponse('getPaymentState', { transactionId, state: 'paid' }))
    open()
    expect(await screen.findByText(/^This order has been paid already\./)).toBeVisible()
    expect(document.title).toBe(`${t(payment.alreadyPaidTitle)} - Jontro`)
    expect(screen.getByRole('link', { name: t(payment.viewOrder) })).toHaveAttribute(
      'href',
      `/dashboard/order-details/order/${orderId}`,
    )
  })

  it('names the order and its amount to its owner', async () => {
    const order = anOrder({ _id: orderId, totalAmount: 2590 })
    server.use(
      mockResponse('getPaymentState', { transactionId, state: 'cancelled' }),
      mockResponse('getOrder', order),
    )
    open(createTestStore(order.email))
    expect(await screen.findByText(t(orderMessages.withDelivery)('৳2,590.00'))).toBeVisible()
    expect(screen.getByText(t(payment.toPay))).toBeVisible()
    expect(screen.getByText(order.cartItems[0]?.name ?? '')).toBeVisible()
    expect(screen.getByText(orderId.slice(0, 20))).toBeVisible()
    expect(screen.getByText(/^Press Pay Now in My orders/)).toBeVisible()
  })

  it('says that the card was declined', async () => {
    server.use(mockResponse('getPaymentState', { transactionId, state: 'failed' }))
    open()
    expect(await screen.findByText(/^Your bank declined the payment/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: t(payment.declinedTitle) })).toBeVisible()
    expect(document.title).toBe(`${t(payment.declinedTitle)} - Jontro`)
    expect(screen.getByRole('link', { name: t(payment.tryAgain) })).toBeVisible()
  })

  it.each([
    ['not paid', mockResponse('getPaymentState', { transactionId, state: 'cancelled' })],
    [
      'refunded',
      mockResponse('getPaymentState', { transactionId, state: 'paid', notice: 'refunded' }),
    ],
    ['unknown', mockError('getPaymentState', { status: 404 })],
  ])('is not shown for a payment in the URL that is %s', async (_, said) => {
    server.use(said)
    open()
    expect(await screen.findByRole('heading', { name: t(payment.cancelledTitle) })).toBeVisible()
    expect(screen.queryByText(/paid already/)).toBeNull()
  })
})
