import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectIsCartSaving, shopApi, useGetMyDashboardQuery, useListMyCartQuery } from '@/api'
import { logoutRequested } from '@/entities/auth/model/authSlice'
import * as cartMessages from '@/entities/cart/messages'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { showToast } from '@/shared/ui/toast/toast'
import * as ui from '@/storefront/ui/messages'
import { aCartItem, anOrder } from '@/testing/builders'
import { makeCartDouble } from '@/testing/cartDouble'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { Cart } from './Cart'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

const email = 'customer@example.com'
const aura = aCartItem({ name: 'Aura', price: 62_500.5, quantity: 2 })
const fan = aCartItem({ name: 'Fan', price: 850, quantity: 1 })
const gone = aCartItem({ name: 'Old Phone', price: 9000, inStock: false })

/** What the header shows of the cart. */
function Elsewhere() {
  const { data: cart } = useListMyCartQuery({ email })
  const { data: figures } = useGetMyDashboardQuery({ email })
  return (
    <p data-testid="elsewhere">
      {cart?.length} {figures && formatTaka(figures.unpaid)}
    </p>
  )
}

function open() {
  return renderWithStore(
    <>
      <Cart />
      <Elsewhere />
    </>,
    { store: createTestStore(email) },
  )
}

/** Unpaid ones, and one that is paid. */
function mockOrders(unpaid = 0) {
  const orders = Array.from({ length: unpaid }, () => anOrder())
  server.use(mockResponse('listMyOrders', [...orders, anOrder({ payment: true })]))
}

async function openWith(...rows: (typeof aura)[]) {
  const cart = makeCartDouble(...rows)
  server.use(...cart.handlers)
  mockOrders()
  open()
  await screen.findByText(rows[0]?.name ?? t(shared.emptyCart))
  return cart
}

const toasts = () => jest.mocked(showToast).mock.calls.map(([text]) => text)
const elsewhere = () => screen.getByTestId('elsewhere').textContent
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const quantityOf = (name: string) =>
  screen.findByRole('spinbutton', { name: t(messages.quantityOf)(name) })
/** Waits, since the cache notifies its subscribers in the next frame. */
const seesQuantity = (name: string, quantity: number) =>
  waitFor(async () => expect(await quantityOf(name)).toHaveValue(`${quantity}`))
const sees = (text: string) => waitFor(() => expect(elsewhere()).toBe(text))
const press = (name: string, of: string) =>
  userEvent.click(rowOf(of).getByRole('button', { name: new RegExp(`^${name}`) }))
const more = (of: string) => press(t(ui.increaseQuantity), of)
const remove = (of: string) => press(t(messages.removeItem)(of), of)
const undo = async (of: string) =>
  userEvent.click(await screen.findByRole('button', { name: t(messages.undoRemoval)(of) }))
const totals = () => within(screen.getByRole('region', { name: t(messages.cartTotals) }))

beforeEach(() => jest.mocked(showToast).mockClear())

describe('the cart', () => {
  // [spec 2.45]
  it('shows skeleton rows while it is loading', () => {
    server.use(
      mockResponse('listMyCart', [], { delayed: 'infinite' }),
      mockResponse('getMyDashboard', undefined, { delayed: 'infinite' }),
    )
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart')
  })

  // [spec 2.7, 9.4]
  it('shows each row with its picture, price, quantity and a subtotal of two decimals', async () => {
    await openWith(aura, fan)
    const row = rowOf('Aura')
    expect(row.getByRole('link', { name: 'Aura' })).toHaveAttribute(
      'href',
      `/product/aura/${aura.gadgetId}`,
    )
    expect(row.getByRole('cell', { name: '৳62,500.50 each' })).toBeInTheDocument()
    expect(row.getByRole('cell', { name: '৳1,25,001.00' })).toBeInTheDocument()
    await seesQuantity('Aura', 2)
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })

  // [spec 2.7, 9.1]
  it('adds the delivery charge of 100 taka, and links to the checkout', async () => {
    await openWith(aura, fan)
    expect(totals().getByText('৳1,25,851.00')).toBeVisible()
    expect(totals().getByText('৳100.00')).toBeVisible()
    expect(totals().getAllByText('৳1,25,951.00')[0]).toBeVisible()
    expect(totals().getByRole('link', { name: t(messages.proceedToCheckout) })).toHaveAttribute(
      'href',
      '/checkout',
    )
  })

  it.each([
    [1, t(messages.ordersToPay)(1)],
    [2, t(messages.ordersToPay)(2)],
  ])('leads to %s unpaid orders if it is empty', async (count, text) => {
    server.use(...makeCartDouble().handlers)
    mockOrders(count)
    open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: t(shared.myOrders) })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
  })

  // [spec 8.16]
  it('shows that it is empty, with a link to the shop', async () => {
    await openWith()
    expect(screen.getByRole('link', { name: t(shared.startShopping) })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('region', { name: t(messages.cartTotals) })).toBeNull()
  })

  it('offers a retry if it could not be loaded', async () => {
    const cart = makeCartDouble(aura)
    server.use(mockError('listMyCart', { status: 503 }), ...cart.handlers)
    open()
    expect(await screen.findByText(t(messages.cartNotLoaded))).toBeVisible()
    server.use(...cart.handlers)
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByText('Aura')).toBeVisible()
  })

  it('marks products that are out of stock, and cannot be ordered until they are removed', async () => {
    await openWith(aura, gone)
    expect(rowOf('Old Phone').getByText(t(shared.outOfStock))).toBeVisible()
    expect(await quantityOf('Old Phone')).toBeDisabled()
    expect(screen.getByRole('alert')).toHaveTextContent(t(cartMessages.notInStock)('Old Phone', 0))
    expect(screen.getByRole('button', { name: t(messages.proceedToCheckout) })).toBeDisabled()
    await remove('Old Phone')
    expect(await screen.findByRole('link', { name: t(messages.proceedToCheckout) })).toBeVisible()
  })

  // [spec 2.7, 5.11]
  it('rejects every coupon', async () => {
    await openWith(aura)
    await userEvent.click(screen.getByRole('button', { name: t(messages.applyCoupon) }))
    await userEvent.type(screen.getByLabelText(t(messages.coupon)), 'SAVE10{Enter}')
    expect(toasts()).toEqual([t(messages.wrongCoupon), t(messages.wrongCoupon)])
    expect(screen.getByLabelText(t(messages.coupon))).toHaveAccessibleDescription(
      t(messages.wrongCoupon),
    )

    await userEvent.type(screen.getByLabelText(t(messages.coupon)), '5')
    expect(screen.getByLabelText(t(messages.coupon))).not.toHaveAccessibleDescription()
  })
})

