import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { type OrderInput, sessionExpired, shopApi } from '../../api'
import { expiredInOtherTab, loggedOutInOtherTab, logoutRequested } from '../../entities/auth'
import { Checkout } from '../../features/checkout'
import { showToast } from '../../shared/ui/toast'
import type { AppStore } from '../../store/types'
import { aCartItem, anOrder } from '../../testing/builders'
import { makeCartDouble } from '../../testing/cartDouble'
import { createStoreWithListeners } from '../../testing/createStoreWithListeners'
import { createTestStore } from '../../testing/createTestStore'
import { mockError, mockResponse, unreachable } from '../../testing/doubles'
import { enter } from '../../testing/enter'
import { renderWithStore } from '../../testing/renderWithStore'
import { server } from '../../testing/server'
import { signIn } from '../../testing/signIn'
import { CheckoutPage } from './CheckoutPage'

jest.mock('../../shared/ui/toast', () => ({ showToast: jest.fn() }))

const aura = aCartItem({ name: 'Aura', price: 2490, quantity: 2 })
const fan = aCartItem({ name: 'Fan', price: 850.5, quantity: 1 })

type Sent = { key: string | null; body: OrderInput }

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>
}

/** A shop whose cart has these rows; answers what was ordered. */
function openShop(...rows: (typeof aura)[]) {
  const cart = makeCartDouble(...rows)
  const sent: Sent[] = []
  const onRequest = (request: Request) => {
    const key = request.headers.get('Idempotency-Key')
    void request.json().then((body: OrderInput) => sent.push({ key, body }))
  }
  server.use(
    mockResponse('placeOrder', anOrder(), { onRequest }),
    mockResponse('listMyOrders', []),
    ...cart.handlers,
  )
  return { cart, sent, onRequest }
}

function open(store = createTestStore()) {
  return renderWithStore(
    <>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { at: '/checkout', store },
  )
}

async function openWith(...rows: (typeof aura)[]) {
  const shop = openShop(...rows)
  const view = open()
  await screen.findByRole('button', { name: /Place Order/ })
  return { ...shop, ...view }
}

const cartIn = (store: ReturnType<typeof createTestStore>) =>
  shopApi.endpoints.listMyCart.select({ email: 'customer@example.com' })(store.getState()).data
const toasts = () => jest.mocked(showToast).mock.calls.map(([text]) => text)
const field = (name: string | RegExp) => screen.getByLabelText(name)
const address = () => screen.getByTestId('address').textContent
const placeOrder = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Place Order/ }))
const summary = () => within(screen.getByRole('region', { name: 'Your order' }))
const payment = () => within(screen.getByRole('region', { name: 'Payment' }))

async function fillIn() {
  await enter(field('Full name'), ' Rahima Khatun ')
  await enter(field('Mobile number'), '1711 000000')
  await userEvent.selectOptions(field('District'), 'Sylhet')
  await enter(field('Address'), 'House 1, Road 2')
}

beforeEach(() => jest.mocked(showToast).mockClear())

describe('the checkout', () => {
  // [spec 2.8, 9.1]
  it('shows the items with pictures, delivery and total', async () => {
    await openWith(aura, fan)
    expect(summary().getByText('৳2,490 × 2')).toBeVisible()
    expect(summary().getByText('৳4,980.00')).toBeVisible()
    expect(summary().getByText('৳100.00')).toBeVisible()
    expect(summary().getByText('৳5,930.50', { selector: 'dd' })).toBeVisible()
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })

  it('shows how the order can be paid later', async () => {
    await openWith(aura, fan)
    expect(payment().getByText(/^You won’t be charged yet/)).toBeVisible()
    const methods = payment().getAllByRole('listitem')
    expect(methods.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CardsDebit and credit/),
      'Mobile walletsbKash, Nagad, Rocket, Upay',
      'Cash on deliveryPay the courier in cash',
    ])
  })

  it('is the second step after the cart', async () => {
    await openWith(aura)
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your order' }))
    expect(steps.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  })

  // [spec 5.4]
  it('offers instalments if the total is high enough', async () => {
    const { cart, store } = await openWith(aura, fan)
    expect(payment().getByText(/in up to 12 monthly instalments \(EMI\)/)).toBeInTheDocument()
    cart.setRows([fan])
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Cart'])))
    await waitFor(() => expect(payment().queryByText(/instalments/)).toBeNull())
  })

  it('starts with the phone prefix, Bangladesh and nine districts', async () => {
    await openWith(aura)
    expect(field('Mobile number')).toHaveValue('+880')
    const options = (name: string) =>
      within(field(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(options('Country')).toEqual(['Bangladesh'])
    expect(options('District')).toEqual([
      'Choose a district',
      'Dhaka',
      'Chittagong',
      'Rajshahi',
      'Khulna',
      'Mymensingh',
      'Sylhet',
      'Barishal',
      'Rangpur',
      'Tangail',
    ])
  })

  it('shows that the cart is empty, with links', async () => {
    openShop()
    open()
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull()
  })

  it('shows that it is loading', () => {
    openShop()
    server.use(mockResponse('listMyCart', [], { delayed: 'infinite' }))
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading your order')
  })

  it('offers a retry if the cart could not be loaded', async () => {
    openShop(aura)
    server.use(mockError('listMyCart', { status: 503 }))
    open()
    expect(await screen.findByText('Your order could not be loaded.')).toBeVisible()
    openShop(aura)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible()
  })

  it('cannot be completed with items that are out of stock', async () => {
    await openWith(aura, { ...fan, inStock: false })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Fan is out of stock. Please remove it from your cart to check out. Go to your cart',
    )
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  })
})

