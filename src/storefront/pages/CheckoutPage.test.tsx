import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shopApi } from '@/api'
import { emailMessage } from '@/common/email'
import { mobileMessage } from '@/common/mobile'
import * as auth from '@/entities/auth/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { showToast } from '@/shared/ui/toast/toast'
import { districtChosen } from '@/store/uiSlice'
import { Checkout } from '@/storefront/features/checkout/components/Checkout'
import * as checkout from '@/storefront/features/checkout/messages'
import { orderPlaced, ownerOf } from '@/storefront/features/checkout/model/checkoutSlice'
import * as ui from '@/storefront/ui/messages'
import { aCartItem, anOrder } from '@/testing/builders'
import { chargeOwn } from '@/testing/chargeOwn'
import {
  address,
  aura,
  createNamelessStore,
  field,
  fillIn,
  openCheckout,
  openShop,
  placeOrder,
  renderCheckout,
  toasts,
} from '@/testing/checkout'
import type { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

const fan = aCartItem({ name: 'Fan', price: 850.5, quantity: 1 })

const cartIn = (store: ReturnType<typeof createTestStore>) =>
  shopApi.endpoints.listMyCart.select({ email: 'customer@example.com' })(store.getState()).data
const summary = () => within(screen.getByRole('region', { name: t(checkout.yourOrder) }))
const payment = () => within(screen.getByRole('region', { name: t(shared.payment) }))

beforeEach(() => jest.mocked(showToast).mockClear())

describe('the checkout', () => {
  // [spec 2.8, 9.1]
  it('shows the items with pictures, delivery and total', async () => {
    await openCheckout(aura, fan)
    expect(summary().getByText('৳2,490 × 2')).toBeVisible()
    expect(summary().getByText('৳4,980.00')).toBeVisible()
    expect(summary().getByText('৳100.00')).toBeVisible()
    expect(summary().getByText('৳5,930.50', { selector: 'dd' })).toBeVisible()
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })

  it('shows how the order can be paid later', async () => {
    await openCheckout(aura, fan)
    expect(payment().getByText(/^You won’t be charged yet/)).toBeVisible()
    const methods = payment().getAllByRole('listitem')
    expect(methods.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CardsDebit and credit/),
      'Mobile walletsbKash, Nagad, Rocket, Upay',
      'Cash on deliveryPay the courier in cash',
    ])
  })

  it('is the second step after the cart', async () => {
    await openCheckout(aura)
    const steps = within(screen.getByRole('navigation', { name: t(ui.orderSteps) }))
    expect(steps.getByRole('link', { name: t(shared.cart) })).toHaveAttribute('href', '/cart')
    expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  })

  // [spec 5.4]
  it('offers instalments if the total is high enough', async () => {
    const { cart, store } = await openCheckout(aura, fan)
    expect(payment().getByText(/in up to 12 monthly instalments \(EMI\)/)).toBeInTheDocument()
    cart.setRows([fan])
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Cart'])))
    await waitFor(() => expect(payment().queryByText(/instalments/)).toBeNull())
  })

  it('starts with the phone prefix, Bangladesh and nine districts', async () => {
    await openCheckout(aura)
    expect(field(t(checkout.mobileNumber))).toHaveValue('+880')
    const options = (name: string) =>
      within(field(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(options(t(checkout.country))).toEqual(['Bangladesh'])
    expect(options(t(checkout.district))).toEqual([
      t(checkout.chooseDistrict),
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
    renderCheckout()
    expect(await screen.findByText(t(shared.emptyCart))).toBeVisible()
    expect(screen.getByRole('link', { name: t(shared.startShopping) })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: t(checkout.placeOrder) })).toBeNull()
    expect(screen.queryByText(t(checkout.lastOrderPlaced))).toBeNull()
  })

  it('says that the last order was placed, if it was loaded again before it could show it', async () => {
    openShop()
    const store = createNamelessStore()
    store.dispatch(orderPlaced({ ownerHash: ownerOf('customer@example.com'), key: 'the key' }))
    renderCheckout(store)
    expect(await screen.findByText(t(checkout.lastOrderPlaced))).toBeVisible()
    expect(screen.getByRole('link', { name: t(shared.myOrders) })).toBeVisible()
    // Begins another order.
    server.use(mockResponse('addToCart', aCartItem()))
    const body = { gadgetId: aura.gadgetId, name: aura.name, image: '', price: 1, quantity: 1 }
    await act(() => store.dispatch(shopApi.endpoints.addToCart.initiate({ body })))
    expect(await screen.findByText(t(checkout.pastPurchases))).toBeVisible()
  })

  it('shows that it is loading', () => {
    openShop()
    server.use(mockResponse('listMyCart', [], { delayed: 'infinite' }))
    renderCheckout()
    expect(screen.getByRole('status')).toHaveTextContent('Loading your order')
  })

  it('offers a retry if the cart could not be loaded', async () => {
    openShop(aura)
    server.use(mockError('listMyCart', { status: 503 }))
    renderCheckout()
    expect(await screen.findByText(t(checkout.orderNotLoaded))).toBeVisible()
    openShop(aura)
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByRole('button', { name: t(checkout.placeOrder) })).toBeVisible()
  })

  it('cannot be completed with items that are out of stock', async () => {
    await openCheckout(aura, { ...fan, inStock: false })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Fan is out of stock. Please remove it from your cart to check out. Go to your cart',
    )
    expect(screen.getByRole('button', { name: t(checkout.placeOrder) })).toBeDisabled()
  })
})

