import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { shopApi } from '@/api'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { onPhone } from '@/testing/onPhone'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { OrderById } from './OrderById'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')

const order = anOrder({
  cartItems: [{ ...item, quantity: 2 }],
  // Delivery was cheaper when it was placed.
  totalAmount: 5040,
  contactEmail: 'rahima.home@mail.example',
  additionalInfo: 'Ring twice.',
})
const settled = {
  payment: true,
  paidAt: '2026-01-15T06:03:00.000Z',
  transactionId: '01J0000000000000000000TRAN',
  status: 'Delivered',
  deliveredAt: '2026-01-17T08:30:00.000Z',
} as const

const onItsWay = {
  packedAt: '2026-01-16T04:00:00.000Z',
  handedOverAt: '2026-01-16T09:00:00.000Z',
  courier: 'Steadfast',
  trackingNumber: 'SF/1',
}
const underWay = { amount: 5040, currency: 'BDT', requestedAt: '2026-01-19T06:00:00.000Z' }
const refund = {
  amount: 5040,
  currency: 'BDT',
  refundedAt: '2026-01-20T06:00:00.000Z',
  reference: 'REF1',
}

const open = (email = order.email) =>
  renderWithStore(
    <OrderById
      id={order._id}
      actions={({ _id }) => <button type="button">Act on {_id}</button>}
      payAction={({ _id }) => <button type="button">Pay for {_id}</button>}
    />,
    { store: createTestStore(email) },
  )

/** The page without the receipt, which is only printed. */
async function openOrder(shown = order, email?: string) {
  server.use(mockResponse('getOrder', shown))
  const { store, container } = open(email)
  await screen.findByRole('heading', { level: 1, name: /^Order (?!details)/ })
  const receipt = within(screen.getByRole('article'))
  const page = [...container.children].find(
    (part): part is HTMLElement => within(part as HTMLElement).queryByRole('article') === null,
  )
  if (!page) throw new Error('no page')
  const [timeline] = within(page).getAllByRole('list')
  const steps = () => [...(timeline?.children ?? [])].map(({ textContent }) => textContent)
  return { store, page: within(page), receipt, steps }
}

