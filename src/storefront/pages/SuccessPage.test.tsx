import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { logoutRequested } from '@/entities/auth/model/authSlice'
import * as orderMessages from '@/entities/order/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as payment from '@/storefront/features/payment/messages'
import { anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { SuccessPage } from './SuccessPage'

const order = anOrder({ name: 'Rahima Khatun' })
const transactionId = '01KDJ9Y1V8M5G3C4R7T2W6X0ZB'

type State = 'open' | 'paid' | 'duplicate' | 'failed' | 'cancelled' | 'expired'

const saying = (state: State) => mockResponse('getPaymentState', { transactionId, state })

function open(store = createStoreWithListeners()) {
  return renderWithStore(
    <Routes>
      <Route path="/success/:tranId/:id" element={<SuccessPage />} />
    </Routes>,
    { at: `/success/${transactionId}/${order._id}`, store },
  )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name })

describe('the page after a payment', () => {
  // [spec 2.9]
  it('shows the transaction ID and a link to the order', async () => {
    const paid = { ...order, payment: true, deliverBy: '2026-01-20', totalAmount: 2590 }
    server.use(saying('paid'), mockResponse('getOrder', paid))
    open(createTestStore(order.email))
    expect(await heading(t(payment.paidTitle))).toBeVisible()
    expect(document.title).toBe(`${t(payment.paidTitle)} - Jontro`)
    expect(screen.getByText(transactionId)).toBeVisible()
    await waitFor(() =>
      expect(link(t(payment.viewOrder))).toHaveAttribute(
        'href',
        `/dashboard/order-details/rahima_khatun/${order._id}`,
      ),
    )
    expect(screen.getByText(t(orderMessages.withDelivery)('৳2,590.00'))).toBeVisible()
    expect(screen.getByText(t(payment.byAtTheLatest)('20 Jan 2026'))).toBeVisible()
    expect(screen.getByText(order._id.slice(0, 20))).toBeVisible()
    expect(screen.getByRole('heading', { name: t(payment.whatHappensNext) })).toBeVisible()
  })

  it('promises no date for what is delivered, as with cash on delivery', async () => {
    const paid = { ...order, payment: true, deliverBy: '2026-01-20', status: 'Delivered' as const }
    server.use(saying('paid'), mockResponse('getOrder', paid))
    open(createTestStore(order.email))
    expect(await screen.findByText(t(payment.amount))).toBeVisible()
    expect(screen.queryByText(/at the latest$/)).toBeNull()
    expect(screen.queryByRole('heading', { name: t(payment.whatHappensNext) })).toBeNull()
  })

  it('does not show the order any more once its owner has logged out', async () => {
    const onLogout = jest.fn()
    server.use(saying('paid'), mockResponse('getOrder', { ...order, totalAmount: 2590 }))
    server.use(mockResponse('endSession', undefined, { onRequest: onLogout }))
    const store = createStoreWithListeners()
    signIn(store, { email: order.email })
    open(store)
    expect(await screen.findByText(t(orderMessages.withDelivery)('৳2,590.00'))).toBeVisible()
    act(() => void store.dispatch(logoutRequested()))
    expect(screen.queryByText(t(orderMessages.withDelivery)('৳2,590.00'))).toBeNull()
    await waitFor(() => expect(onLogout).toHaveBeenCalled())
  })

  it('shows it to a signed-out visitor as well, without the order', async () => {
    server.use(saying('paid'))
    open()
    expect(await heading(t(payment.paidTitle))).toBeVisible()
    expect(link(t(payment.viewOrder))).toHaveAttribute(
      'href',
      `/dashboard/order-details/order/${order._id}`,
    )
  })

  it('polls until the bank has confirmed the payment, and updates by itself', async () => {
    server.use(saying('open'))
    open()
    expect(await heading(t(payment.openTitle))).toBeVisible()
    expect(screen.queryByText(t(payment.paidTitle))).toBeNull()
    server.use(saying('paid'))
    expect(await heading(t(payment.paidTitle))).toBeVisible()
  })

  it.each([
    ['failed', t(payment.failedTitle)],
    ['cancelled', t(payment.cancelledTitle)],
    ['expired', t(payment.expiredTitle)],
  ] as const)('does not call a %s one successful', async (state, title) => {
    server.use(saying(state))
    open()
    expect(await heading(title)).toBeVisible()
    expect(screen.getByText(transactionId)).toBeVisible()
    expect(link(t(payment.tryAgain))).toHaveAttribute('href', '/dashboard/orders')
    expect(link(t(shared.goHome))).toHaveAttribute('href', '/')
  })

  it('shows that an order was paid twice', async () => {
    server.use(saying('duplicate'))
    open()
    expect(await heading(t(payment.alreadyPaidTitle))).toBeVisible()
    expect(screen.getByText(/will be given back to you/)).toBeVisible()
  })

  it.each([
    [
      'paid',
      'orderDeleted',
      t(payment.orderCancelledTitle),
      /received your payment, but the shop has cancelled/,
    ],
    ['cancelled', 'orderDeleted', t(payment.orderCancelledTitle), /received no payment for it/],
    [
      'paid',
      'refundRequested',
      t(payment.refundRequestedTitle),
      /We have asked the bank to give this payment/,
    ],
    ['paid', 'refunded', t(payment.refundedTitle), /We have refunded this payment/],
    ['failed', 'underReview', t(payment.underReviewTitle), /Please do not pay again/],
  ] as const)(
    'shows the state of a %s payment with the notice %s',
    async (state, notice, title, text) => {
      server.use(mockResponse('getPaymentState', { transactionId, state, notice }))
      open()
      expect(await heading(title)).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      expect(screen.getByText(transactionId)).toBeVisible()
      expect(screen.queryByRole('link', { name: t(payment.viewOrder) })).toBeNull()
      expect(link(t(payment.goToOrders))).toHaveAttribute('href', '/dashboard/orders')
    },
  )

  it('shows no success for an unknown payment in the URL', async () => {
    server.use(mockError('getPaymentState', { status: 404 }))
    open()
    expect(await heading(t(payment.unknownTitle))).toBeVisible()
    expect(screen.queryByText(transactionId)).toBeNull()
    expect(link(t(payment.goToOrders))).toHaveAttribute('href', '/dashboard/orders')
  })

  it('shows that the state could not be loaded, and keeps polling', async () => {
    server.use(mockError('getPaymentState', { status: 503 }))
    open()
    expect(await heading(t(payment.checkingTitle))).toBeVisible()
    expect(screen.getByText(/do not pay again/)).toBeVisible()
    expect(link(t(payment.goToOrders))).toHaveAttribute('href', '/dashboard/orders')
    server.use(saying('paid'))
    expect(await heading(t(payment.paidTitle))).toBeVisible()
  })
})
