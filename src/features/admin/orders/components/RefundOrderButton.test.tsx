import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOrder } from '../../../../testing/builders'
import { answer, dialog } from '../../../../testing/dialogs'
import { mockError, mockResponse } from '../../../../testing/doubles'
import { renderWithStore } from '../../../../testing/renderWithStore'
import { server } from '../../../../testing/server'
import { RefundOrderButton } from './RefundOrderButton'

const order = anOrder({
  payment: true,
  transactionId: '01KFTRANSACTION',
  totalAmount: 2590,
  name: 'Rahima Khatun',
})
const question = 'Cancel this order and refund it?'
const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel and refund' }))

const calls: string[] = []
const onRequest = ({ method, url }: Request) =>
  void calls.push(`${method} ${new URL(url).pathname}`)

beforeEach(() => {
  calls.length = 0
  server.use(
    mockResponse('deleteOrder', { deletedCount: 1 }, { onRequest }),
    mockResponse(
      'refundPayment',
      {
        transactionId: '01KFTRANSACTION',
        refundReference: 'r-1',
        refundedAt: '2026-01-16T06:00:00.000Z',
      },
      { onRequest },
    ),
  )
})

it('cancels the order, then refunds its payment, after a confirmation', async () => {
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  expect((await dialog(question)).getByText(/৳2,590.00 goes back to the customer/)).toBeVisible()
  expect(calls).toEqual([])
  await answer(question, 'Cancel and refund')
  expect(await screen.findByText('Order cancelled, ৳2,590.00 refunded')).toBeInTheDocument()
  expect(calls).toEqual([
    `DELETE /api/orders/${order._id}`,
    'POST /api/payment/01KFTRANSACTION/refund',
  ])
})

it('reminds of another payment of the order that has to be refunded', async () => {
  renderWithStore(<RefundOrderButton order={{ ...order, refundDue: true }} />)
  await press()
  const { getByText } = await dialog(question)
  expect(getByText(/Another payment of this order needs a refund of its own/)).toBeVisible()
  await answer(question, 'Cancel')
})

it('says that the refund is due if the gateway refuses it', async () => {
  const message = 'The gateway refuses the refund: not yet settled'
  server.use(mockError('refundPayment', { status: 409, message }))
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  await answer(question, 'Cancel and refund')
  expect(
    await screen.findByText('The order is cancelled, but not refunded yet. Try again in Refunds.'),
  ).toBeInTheDocument()
})

it('refunds nothing if the order could not be cancelled', async () => {
  server.use(mockError('deleteOrder', { status: 503 }))
  renderWithStore(<RefundOrderButton order={order} />)
  await press()
  await answer(question, 'Cancel and refund')
  expect(calls).toEqual([])
})

it.each([
  ['unpaid', { payment: false, transactionId: undefined }],
  ['deleted', { deletedAt: '2026-01-16T06:00:00.000Z' }],
])('is not there for an order that is %s', (_what, facts) => {
  renderWithStore(<RefundOrderButton order={{ ...order, ...facts }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