describe('the rules of the checkout', () => {
  // [spec 5.4]
  it('require name, mobile number, district and address, with a toast and an error at each', async () => {
    const { sent } = await openCheckout(aura)
    await placeOrder()
    expect(toasts()).toEqual([t(checkout.fieldsMissing)])
    await waitFor(() =>
      expect(field(t(checkout.fullName))).toHaveAccessibleDescription(t(shared.nameMissing)),
    )
    expect(field(t(checkout.mobileNumber))).toHaveAccessibleDescription(
      /^Please enter your mobile number/,
    )
    expect(field(t(checkout.district))).toHaveAccessibleDescription(t(checkout.districtMissing))
    expect(field(t(checkout.address))).toHaveAccessibleDescription(/^Please enter your address/)
    expect(field(t(checkout.email))).toHaveAccessibleDescription(t(checkout.emailHint))
    expect(field(t(checkout.fullName))).toHaveFocus()
    expect(sent).toEqual([])
  })

  it.each([t(checkout.fullName), 'Address'])('reject blanks only: %s', async (name) => {
    const { sent } = await openCheckout(aura)
    await fillIn()
    await userEvent.clear(field(name))
    await enter(field(name), '   ')
    await placeOrder()
    expect(toasts()).toEqual([t(checkout.fieldsMissing)])
    await waitFor(() => expect(field(name)).toBeInvalid())
    expect(sent).toEqual([])
  })

  it.each(['+4915112345678', '+880abc', '01211000000'])(
    'require a mobile number of Bangladesh, unlike %s',
    async (mobile) => {
      const { sent } = await openCheckout(aura)
      await fillIn()
      await userEvent.clear(field(t(checkout.mobileNumber)))
      await enter(field(t(checkout.mobileNumber)), mobile)
      await enter(field(t(checkout.email)), 'notanemail')
      await placeOrder()
      await waitFor(() =>
        expect(field(t(checkout.mobileNumber))).toHaveAccessibleDescription(
          /^Please enter a valid mobile number, such as \+880 1711 000000\./,
        ),
      )
      expect(toasts()).toEqual([t(mobileMessage)])
      expect(sent).toEqual([])
    },
  )

  // [spec 5.4]
  it('require a valid contact e-mail, if there is one', async () => {
    const { sent } = await openCheckout(aura)
    await fillIn()
    await enter(field(t(checkout.email)), 'rahima')
    await placeOrder()
    await waitFor(() =>
      expect(field(t(checkout.email))).toHaveAccessibleDescription(
        'Enter a valid e-mail address. Leave empty to use your account’s e-mail.',
      ),
    )
    expect(toasts()).toEqual([t(emailMessage)])
    expect(sent).toEqual([])
  })
})