describe('a change of quantity', () => {
  // [spec 4.6]
  it('shows at once in the row, the totals, the badge and the unpaid amount', async () => {
    const cart = await openWith(aura, fan)
    await sees('2 ৳1,25,851')
    const letGo = cart.hold()
    await more('Fan')
    await seesQuantity('Fan', 2)
    expect(rowOf('Fan').getByText('৳1,700.00')).toBeVisible()
    expect(totals().getAllByText('৳1,26,801.00')[0]).toBeVisible()
    await sees('2 ৳1,26,701')
    expect(cart.calls).toEqual(['set Fan 2'])
    letGo()
    await waitFor(() => expect(toasts()).toEqual([t(messages.quantityUpdated)]))
    expect(cart.quantityOf(fan)).toBe(2)
  })

  // [spec 2.7, 4.6]
  it('goes down to 1 and up to 99', async () => {
    const cart = await openWith(aCartItem({ name: 'Many', quantity: 98 }), fan)
    expect(rowOf('Fan').getByRole('button', { name: t(ui.decreaseQuantity) })).toBeDisabled()
    await more('Many')
    expect(rowOf('Many').getByRole('button', { name: t(ui.increaseQuantity) })).toBeDisabled()
    await seesQuantity('Many', 99)
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(cart.calls).toEqual(['set Many 99'])
  })

  // [spec 8.17]
  it('is sent one call at a time; quick clicks become one more call and one toast', async () => {
    const cart = await openWith(aura)
    const letGo = cart.hold()
    for (let click = 0; click < 5; click++) await more('Aura')
    await seesQuantity('Aura', 7)
    expect(cart.calls).toEqual(['set Aura 3'])
    letGo()
    await waitFor(() => expect(toasts()).toEqual([t(messages.quantityUpdated)]))
    expect(cart.calls).toEqual(['set Aura 3', 'set Aura 7'])
    await seesQuantity('Aura', 7)
  })

  it('is not undone by a response from before it', async () => {
    const cart = await openWith(aura)
    const seen: (string | null)[] = []
    const box = await quantityOf('Aura')
    const watch = () => {
      const shown = box.getAttribute('aria-valuenow')
      if (shown !== seen.at(-1)) seen.push(shown)
    }
    const observer = new MutationObserver(watch)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const letGo = cart.hold()
    await more('Aura')
    await more('Aura')
    letGo()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    observer.disconnect()
    expect(seen).toEqual(['3', '4'])
  })

  it('of one row does not wait for another row', async () => {
    const cart = await openWith(aura, fan)
    const letGo = cart.hold()
    await more('Aura')
    await more('Fan')
    expect(cart.calls).toEqual(['set Aura 3', 'set Fan 2', 'two at once'])
    letGo()
    await waitFor(() => expect(toasts()).toHaveLength(2))
  })

  // [spec 8.8]
  it('is rolled back everywhere if it fails, and shows an error', async () => {
    const cart = await openWith(aura)
    await sees('1 ৳1,25,001')
    cart.refuse(503)
    await more('Aura')
    await waitFor(() => expect(toasts()).toEqual([t(messages.quantityFailed)]))
    await seesQuantity('Aura', 2)
    await sees('1 ৳1,25,001')
    cart.refuse(undefined)
    await more('Aura')
    await waitFor(() => expect(toasts().at(-1)).toBe(t(messages.quantityUpdated)))
    expect(cart.quantityOf(aura)).toBe(3)
  })

  it('is sent even after a failed one, and only the last failure is shown', async () => {
    const cart = await openWith(aura)
    const letGo = cart.hold()
    cart.refuse(500)
    await more('Aura')
    await more('Aura')
    letGo()
    await waitFor(() => expect(toasts()).toEqual([t(messages.quantityFailed)]))
    expect(cart.calls).toEqual(['set Aura 3', 'set Aura 4'])
    await seesQuantity('Aura', 2)
  })
})

