import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shopApi } from '@/api'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as checkoutMessages from '@/storefront/features/checkout/messages'
import { anOrder } from '@/testing/builders'
import {
  address,
  aura,
  field,
  fillIn,
  openCheckout,
  placeOrder,
  renderCheckout,
  type SentOrder,
  toasts,
} from '@/testing/checkout'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse, unreachable } from '@/testing/doubles'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

beforeEach(() => jest.mocked(showToast).mockClear())

/** The server has the order that was sent first. */
const listOrderOf = (sent: readonly SentOrder[]) =>
  mockResponse('listMyOrders', async () => {
    await waitFor(() => expect(sent).not.toEqual([]))
    return [anOrder({ idempotencyKey: sent[0]?.key ?? '' })]
  })

describe('the idempotency key of an order', () => {
  async function tryTwice(between: () => Promise<unknown>) {
    const { sent, cart, onRequest } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }))
    await fillIn()
    await placeOrder()
    await screen.findByText(/You can safely try again/)
    await between()
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(2))
    return { keys: sent.map(({ key }) => key), cart }
  }

  it('is the same for a retry', async () => {
    const { keys } = await tryTwice(async () => {})
    expect(keys[0]).toBe(keys[1])
  })

  it('is the same if only blanks have changed', async () => {
    const { keys } = await tryTwice(() => userEvent.type(field(t(checkoutMessages.address)), ' '))
    expect(keys[0]).toBe(keys[1])
  })

  it('is a new one for another address', async () => {
    const { keys } = await tryTwice(() =>
      userEvent.type(field(t(checkoutMessages.address)), ', Banani'),
    )
    expect(keys[0]).not.toBe(keys[1])
  })

  it('is the same after a reload', async () => {
    const { sent, onRequest, store, unmount } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }))
    await fillIn()
    await placeOrder()
    await screen.findByText(/You can safely try again/)
    unmount()
    renderCheckout(store)
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  it('is a new one for the same order once it was placed', async () => {
    const { sent, store, unmount } = await openCheckout(aura)
    await fillIn()
    await placeOrder()
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    unmount()
    renderCheckout(store)
    await screen.findByRole('button', { name: /Place Order/ })
    await fillIn()
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.body.cartItems).toEqual(sent[1]?.body.cartItems)
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('finds the order that was placed although no response came', async () => {
    const { sent, cart, onRequest, store } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }), listOrderOf(sent))
    await fillIn()
    cart.setRows([])
    await placeOrder()
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(toasts()).toEqual([t(checkoutMessages.orderFailed), t(checkoutMessages.orderPlaced)])
    expect(sent).toHaveLength(1)
    expect(store.getState().checkout).toMatchObject({ draft: null, attempt: { status: 'placed' } })
  })

  it('finds an order that arrives late, after the cart has been emptied', async () => {
    const { sent, cart, onRequest, store } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }))
    await fillIn()
    await placeOrder()
    await screen.findByText(/Your order has not been placed\./)
    server.use(listOrderOf(sent))
    cart.setRows([])
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Cart'])))
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(sent).toHaveLength(1)
  })

  it('asks again until the shop can be reached', async () => {
    const { sent, cart, onRequest } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }), unreachable('listMyOrders'))
    await fillIn()
    await placeOrder()
    await screen.findByText(/You can safely try again/)
    expect(screen.queryByText(/has not been placed/)).toBeNull()
    server.use(listOrderOf(sent))
    cart.setRows([])
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(address()).toBe('/dashboard/orders')
    })
  })

  it('is looked for when the page is opened again', async () => {
    const { sent, cart, onRequest, store, unmount } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }), unreachable('listMyOrders'))
    await fillIn()
    await placeOrder()
    await screen.findByText(/You can safely try again/)
    const { checkout } = store.getState()
    unmount()
    server.use(listOrderOf(sent))
    cart.setRows([])
    jest.mocked(showToast).mockClear()
    const reopened = createStoreWithListeners({ checkout })
    renderCheckout(reopened)
    await act(async () => signIn(reopened, { email: 'customer@example.com' }))
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(toasts()).toEqual([t(checkoutMessages.orderPlaced)])
  })

  it('shows, when the page is opened again, that the order was not placed', async () => {
    const { onRequest, store, unmount } = await openCheckout(aura)
    server.use(unreachable('placeOrder', { onRequest }))
    await fillIn()
    await placeOrder()
    await screen.findByText(/Your order has not been placed\./)
    const { draft, attempt } = store.getState().checkout
    unmount()
    const reopened = createStoreWithListeners({ checkout: { draft, attempt } })
    await act(async () => signIn(reopened, { email: 'customer@example.com' }))
    renderCheckout(reopened)
    expect(await screen.findByText(t(checkoutMessages.notPlaced))).toBeVisible()
    expect(field(t(checkoutMessages.address))).toHaveValue('House 1, Road 2')
    expect(screen.getByRole('button', { name: t(checkoutMessages.placeOrder) })).toBeEnabled()
  })
})

describe('an idempotency key that cannot place an order any more', () => {
  it.each(['key_reused', 'order_deleted'])(
    'after %s: the reason is shown, and the next try gets a new key',
    async (code) => {
      const { sent, onRequest } = await openCheckout(aura)
      const message = 'This order was placed, and has been cancelled since.'
      server.use(mockError('placeOrder', { status: 409, code, message }, { onRequest }))
      await fillIn()
      await placeOrder()
      expect(await screen.findByText(message)).toBeVisible()
      server.use(mockResponse('placeOrder', anOrder(), { onRequest }))
      await placeOrder()
      await waitFor(() => expect(address()).toBe('/dashboard/orders'))
      expect(sent[0]?.body.cartItems).toEqual(sent[1]?.body.cartItems)
      expect(sent[0]?.key).not.toBe(sent[1]?.key)
    },
  )
})
