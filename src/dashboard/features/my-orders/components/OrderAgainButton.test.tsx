import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { aCartItem, anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse, unreachable } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import * as messages from '../messages'
import { OrderAgainButton } from './OrderAgainButton'

const [first] = anOrder().cartItems
if (!first) throw new Error('an order has an item')
const fan = { ...first, gadgetId: '01890000-0000-7000-8000-0000000000f1', name: 'Fan', quantity: 3 }
const order = anOrder({ cartItems: [{ ...first, name: 'Aura' }, fan] })
const onAdded = jest.fn()

function open(email = order.email) {
  onAdded.mockClear()
  const store = createStoreWithListeners()
  signIn(store, { email })
  return renderWithStore(<OrderAgainButton order={order} onAdded={onAdded} />, { store })
}
const orderAgain = () =>
  userEvent.click(screen.getByRole('button', { name: t(messages.orderAgain) }))

/** The shop has no fan. */
const withoutFan = (status: number) =>
  mockResponse('addToCart', async (request) => {
    const { gadgetId } = (await request.clone().json()) as { gadgetId: string }
    const problem = { status, code: 'gone', title: 'Gone', message: 'It is gone.' }
    return gadgetId === fan.gadgetId
      ? Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } })
      : aCartItem()
  })

it("is not offered for another user's order, which an admin sees", () => {
  open('admin@example.com')
  expect(screen.queryByRole('button', { name: t(messages.orderAgain) })).toBeNull()
})

it('adds the products in their quantities, at least', async () => {
  const bodies: unknown[] = []
  server.use(
    mockResponse('addToCart', aCartItem(), {
      onRequest: (request) => void request.json().then((body) => bodies.push(body)),
    }),
  )
  open()
  await orderAgain()
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1))
  expect(await screen.findByText(t(messages.addedToCart)(2))).toBeInTheDocument()
  expect(bodies).toEqual([
    { gadgetId: first.gadgetId, quantity: first.quantity, isMinimum: true },
    { gadgetId: fan.gadgetId, quantity: 3, isMinimum: true },
  ])
})

it('does not go to the cart once the user has left the page', async () => {
  server.use(mockResponse('addToCart', aCartItem(), { delayed: 20 }))
  const { unmount } = open()
  await orderAgain()
  unmount()
  expect(await screen.findByText(t(messages.addedToCart)(2))).toBeInTheDocument()
  expect(onAdded).not.toHaveBeenCalled()
})

it.each([404, 409])('names a product that is not available (%d)', async (status) => {
  server.use(withoutFan(status))
  open()
  await orderAgain()
  const text = '1 product added to your cart. Not available now: Fan.'
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(onAdded).toHaveBeenCalledTimes(1)
})

it('stays if none is available', async () => {
  server.use(mockError('addToCart', { status: 404 }))
  open()
  await orderAgain()
  expect(await screen.findByRole('alert')).toHaveTextContent(t(messages.nothingAvailable))
  expect(onAdded).not.toHaveBeenCalled()
})

it('can be tried again after a fault', async () => {
  server.use(unreachable('addToCart'))
  open()
  await orderAgain()
  expect(await screen.findByRole('alert')).toHaveTextContent(/nothing is added twice\.$/)
  server.use(mockResponse('addToCart', aCartItem()))
  await orderAgain()
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/nothing is added twice/)).toBeNull()
})
