import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountApi } from '@/api'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse, unreachable } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { redirectToGateway } from '../lib/redirectToGateway'
import * as messages from '../messages'
import { PayNowButton } from './PayNowButton'

jest.mock('../lib/redirectToGateway', () => ({ redirectToGateway: jest.fn() }))

const page = 'https://gateway.example/pay/1'
const order = anOrder()

function open(shown = order, store = createTestStore(order.email)) {
  return renderWithStore(<PayNowButton order={shown} />, { store })
}

const button = () => screen.getByRole('button', { name: t(messages.payNow) })
const press = () => userEvent.click(button())

function comeBack(persisted: boolean) {
  const event = Object.assign(new Event('pageshow'), { persisted })
  act(() => void window.dispatchEvent(event))
}

beforeEach(() => jest.mocked(redirectToGateway).mockReset())

describe('Pay Now', () => {
  // [spec 4.4]
  it('is offered for an unpaid order whose e-mail is the user’s', () => {
    open()
    expect(button()).toBeEnabled()
  })

  // [spec 4.4]
  it.each([
    ['a paid order', anOrder({ payment: true }), undefined],
    ['another user’s order', anOrder({ email: 'other@example.com' }), undefined],
    ['a visitor', order, createStoreWithListeners()],
  ])('is not offered for %s', (_whom, shown, store) => {
    open(shown, store)
    expect(screen.queryByRole('button')).toBeNull()
  })

  // [spec 4.4]
  it('creates one payment session and redirects to its page', async () => {
    const asked: unknown[] = []
    server.use(
      mockResponse(
        'createPaymentSession',
        { url: page },
        {
          onRequest: (request) => void request.json().then((body: unknown) => asked.push(body)),
        },
      ),
    )
    open()
    await userEvent.dblClick(button())
    await waitFor(() => expect(redirectToGateway).toHaveBeenCalledWith(page))
    expect(button()).toBeDisabled()
    expect(asked).toEqual([expect.objectContaining({ _id: order._id })])
  })

  it('works again when the browser restores the page from its cache', async () => {
    server.use(mockResponse('createPaymentSession', { url: page }))
    open()
    await press()
    await waitFor(() => expect(redirectToGateway).toHaveBeenCalledTimes(1))
    comeBack(false)
    expect(button()).toBeDisabled()
    comeBack(true)
    await press()
    await waitFor(() => expect(redirectToGateway).toHaveBeenCalledTimes(2))
  })

  it('works again after the user has stopped the redirect', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    server.use(mockResponse('createPaymentSession', { url: page }))
    open()
    await user.click(button())
    await act(async () => jest.advanceTimersByTimeAsync(100))
    expect(redirectToGateway).toHaveBeenCalledTimes(1)
    expect(button()).toBeDisabled()
    await act(async () => jest.advanceTimersByTimeAsync(30_000))
    jest.useRealTimers()
    expect(button()).toBeEnabled()
  })

  it('shows the message of the server if it fails, and can be pressed again', async () => {
    const message = 'Cards can pay from ৳10 to ৳5,00,000 at a time.'
    server.use(mockError('createPaymentSession', { status: 409, message }))
    open()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    server.use(mockResponse('createPaymentSession', { url: page }))
    await press()
    await waitFor(() => expect(redirectToGateway).toHaveBeenCalledWith(page))
    expect(screen.queryByText(message)).toBeNull()
  })

  it('shows that the shop cannot be reached', async () => {
    server.use(unreachable('createPaymentSession'))
    open()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.')
    expect(button()).toBeEnabled()
  })

  it('shows that the order is paid already, and refetches the orders', async () => {
    const message = 'This order is already paid.'
    const read = jest.fn()
    server.use(
      mockError('createPaymentSession', { status: 409, code: 'already_paid', message }),
      mockResponse('getOrder', order, { onRequest: read }),
    )
    const { store } = open()
    await store.dispatch(accountApi.endpoints.getOrder.initiate({ id: order._id }))
    await press()
    expect(await screen.findByText(message)).toBeInTheDocument()
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    expect(redirectToGateway).not.toHaveBeenCalled()
  })
})