describe('the rules of the checkout', () => {
  // [spec 5.4]
  it('require name, mobile number, district and address, with a toast and an error at each', async () => {
    const { sent } = await openWith(aura)
    await placeOrder()
    expect(toasts()).toEqual(['Please fill out all required fields.'])
    await waitFor(() =>
      expect(field('Full name')).toHaveAccessibleDescription('Please enter your name.'),
    )
    expect(field('Mobile number')).toHaveAccessibleDescription(/^Please enter your mobile number/)
    expect(field('District')).toHaveAccessibleDescription('Please choose a district.')
    expect(field('Address')).toHaveAccessibleDescription(/^Please enter your address/)
    expect(field('E-mail (optional)')).toHaveAccessibleDescription(
      'Without one, the order has the e-mail of your account.',
    )
    expect(field('Full name')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it.each(['Full name', 'Address'])('reject blanks only: %s', async (name) => {
    const { sent } = await openWith(aura)
    await fillIn()
    await userEvent.clear(field(name))
    await enter(field(name), '   ')
    await placeOrder()
    expect(toasts()).toEqual(['Please fill out all required fields.'])
    await waitFor(() => expect(field(name)).toBeInvalid())
    expect(sent).toEqual([])
  })

  it.each(['+4915112345678', '+880abc', '01211000000'])(
    'require a mobile number of Bangladesh, unlike %s',
    async (mobile) => {
      const { sent } = await openWith(aura)
      await fillIn()
      await userEvent.clear(field('Mobile number'))
      await enter(field('Mobile number'), mobile)
      await enter(field('E-mail (optional)'), 'notanemail')
      await placeOrder()
      await waitFor(() =>
        expect(field('Mobile number')).toHaveAccessibleDescription(
          /^Please enter a valid mobile number, such as \+880 1711 000000\./,
        ),
      )
      expect(toasts()).toEqual(['Please enter a valid mobile number, such as +880 1711 000000.'])
      expect(sent).toEqual([])
    },
  )

  // [spec 5.4]
  it('require a valid contact e-mail, if there is one', async () => {
    const { sent } = await openWith(aura)
    await fillIn()
    await enter(field('E-mail (optional)'), 'rahima')
    await placeOrder()
    await waitFor(() =>
      expect(field('E-mail (optional)')).toHaveAccessibleDescription(
        'Enter a valid e-mail address. Without one, the order has the e-mail of your account.',
      ),
    )
    expect(toasts()).toEqual(['Enter a valid e-mail address.'])
    expect(sent).toEqual([])
  })
})

describe('placing the order', () => {
  // [spec 2.8, 4.8, 8.17]
  it('sends the order, shows a toast, deletes the draft and goes to the orders', async () => {
    const { sent, store } = await openWith(aura, fan)
    await fillIn()
    await enter(field('E-mail (optional)'), 'r@mail.example')
    await enter(field(/^Additional information/), 'Ring twice.')
    await placeOrder()
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(toasts()).toEqual(['Order placed successfully!'])
    const line = ({ gadgetId, name, price, quantity, image }: typeof aura) => ({
      gadgetId,
      name,
      price,
      quantity,
      image,
    })
    expect(sent[0]?.body).toEqual({
      name: 'Rahima Khatun',
      mobileNumber: '+8801711000000',
      email: 'r@mail.example',
      country: 'Bangladesh',
      district: 'Sylhet',
      address: 'House 1, Road 2',
      additionalInfo: 'Ring twice.',
      cartItems: [line(aura), line(fan)],
      status: 'Pending',
      orderPlaced: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      totalAmount: 5930.5,
    })
    expect(sent[0]?.key).toMatch(/^.{8,}$/)
    expect(store.getState().checkout).toMatchObject({ draft: null, attempt: null })
  })

  it('sends one order for several clicks', async () => {
    const { sent, onRequest } = await openWith(aura)
    server.use(mockResponse('placeOrder', anOrder(), { delayed: 50, onRequest }))
    await fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place Order' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled())
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(sent).toHaveLength(1)
  })

  it('keeps the form busy until the orders page is shown', async () => {
    const { cart } = openShop(aura)
    const Staying = () => <Checkout onPlaced={() => {}} />
    const { store } = renderWithStore(<Staying />, { store: createTestStore() })
    await screen.findByRole('button', { name: 'Place Order' })
    await fillIn()
    cart.setRows([])
    await placeOrder()
    await waitFor(() => expect(store.getState().checkout.draft).toBeNull())
    await waitFor(() => expect(cartIn(store)).toEqual([]))
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled()
    expect(field('Full name')).toHaveValue(' Rahima Khatun ')
    await enter(field('Address'), '3')
    expect(store.getState().checkout.draft).toBeNull()
  })

  // [spec 8.7]
  it('shows why it failed and keeps the input', async () => {
    await openWith(aura)
    server.use(mockError('placeOrder', { status: 503, message: 'The shop is busy.' }))
    await fillIn()
    await placeOrder()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The shop is busy. Your order has not been placed. You can safely try again: you won’t order twice.',
      ),
    )
    expect(toasts()).toEqual(['Failed to place order'])
    expect(field('Address')).toHaveValue('House 1, Road 2')
    expect(address()).toBe('/checkout')
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  })

  it("shows the server's field error at its field until it is changed", async () => {
    await openWith(aura)
    const fieldErrors = { district: 'We do not deliver to this district.' }
    server.use(mockError('placeOrder', { status: 422, message: 'Please look again.', fieldErrors }))
    await fillIn()
    await placeOrder()
    await waitFor(() =>
      expect(field('District')).toHaveAccessibleDescription('We do not deliver to this district.'),
    )
    expect(field('District')).toHaveFocus()
    await userEvent.selectOptions(field('District'), 'Dhaka')
    expect(field('District')).not.toHaveAccessibleDescription()
  })

  it('shows no toast for an expired session, which has a dialog', async () => {
    await openWith(aura)
    server.use(mockError('placeOrder', { status: 401 }), mockResponse('endSession'))
    await fillIn()
    await placeOrder()
    expect(await screen.findByText('Your Session has expired')).toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(screen.queryByText('It was refused.')).toBeNull()
  })
})

/** The server has the order that was sent first. */
const listOrderOf = (sent: readonly Sent[]) =>
  mockResponse('listMyOrders', async () => {
    await waitFor(() => expect(sent).not.toEqual([]))
    return [anOrder({ idempotencyKey: sent[0]?.key ?? '' })]
  })

describe('the idempotency key of an order', () => {
  async function tryTwice(between: () => Promise<unknown>) {
    const { sent, cart, onRequest } = await openWith(aura)
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
    const { keys } = await tryTwice(() => userEvent.type(field('Address'), ' '))
    expect(keys[0]).toBe(keys[1])
  })

  it('is a new one for another address', async () => {
    const { keys } = await tryTwice(() => userEvent.type(field('Address'), ', Banani'))
    expect(keys[0]).not.toBe(keys[1])
  })

  it('is the same after a reload', async () => {
    const { sent, onRequest, store, unmount } = await openWith(aura)
    server.use(unreachable('placeOrder', { onRequest }))
    await fillIn()
    await placeOrder()
    await screen.findByText(/You can safely try again/)
    unmount()
    open(store)
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  it('finds the order that was placed although no response came', async () => {
    const { sent, cart, onRequest, store } = await openWith(aura)
    server.use(unreachable('placeOrder', { onRequest }), listOrderOf(sent))
    await fillIn()
    cart.setRows([])
    await placeOrder()
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(toasts()).toEqual(['Failed to place order', 'Order placed successfully!'])
    expect(sent).toHaveLength(1)
    expect(store.getState().checkout).toMatchObject({ draft: null, attempt: null })
  })

  it('finds an order that arrives late, after the cart has been emptied', async () => {
    const { sent, cart, onRequest, store } = await openWith(aura)
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
    const { sent, cart, onRequest } = await openWith(aura)
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
    const { sent, cart, onRequest, store, unmount } = await openWith(aura)
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
    open(reopened)
    await act(async () => signIn(reopened, { email: 'customer@example.com' }))
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(toasts()).toEqual(['Order placed successfully!'])
  })

  it('shows, when the page is opened again, that the order was not placed', async () => {
    const { onRequest, store, unmount } = await openWith(aura)
    server.use(unreachable('placeOrder', { onRequest }))
    await fillIn()
    await placeOrder()
    await screen.findByText(/Your order has not been placed\./)
    const { draft, attempt } = store.getState().checkout
    unmount()
    const reopened = createStoreWithListeners({ checkout: { draft, attempt } })
    await act(async () => signIn(reopened, { email: 'customer@example.com' }))
    open(reopened)
    expect(await screen.findByText('Your order has not been placed.')).toBeVisible()
    expect(field('Address')).toHaveValue('House 1, Road 2')
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  })
})

describe('an idempotency key that cannot place an order any more', () => {
  it.each(['key_reused', 'order_deleted'])(
    'after %s: the reason is shown, and the next try gets a new key',
    async (code) => {
      const { sent, onRequest } = await openWith(aura)
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

describe('a total that has changed', () => {
  it('is shown, and ordered only after a confirmation', async () => {
    const { sent, cart, onRequest } = await openWith(aura)
    const dearer = { ...aura, price: 2600 }
    cart.setRows([dearer])
    const message = 'Your cart or its prices have changed.'
    const details = { totalAmount: 5300, cartItems: [] }
    server.use(
      mockError(
        'placeOrder',
        { status: 409, code: 'cart_changed', message, details },
        { onRequest },
      ),
    )
    await fillIn()
    await placeOrder()
    expect(await screen.findByText(/The total is now/)).toHaveTextContent(
      'The total is now ৳5,300.00 instead of ৳5,080.00.',
    )
    expect(screen.getByText(message)).toBeVisible()
    expect(toasts()).toEqual(['Failed to place order'])
    server.use(mockResponse('placeOrder', anOrder(), { onRequest }))
    await userEvent.click(
      screen.getByRole('button', { name: 'Confirm and Place Order, ৳5,300.00' }),
    )
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(sent.map(({ body }) => body.totalAmount)).toEqual([5080, 5300])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('is highlighted when it changes on screen', async () => {
    const { cart, store } = await openWith(aura)
    cart.setRows([{ ...aura, price: 1990 }])
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Cart'])))
    expect(await screen.findByText(/The total is now/)).toHaveTextContent('৳4,080.00')
  })

  it('names the items that went out of stock', async () => {
    const { cart } = await openWith(aura)
    cart.setRows([{ ...aura, inStock: false }])
    server.use(
      mockError('placeOrder', {
        status: 409,
        code: 'out_of_stock',
        message: 'Aura: out of stock.',
      }),
    )
    await fillIn()
    await placeOrder()
    expect(await screen.findByText('Aura: out of stock.')).toBeVisible()
    expect(await screen.findByText(/Aura is out of stock/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  })
})

describe('the last order', () => {
  const last = anOrder({
    name: 'Rahima Khatun',
    mobileNumber: '+8801711000000',
    district: 'Sylhet',
    address: 'House 1, Road 2',
    additionalInfo: 'Ring twice',
  })
  const button = () => screen.queryByRole('button', { name: 'Start with an empty form' })

  async function openWithLast({
    orders = [last],
    known = Promise.resolve(),
    store = createTestStore(),
  } = {}) {
    const shop = openShop(aura)
    server.use(mockResponse('listMyOrders', () => known.then(() => orders)))
    const view = open(store)
    await screen.findByRole('button', { name: /Place Order/ })
    return { ...shop, ...view }
  }

  it('fills in name, number, district and address, which can be ordered at once', async () => {
    const { sent } = await openWithLast()
    await waitFor(() => expect(field('Full name')).toHaveValue('Rahima Khatun'))
    expect(field('Mobile number')).toHaveValue('+8801711000000')
    expect(field('District')).toHaveValue('Sylhet')
    expect(field('Address')).toHaveValue('House 1, Road 2')
    expect(field(/^Additional information/)).toHaveValue('')
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ name: 'Rahima Khatun', additionalInfo: '' })
  })

  it('can be cleared, which is kept', async () => {
    const { unmount, store } = await openWithLast()
    await waitFor(() => expect(button()).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Start with an empty form' }))
    expect(field('Full name')).toHaveValue('')
    expect(button()).toBeNull()
    unmount()
    await openWithLast({ store })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(field('Full name')).toHaveValue('')
  })

  it('changes nothing that was typed before it is known', async () => {
    let resolve = () => {}
    const known = new Promise<void>((done) => {
      resolve = done
    })
    const { store } = await openWithLast({ known })
    await enter(field('Full name'), 'Karim')
    resolve()
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain(last._id))
    expect(field('Full name')).toHaveValue('Karim')
    expect(field('Address')).toHaveValue('')
    expect(button()).toBeNull()
  })

  it('does not fill in a district that is not delivered to any more', async () => {
    await openWithLast({ orders: [{ ...last, district: 'Atlantis' }] })
    await waitFor(() => expect(field('Full name')).toHaveValue('Rahima Khatun'))
    expect(field('District')).toHaveValue('')
  })

  it('is not needed to check out', async () => {
    openShop(aura)
    server.use(mockError('listMyOrders', { status: 503 }))
    open()
    await screen.findByRole('button', { name: /Place Order/ })
    expect(field('Mobile number')).toHaveValue('+880')
  })
})

describe('the checkout draft', () => {
  async function typed() {
    const view = await openWith(aura)
    await enter(field('Address'), 'House 1')
    await userEvent.tab()
    view.unmount()
    return view.store
  }
  const endSession = (store: ReturnType<typeof createTestStore>) => {
    server.use(mockResponse('endSession'))
    return act(async () => {
      store.dispatch(logoutRequested())
    })
  }

  it('is restored', async () => {
    open(await typed())
    expect(await screen.findByLabelText('Address')).toHaveValue('House 1')
  })

  it('keeps the field with the cursor when the page is closed', async () => {
    const { store } = await openWith(aura)
    await enter(field('Address'), 'House 1')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(store.getState().checkout.draft?.values.address).toBe('House 1')
  })

  it.each([
    ['the page is left', () => {}],
    ['the session has expired', (store: AppStore) => void store.dispatch(sessionExpired())],
    [
      'the session has expired in another tab',
      (store: AppStore) => void store.dispatch(expiredInOtherTab()),
    ],
  ])('keeps the field with the cursor when %s', async (_when, happen) => {
    server.use(mockResponse('endSession'))
    const { store, unmount } = await openWith(aura)
    await enter(field('Address'), 'House 1')
    act(() => happen(store))
    unmount()
    expect(store.getState().checkout.draft?.values.address).toBe('House 1')
  })

  it.each([
    ['in this tab', logoutRequested()],
    ['in another tab', loggedOutInOtherTab()],
  ])('is not kept when the user logs out %s while typing', async (_where, loggedOut) => {
    server.use(mockResponse('endSession'))
    const { store, unmount } = await openWith(aura)
    await enter(field('Address'), 'House 1')
    act(() => void store.dispatch(loggedOut))
    unmount()
    expect(store.getState().checkout.draft).toBeNull()
  })

  it('keeps the field with the cursor while an order is sent that then fails', async () => {
    const { store, unmount } = await openWith(aura)
    server.use(mockError('placeOrder', { status: 503 }, { delayed: 'infinite' }))
    await fillIn()
    await enter(field(/^E-mail/), 'rahima@mail.example')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: /Place Order/ })).toHaveAttribute('aria-busy')
    unmount()
    expect(store.getState().checkout.draft?.values.email).toBe('rahima@mail.example')
  })

  it('is not shown to another user', async () => {
    const { checkout } = (await typed()).getState()
    const other = createTestStore('other@example.com')
    other.dispatch({ type: 'checkout/draftChanged', payload: checkout.draft })
    open(other)
    expect(await screen.findByLabelText('Address')).toHaveValue('')
  })

  it('is deleted when the user signs out', async () => {
    const store = await typed()
    await endSession(store)
    expect(store.getState().checkout).toEqual({ draft: null, attempt: null })
  })

  it('is kept when the session has expired', async () => {
    const store = await typed()
    server.use(mockResponse('endSession'))
    await act(async () => {
      store.dispatch(sessionExpired())
    })
    expect(store.getState().checkout.draft?.values.address).toBe('House 1')
  })
})