describe('an order', () => {
  it('shows its short id, the full id in a tooltip, and the date in the heading', async () => {
    const { page } = await openOrder()
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      t(messages.orderTitle)(order._id.slice(0, 20)),
    )
    expect(page.getByTitle(order._id)).toBeVisible()
    expect(page.getByText('Order number J-12345-67895, placed on 15 Jan 2026, 12:00')).toBeVisible()
  })

  it('shows the date alone while it has no number', async () => {
    const { page } = await openOrder({ ...order, orderNumber: undefined })
    expect(page.getByText('Placed on 15 Jan 2026, 12:00')).toBeVisible()
  })

  it('lists its items, each with a link to the product', async () => {
    const { page } = await openOrder()
    expect(page.getByRole('link', { name: item.name })).toHaveAttribute(
      'href',
      `/product/dhonira_aura_earbuds/${item.gadgetId}`,
    )
    expect(page.getByText('৳2,490 × 2')).toBeVisible()
  })

  it('shows the stored delivery charge', async () => {
    const { page } = await openOrder()
    const totals = page.getByText(t(shared.subtotal)).closest('dl')
    expect(totals).toHaveTextContent('Subtotal৳4,980.00Delivery৳60.00Total৳5,040.00')
  })

  // [spec 2.15]
  it('shows the address and the contact of the recipient', async () => {
    const { page } = await openOrder()
    const delivery = within(page.getByRole('region', { name: t(messages.delivery) }))
    for (const text of [
      'Rahima Khatun',
      /House 1, Road 2, Dhanmondi\s+Dhaka, Bangladesh/,
      '+8801711000000',
      'rahima.home@mail.example',
      'Ring twice.',
    ]) {
      expect(delivery.getByText(text)).toBeVisible()
    }
  })

  it('shows what is to be paid, and that the payment is pending', async () => {
    const { page, steps } = await openOrder()
    const payment = within(page.getByRole('region', { name: t(messages.payment) }))
    expect(payment.getByText(t(ui.paymentPending))).toBeVisible()
    expect(payment.getByText(t(messages.toPay))).toBeVisible()
    expect(payment.getByText(/^Up to 12 months \(EMI\)/)).toBeVisible()
    expect(payment.queryByText(t(messages.transactionId))).toBeNull()
    expect(steps()).toEqual([
      'Placed15 Jan 2026, 12:00',
      'Paid, not yetWaiting for your payment',
      'Packed, not yet',
      'Handed over, not yet',
      'Delivered, not yetPending for delivery',
    ])
  })

  it('shows that it is packed and handed over, with a link to follow it', async () => {
    const { page, receipt, steps } = await openOrder({ ...order, ...onItsWay })
    expect(steps().slice(2)).toEqual([
      'Packed16 Jan 2026, 10:00',
      'Handed over16 Jan 2026, 15:00Steadfast SF/1',
      'Delivered, not yetPending for delivery',
    ])
    for (const link of page.getAllByRole('link', { name: 'SF/1' })) {
      expect(link).toHaveAttribute('href', 'https://steadfast.com.bd/t/SF%2F1')
    }
    expect(receipt.getByText('Steadfast')).toBeInTheDocument()
  })

  it('leaves out steps that were skipped, and links to no courier that it does not know', async () => {
    const handedOver = { handedOverAt: onItsWay.handedOverAt, courier: 'Own rider' }
    const { page, steps } = await openOrder({ ...order, ...handedOver, trackingNumber: '7' })
    expect(steps().slice(2)).toEqual([
      'Handed over16 Jan 2026, 15:00Own rider 7',
      'Delivered, not yetPending for delivery',
    ])
    expect(page.queryByRole('link', { name: '7' })).toBeNull()
  })

  it('has its steps one below the other on phones', async () => {
    onPhone()
    const { page } = await openOrder({ ...order, ...onItsWay })
    expect(page.getAllByRole('list')[0]).toHaveClass('MuiStepper-vertical')
    jest.restoreAllMocks()
  })

  // [spec 4.4]
  it('shows when and by which transaction it was paid, and when it was delivered', async () => {
    const { page, steps } = await openOrder({ ...order, ...settled })
    const payment = within(page.getByRole('region', { name: t(messages.payment) }))
    expect(payment.getByText('15 Jan 2026, 12:03')).toBeVisible()
    expect(payment.getByText(settled.transactionId)).toBeVisible()
    expect(steps()).toEqual([
      'Placed15 Jan 2026, 12:00',
      'Paid15 Jan 2026, 12:03',
      'Delivered17 Jan 2026, 14:30',
    ])
  })

  it('is updated when it is paid and delivered', async () => {
    const { store, page } = await openOrder()
    server.use(mockResponse('getOrder', { ...order, ...settled }))
    act(() => void store.dispatch(shopApi.util.invalidateTags([{ type: 'Order', id: order._id }])))
    expect(await page.findAllByText('17 Jan 2026, 14:30')).not.toHaveLength(0)
    expect(page.getByText(settled.transactionId)).toBeVisible()
  })

  it('shows its review', async () => {
    const reviewed = { customerReview: 'Loud.', reviewStars: 1 }
    const { page } = await openOrder({ ...order, ...settled, ...reviewed })
    const review = within(page.getByRole('region', { name: t(messages.yourReview) }))
    expect(review.getByText('Loud.')).toBeVisible()
    expect(review.getByRole('img', { name: '1 star' })).toBeVisible()
  })

  it('shows as cancelled what was cancelled', async () => {
    const { page } = await openOrder({ ...order, deletedAt: '2026-01-16T06:00:00.000Z' })
    expect(page.getByRole('alert')).toHaveTextContent(
      'This order was cancelled on 16 Jan 2026, 12:00. It will not be delivered, and you pay nothing for it.',
    )
    expect(page.getByText(t(ui.cancelled))).toBeVisible()
    expect(page.queryByText(t(messages.waitingForPayment))).toBeNull()
    expect(page.queryByText(t(messages.toPay))).toBeNull()
    expect(page.queryByRole('button', { name: t(messages.printInvoice) })).toBeNull()
  })

  it.each([
    [t(messages.weRefund), 'Paid', { refundPending: true }],
    [t(messages.moneyOnItsWay), 'Paid', { refundPending: true, refundsUnderWay: [underWay] }],
    [t(messages.moneyRefunded), 'Refunded', { refunds: [refund] }],
    [t(messages.writeToUs)('support@jontro.example'), 'Paid', {}],
  ])('says of a cancelled paid order: %s', async (text, badge, refunds) => {
    const deletedAt = '2026-01-18T06:00:00.000Z'
    const { page } = await openOrder({ ...order, ...settled, deletedAt, ...refunds })
    expect(page.getByRole('alert')).toHaveTextContent(text)
    const payment = page.getByRole('region', { name: t(messages.payment) })
    expect(payment.querySelector('.MuiChip-label')).toHaveTextContent(badge)
  })

  it('shows what was refunded, and when', async () => {
    const { page } = await openOrder({ ...order, ...settled, refunds: [refund] })
    const payment = within(page.getByRole('region', { name: t(messages.payment) }))
    expect(payment.getByText('৳5,040.00 on 20 Jan 2026, 12:00 (REF1)')).toBeVisible()
  })

  it('shows what is on its way back', async () => {
    const { page } = await openOrder({ ...order, ...settled, refundsUnderWay: [underWay] })
    const payment = within(page.getByRole('region', { name: t(messages.payment) }))
    expect(payment.getByText(t(messages.refundOnItsWay))).toBeVisible()
    expect(payment.getByText('৳5,040.00 since 19 Jan 2026, 12:00')).toBeVisible()
    expect(payment.queryByText(t(messages.refunded))).toBeNull()
  })

  it('shows its actions', async () => {
    const { page } = await openOrder()
    expect(page.getByRole('button', { name: `Act on ${order._id}` })).toBeVisible()
  })

  const payButton = { name: `Pay for ${order._id}` }

  it('has the button to pay beside the amount', async () => {
    const { page } = await openOrder()
    const toPay = within(page.getByRole('region', { name: t(messages.toPay) }))
    const amount = t(messages.moneyToPay)('৳5,040.00 with delivery')
    expect(toPay.getByRole('heading', { name: amount })).toBeVisible()
    expect(toPay.getByText(t(messages.nowOrInCash))).toBeVisible()
    expect(toPay.getByRole('button', payButton)).toBeVisible()
  })

  it.each([
    ['is paid', { ...order, ...settled }, undefined],
    ['is cancelled', { ...order, deletedAt: '2026-01-16T06:00:00.000Z' }, undefined],
    ['is of somebody else', order, 'admin@mail.example'],
  ])('that %s has no button to pay', async (_state, shown, email) => {
    const { page } = await openOrder(shown, email)
    expect(page.queryByRole('button', payButton)).toBeNull()
  })
})

