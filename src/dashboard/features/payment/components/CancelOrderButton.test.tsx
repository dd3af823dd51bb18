import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { CancelOrderButton } from './CancelOrderButton'

const order = anOrder()

function open(shown = order, store = createTestStore(order.email)) {
  renderWithStore(<CancelOrderButton order={shown} />, { store })
}

const press = () => userEvent.click(screen.getByRole('button', { name: t(messages.cancelOrder) }))
const decide = async (label: string) =>
  userEvent.click(await screen.findByText(label, { selector: 'button' }))

it('cancels the order after a question', async () => {
  const onRequest = jest.fn()
  server.use(mockResponse('cancelOrder', { modifiedCount: 1 }, { onRequest }))
  open()
  await press()
  expect(await screen.findByText(t(messages.cancelQuestion))).toBeInTheDocument()
  expect(onRequest).not.toHaveBeenCalled()
  await decide(t(messages.confirmCancelling))
  expect(await screen.findByText(t(messages.orderCancelled))).toBeInTheDocument()
})

it('keeps the order if the question is answered so', async () => {
  const onRequest = jest.fn()
  server.use(mockResponse('cancelOrder', { modifiedCount: 1 }, { onRequest }))
  open()
  await press()
  await decide(t(messages.keepOrder))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onRequest).not.toHaveBeenCalled()
})

it('says why the order cannot be cancelled any more', async () => {
  const message = 'This order is paid, so it cannot be cancelled here.'
  server.use(mockError('cancelOrder', { status: 409, code: 'already_paid', message }))
  open()
  await press()
  await decide(t(messages.confirmCancelling))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

it.each([
  ['a paid order', anOrder({ payment: true }), undefined],
  ['a delivered order', anOrder({ status: 'Delivered' }), undefined],
  ['an order on its way', anOrder({ handedOverAt: '2026-01-16T06:00:00.000Z' }), undefined],
  ['a cancelled order', anOrder({ deletedAt: '2026-01-16T06:00:00.000Z' }), undefined],
  ['another user’s order', anOrder({ email: 'other@example.com' }), undefined],
  ['a visitor', order, createStoreWithListeners()],
])('is not offered for %s', (_whom, shown, store) => {
  open(shown, store)
  expect(screen.queryByRole('button')).toBeNull()
})
