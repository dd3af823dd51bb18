import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anOrder, aPaymentAttempt } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as paymentMessages from '../paymentMessages'
import { RefundOrderButton } from './RefundOrderButton'

const order = anOrder({
  payment: true,
  transactionId: '01KFTRANSACTION',
  totalAmount: 2590,
  name: 'Rahima Khatun',
})
const question = t(paymentMessages.refundQuestion)
const press = async () => {
  const button = screen.getByRole('button', { name: t(paymentMessages.cancelAndRefund) })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

const tranId = '01KFTRANSACTION'
const calls: string[] = []
const onRequest = ({ method, url }: Request) =>
  void calls.push(`${method} ${new URL(url).pathname}`)

beforeEach(() => {
  calls.length = 0
  const attempt = aPaymentAttempt({ transactionId: tranId, state: 'paid', isRefundable: true })
  server.use(
    mockResponse('listOrderPayments', [attempt]),
    mockResponse('refundOrder', { transactionId: tranId, state: 'requested' }, { onRequest }),
  )
})

it('cancels and refunds the order in one call, after a confirmation', async () => {
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  expect((await dialog(question)).getByText(/৳2,590.00 goes back to the customer/)).toBeVisible()
  expect(calls).toEqual([])
  await answer(question, t(paymentMessages.cancelAndRefund))
  expect(
    await screen.findByText(t(paymentMessages.cancelledAndOnItsWay)('৳2,590.00')),
  ).toBeInTheDocument()
  expect(calls).toEqual([`POST /api/orders/${order._id}/refund`])
})

it('is disabled, with the reason, if the payment cannot be refunded', async () => {
  const attempt = aPaymentAttempt({ transactionId: tranId, state: 'paid', isRefundable: false })
  server.use(mockResponse('listOrderPayments', [attempt]))
  renderWithStore(<RefundOrderButton order={order} />)
  expect(await screen.findByText(/The gateway named no bank transaction/)).toBeVisible()
  expect(screen.getByRole('button', { name: t(paymentMessages.cancelAndRefund) })).toBeDisabled()
})

it('asks for cash to be given back first', async () => {
  const attempt = aPaymentAttempt({
    transactionId: tranId,
    kind: 'cash',
    state: 'paid',
    isRefundable: true,
  })
  server.use(
    mockResponse('listOrderPayments', [attempt]),
    mockResponse('refundOrder', { transactionId: tranId, state: 'settled' }),
  )
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  expect((await dialog(question)).getByText(/give the cash back first/)).toBeVisible()
  await answer(question, t(paymentMessages.cancelAndRefund))
  expect(
    await screen.findByText(t(paymentMessages.cancelledAndRefunded)('৳2,590.00')),
  ).toBeInTheDocument()
})

it('reminds of another payment of the order that has to be refunded', async () => {
  renderWithStore(<RefundOrderButton order={{ ...order, refundDue: true }} />)
  await press()
  const { getByText } = await dialog(question)
  expect(getByText(/Another payment of this order needs a refund of its own/)).toBeVisible()
  await answer(question, t(shared.cancel))
})

it('says once that the gateway refuses the refund', async () => {
  const failure = 'not yet settled'
  server.use(mockResponse('refundOrder', { transactionId: tranId, state: 'failed', failure }))
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  await answer(question, t(paymentMessages.cancelAndRefund))
  expect(
    await screen.findByText(t(paymentMessages.refundRefused)('not yet settled')),
  ).toBeInTheDocument()
})

it('says why an order is not cancelled', async () => {
  const message = 'The gateway named no bank transaction of its own for this payment.'
  server.use(mockError('refundOrder', { status: 409, message }))
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  await answer(question, t(paymentMessages.cancelAndRefund))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.queryByText(/^Order cancelled/)).toBeNull()
})

it.each([
  ['unpaid', { payment: false, transactionId: undefined }],
  ['deleted', { deletedAt: '2026-01-16T06:00:00.000Z' }],
])('is not there for an order that is %s', (_what, facts) => {
  renderWithStore(<RefundOrderButton order={{ ...order, ...facts }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
