import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { logoutRequested } from '@/entities/auth/model/authSlice'
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
    expect(await heading('Payment Successful')).toBeVisible()
    expect(document.title).toBe('Payment Successful - Jontro')
    expect(screen.getByText(transactionId)).toBeVisible()
    await waitFor(() =>
      expect(link('View Order Details')).toHaveAttribute(
        'href',
        `/dashboard/order-details/rahima_khatun/${order._id}`,
      ),
    )
    expect(screen.getByText('৳2,590.00 with delivery')).toBeVisible()
    expect(screen.getByText('By 20 Jan 2026 at the latest')).toBeVisible()
    expect(screen.getByText(order._id.slice(0, 20))).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  })

  it('promises no date for what is delivered, as with cash on delivery', async () => {
    const paid = { ...order, payment: true, deliverBy: '2026-01-20', status: 'Delivered' as const }
    server.use(saying('paid'), mockResponse('getOrder', paid))
    open(createTestStore(order.email))
    expect(await screen.findByText('Amount')).toBeVisible()
    expect(screen.queryByText(/at the latest$/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull()
  })

  it('does not show the order any more once its owner has logged out', async () => {
    const onLogout = jest.fn()
    server.use(saying('paid'), mockResponse('getOrder', { ...order, totalAmount: 2590 }))
    server.use(mockResponse('endSession', undefined, { onRequest: onLogout }))
    const store = createStoreWithListeners()
    signIn(store, { email: order.email })
    open(store)
    expect(await screen.findByText('৳2,590.00 with delivery')).toBeVisible()
    act(() => void store.dispatch(logoutRequested()))
    expect(screen.queryByText('৳2,590.00 with delivery')).toBeNull()
    await waitFor(() => expect(onLogout).toHaveBeenCalled())
  })

  it('shows it to a signed-out visitor as well, without the order', async () => {
    server.use(saying('paid'))
    open()
    expect(await heading('Payment Successful')).toBeVisible()
    expect(link('View Order Details')).toHaveAttribute(
      'href',
      `/dashboard/order-details/order/${order._id}`,
    )
  })

  it('polls until the bank has confirmed the payment, and updates by itself', async () => {
    server.use(saying('open'))
    open()
    expect(await heading('Confirming Your Payment')).toBeVisible()
    expect(screen.queryByText('Payment Successful')).toBeNull()
    server.use(saying('paid'))
    expect(await heading('Payment Successful')).toBeVisible()
  })

  it.each([
    ['failed', 'Payment Failed'],
    ['cancelled', 'Payment Cancelled'],
    ['expired', 'Payment Expired'],
  ] as const)('does not call a %s one successful', async (state, title) => {
    server.use(saying(state))
    open()
    expect(await heading(title)).toBeVisible()
    expect(screen.getByText(transactionId)).toBeVisible()
    expect(link('Try Again')).toHaveAttribute('href', '/dashboard/orders')
    expect(link('Go Back to Home')).toHaveAttribute('href', '/')
  })

  it('shows that an order was paid twice', async () => {
    server.use(saying('duplicate'))
    open()
    expect(await heading('Already Paid')).toBeVisible()
    expect(screen.getByText(/will be given back to you/)).toBeVisible()
  })

  it.each([
    [
      'paid',
      'orderDeleted',
      'Order Cancelled',
      /received your payment, but the shop has cancelled/,
    ],
    ['cancelled', 'orderDeleted', 'Order Cancelled', /received no payment for it/],
    ['paid', 'refundRequested', 'Refund on Its Way', /We have asked the bank to give this payment/],
    ['paid', 'refunded', 'Payment Refunded', /We have refunded this payment/],
    ['failed', 'underReview', 'Payment Under Review', /Please do not pay again/],
  ] as const)(
    'shows the state of a %s payment with the notice %s',
    async (state, notice, title, text) => {
      server.use(mockResponse('getPaymentState', { transactionId, state, notice }))
      open()
      expect(await heading(title)).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      expect(screen.getByText(transactionId)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'View Order Details' })).toBeNull()
      expect(link('Go to My Orders')).toHaveAttribute('href', '/dashboard/orders')
    },
  )

  it('shows no success for an unknown payment in the URL', async () => {
    server.use(mockError('getPaymentState', { status: 404 }))
    open()
    expect(await heading('Payment Not Found')).toBeVisible()
    expect(screen.queryByText(transactionId)).toBeNull()
    expect(link('Go to My Orders')).toHaveAttribute('href', '/dashboard/orders')
  })

  it('shows that the state could not be loaded, and keeps polling', async () => {
    server.use(mockError('getPaymentState', { status: 503 }))
    open()
    expect(await heading('Checking Your Payment')).toBeVisible()
    expect(screen.getByText(/do not pay again/)).toBeVisible()
    expect(link('Go to My Orders')).toHaveAttribute('href', '/dashboard/orders')
    server.use(saying('paid'))
    expect(await heading('Payment Successful')).toBeVisible()
  })
})