describe('placing the order', () => {
  // [spec 2.8, 4.8, 8.17]
  it('sends the order, shows a toast, deletes the draft and goes to the orders', async () => {
    const { sent, store } = await openCheckout(aura, fan)
    await fillIn()
    await enter(field(t(checkout.email)), 'r@mail.example')
    await enter(field(/^Additional information/), 'Ring twice.')
    await placeOrder()
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(toasts()).toEqual([t(checkout.orderPlaced)])
    const line = ({ gadgetId, name, price, quantity, image }: typeof aura) => ({
      gadgetId,
      name,
      price,
      quantity,
      image,
    })
    expect(sent[0]?.body).toEqual({
      language: 'en',
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
    expect(store.getState().checkout).toMatchObject({ draft: null, attempt: { status: 'placed' } })
  })

  it('sends one order for several clicks', async () => {
    const { sent, onRequest } = await openCheckout(aura)
    server.use(mockResponse('placeOrder', anOrder(), { delayed: 50, onRequest }))
    await fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: t(checkout.placeOrder) }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t(checkout.placeOrder) })).toBeDisabled(),
    )
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(sent).toHaveLength(1)
  })

  it('keeps the form busy until the orders page is shown', async () => {
    const { cart } = openShop(aura)
    const Staying = () => <Checkout onPlaced={() => {}} />
    const { store } = renderWithStore(<Staying />, { store: createNamelessStore() })
    await screen.findByRole('button', { name: t(checkout.placeOrder) })
    await fillIn()
    cart.setRows([])
    await placeOrder()
    await waitFor(() => expect(store.getState().checkout.draft).toBeNull())
    await waitFor(() => expect(cartIn(store)).toEqual([]))
    expect(screen.getByRole('button', { name: t(checkout.placeOrder) })).toBeDisabled()
    expect(field(t(checkout.fullName))).toHaveValue(' Rahima Khatun ')
    await enter(field(t(checkout.address)), '3')
    expect(store.getState().checkout.draft).toBeNull()
  })

  // [spec 8.7]
  it('shows why it failed and keeps the input', async () => {
    await openCheckout(aura)
    server.use(mockError('placeOrder', { status: 503, message: 'The shop is busy.' }))
    await fillIn()
    await placeOrder()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The shop is busy. Your order has not been placed. You can safely try again: you won’t order twice.',
      ),
    )
    expect(toasts()).toEqual([t(checkout.orderFailed)])
    expect(field(t(checkout.address))).toHaveValue('House 1, Road 2')
    expect(address()).toBe('/checkout')
    expect(screen.getByRole('button', { name: t(checkout.placeOrder) })).toBeEnabled()
  })

  it("shows the server's field error at its field until it is changed", async () => {
    await openCheckout(aura)
    const fieldErrors = { district: t(checkout.otherDistrict) }
    server.use(mockError('placeOrder', { status: 422, message: 'Please look again.', fieldErrors }))
    await fillIn()
    await placeOrder()
    await waitFor(() =>
      expect(field(t(checkout.district))).toHaveAccessibleDescription(t(checkout.otherDistrict)),
    )
    expect(field(t(checkout.district))).toHaveFocus()
    await userEvent.selectOptions(field(t(checkout.district)), 'Dhaka')
    expect(field(t(checkout.district))).not.toHaveAccessibleDescription()
  })

  it('shows no toast for an expired session, which has a dialog', async () => {
    await openCheckout(aura)
    server.use(mockError('placeOrder', { status: 401 }), mockResponse('endSession'))
    await fillIn()
    await placeOrder()
    expect(await screen.findByText(t(auth.sessionExpiredTitle))).toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(screen.queryByText('It was refused.')).toBeNull()
  })
})

describe('a total that has changed', () => {
  it('is shown, and ordered only after a confirmation', async () => {
    const { sent, cart, onRequest } = await openCheckout(aura)
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
    expect(toasts()).toEqual([t(checkout.orderFailed)])
    server.use(mockResponse('placeOrder', anOrder(), { onRequest }))
    await userEvent.click(
      screen.getByRole('button', { name: t(checkout.confirmAndPlaceOrder)('৳5,300.00') }),
    )
    await waitFor(() => expect(address()).toBe('/dashboard/orders'))
    expect(sent.map(({ body }) => body.totalAmount)).toEqual([5080, 5300])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('is highlighted when it changes on screen', async () => {
    const { cart, store } = await openCheckout(aura)
    cart.setRows([{ ...aura, price: 1990 }])
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Cart'])))
    expect(await screen.findByText(/The total is now/)).toHaveTextContent('৳4,080.00')
  })

  it('names the items that went out of stock', async () => {
    const { cart } = await openCheckout(aura)
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
    expect(screen.getByRole('button', { name: t(checkout.placeOrder) })).toBeDisabled()
  })

  it('has the delivery charge of the district that is chosen', async () => {
    chargeOwn()
    const store = createNamelessStore()
    store.dispatch(districtChosen('Dhaka'))
    const { sent } = openShop(aura)
    renderCheckout(store)
    expect(await screen.findByText('৳5,040.00', { selector: 'dd' })).toBeVisible()
    expect(field(t(checkout.district))).toHaveValue('Dhaka')
    expect(screen.queryByText(/The total is now/)).toBeNull()
    await fillIn()
    expect(await screen.findByText(/The total is now/)).toHaveTextContent(
      'The total is now ৳5,100.00 instead of ৳5,040.00.',
    )
    expect(store.getState().ui.district).toBe('Sylhet')
    await placeOrder()
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ totalAmount: 5100, district: 'Sylhet' }),
    )
  })
})