describe('removing', () => {
  // [spec 2.7, 8.17]
  it('removes the row everywhere at once, and shows a toast when it is done', async () => {
    const cart = await openWith(aura, fan)
    await sees('2 ৳1,25,851')
    const letGo = cart.hold()
    await remove('Aura')
    await sees('1 ৳850')
    expect(screen.queryByRole('spinbutton', { name: t(messages.quantityOf)('Aura') })).toBeNull()
    expect(toasts()).toEqual([])
    letGo()
    await waitFor(() => expect(toasts()).toEqual([t(messages.itemRemoved)]))
    expect(cart.quantityOf(aura)).toBe(0)
  })

  it('can be undone in the same row, which keeps the focus', async () => {
    const cart = await openWith(aura, fan)
    await remove('Aura')
    await waitFor(() => expect(cart.quantityOf(aura)).toBe(0))
    expect(
      await screen.findByRole('button', { name: t(messages.undoRemoval)('Aura') }),
    ).toHaveFocus()
    await undo('Aura')
    expect(
      await screen.findByRole('button', { name: t(messages.removeItem)('Aura') }),
    ).toHaveFocus()
    await waitFor(() => expect(cart.calls).toEqual(['remove Aura', 'add Aura 2']))
    expect(screen.getAllByRole('spinbutton').map((box) => box.getAttribute('aria-label'))).toEqual([
      t(messages.quantityOf)('Aura'),
      t(messages.quantityOf)('Fan'),
    ])
    await more('Aura')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(cart.calls.at(-1)).toBe('set Aura 3')
  })

  it('is not offered to be undone again once another tab has ordered the restored row', async () => {
    const cart = makeCartDouble(aura, fan)
    server.use(...cart.handlers)
    const { store } = open()
    await screen.findByText('Aura')
    await remove('Aura')
    await undo('Aura')
    await waitFor(() => expect(cart.calls).toEqual(['remove Aura', 'add Aura 2']))
    await waitFor(() => expect(selectIsCartSaving(store.getState())).toBe(false))
    cart.setRows([fan])
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Cart'])))
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: /Aura/ })).toBeNull())
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('can be undone before the server has responded', async () => {
    const cart = await openWith(aura)
    const letGo = cart.hold()
    await remove('Aura')
    await undo('Aura')
    await seesQuantity('Aura', 2)
    letGo()
    await waitFor(() => expect(cart.calls).toEqual(['remove Aura', 'add Aura 2']))
    expect(toasts()).toEqual([])
    expect(cart.quantityOf(aura)).toBe(2)
  })

  it('the last row leaves the empty cart, with the undo row', async () => {
    await openWith(aura)
    await remove('Aura')
    expect(await screen.findByText(t(shared.emptyCart))).toBeVisible()
    await undo('Aura')
    await seesQuantity('Aura', 2)
    expect(screen.queryByText(t(shared.emptyCart))).toBeNull()
  })

  // [spec 8.9]
  it('is rolled back with an error if it fails', async () => {
    const cart = await openWith(aura, fan)
    cart.refuse(500)
    await remove('Aura')
    await waitFor(() => expect(toasts()).toEqual([t(messages.removeFailed)]))
    await seesQuantity('Aura', 2)
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('is no error if another tab has already removed the row', async () => {
    const cart = await openWith(aura, fan)
    cart.setRows([fan])
    await remove('Aura')
    await waitFor(() => expect(toasts()).toEqual([t(messages.itemRemoved)]))
  })

  it('shows why if it cannot be undone', async () => {
    const cart = await openWith(aura, fan)
    await remove('Aura')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    cart.refuse(409)
    await undo('Aura')
    await waitFor(() => expect(toasts().at(-1)).toBe('Refused.'))
    expect(
      await screen.findByRole('button', { name: t(messages.undoRemoval)('Aura') }),
    ).toBeVisible()
  })
})

it('shows no error for a pending cart change once its user has signed out', async () => {
  const cart = makeCartDouble(aura)
  server.use(...cart.handlers, mockResponse('endSession'))
  const { store } = open()
  await screen.findByText('Aura')
  const letGo = cart.hold()
  cart.refuse(401)
  await more('Aura')
  await act(async () => {
    store.dispatch(logoutRequested())
  })
  letGo()
  await act(async () => {
    await Promise.all(store.dispatch(shopApi.util.getRunningMutationsThunk()))
  })
  expect(toasts()).toEqual([])
})