describe('the receipt', () => {
  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {})
    const { page } = await openOrder({ ...order, ...settled })
    await userEvent.click(page.getByRole('button', { name: t(messages.printReceipt) }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  it('has the full id, the items, the totals and the payment', async () => {
    const { receipt } = await openOrder({ ...order, ...settled })
    for (const text of [t(messages.receipt), order._id, item.name, settled.transactionId]) {
      expect(receipt.getByText(text)).toBeInTheDocument()
    }
    expect(receipt.getAllByText('৳5,040.00')).not.toHaveLength(0)
  })

  it('is an invoice until it is paid', async () => {
    const { page, receipt } = await openOrder()
    expect(page.getByRole('button', { name: t(messages.printInvoice) })).toBeVisible()
    expect(page.queryByRole('button', { name: t(messages.printReceipt) })).not.toBeInTheDocument()
    expect(receipt.getByText(t(messages.invoice))).toBeInTheDocument()
    expect(receipt.getByText(t(messages.notPaidYet))).toBeInTheDocument()
    expect(receipt.queryByText(t(messages.receipt))).toBeNull()
  })
})

describe('an order that is not shown', () => {
  it('shows the loading state', () => {
    server.use(mockResponse('getOrder', order, { delayed: 'infinite' }))
    open()
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingOrder))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(messages.orderDetails))
  })

  // [spec 8.15]
  it.each([404, 422])('shows that it was not found (%d)', async (status) => {
    server.use(mockError('getOrder', { status }))
    open()
    expect(await screen.findByText(t(messages.orderNotFound))).toBeVisible()
    expect(screen.getByRole('link', { name: t(messages.goToMyOrders) })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('getOrder', { status: 503 }))
    open()
    expect(await screen.findByText(t(messages.orderNotLoaded))).toBeVisible()
    server.use(mockResponse('getOrder', order))
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByTitle(order._id)).toBeVisible()
  })

  it('never shows the previous order', async () => {
    const other = anOrder()
    function Switching() {
      const [id, setId] = useState(order._id)
      return (
        <>
          <button type="button" onClick={() => setId(other._id)}>
            Other
          </button>
          <OrderById id={id} actions={() => null} />
        </>
      )
    }
    server.use(mockResponse('getOrder', order))
    renderWithStore(<Switching />)
    await screen.findByTitle(order._id)
    server.use(mockResponse('getOrder', other, { delayed: 50 }))
    await userEvent.click(screen.getByRole('button', { name: 'Other' }))
    expect(screen.queryByTitle(order._id)).toBeNull()
    expect(await screen.findByTitle(other._id)).toBeVisible()
  })
})
