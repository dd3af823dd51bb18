import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { MyOrders } from './MyOrders'

const email = 'customer@example.com'
const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')

const unpaid = anOrder({
  cartItems: [
    { ...item, price: 62_500, quantity: 2 },
    { ...item, gadgetId: anOrder()._id, price: 990.5, quantity: 1 },
  ],
  totalAmount: 126_090.5,
})
const delivered = anOrder({ payment: true, status: 'Delivered' })

function setWidth(isWide: boolean) {
  const matchMedia = window.matchMedia.bind(window)
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: isWide }))
}

function open() {
  return renderWithStore(
    <MyOrders actions={(order) => <button type="button">Act on {order._id}</button>} />,
    { store: createTestStore(email) },
  )
}

afterEach(() => jest.restoreAllMocks())

describe('my orders', () => {
  it('are requested by the e-mail of the user', async () => {
    const asked: string[] = []
    server.use(mockResponse('listMyOrders', [], { onRequest: ({ url }) => asked.push(url) }))
    open()
    await screen.findByText(t(messages.noOrders))
    expect(asked.map((url) => new URL(url).searchParams.get('email'))).toEqual([email])
  })

  // [spec 2.45]
  it('show only the loading state', () => {
    server.use(mockResponse('listMyOrders', [], { delayed: 'infinite' }))
    open()
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingOrders))
    expect(screen.queryByText(t(messages.noOrders))).toBeNull()
  })

  // [spec 8.16]
  it('show a link to the shop if there are none', async () => {
    server.use(mockResponse('listMyOrders', []))
    open()
    expect(await screen.findByText(t(messages.noOrders))).toBeVisible()
    expect(screen.getByRole('link', { name: t(messages.startShopping) })).toHaveAttribute(
      'href',
      '/',
    )
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('listMyOrders', { status: 503 }))
    open()
    expect(await screen.findByText(t(messages.ordersNotLoaded))).toBeVisible()
    server.use(mockResponse('listMyOrders', [unpaid]))
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByRole('listitem')).toBeVisible()
  })
})

describe.each([
  ['a wide screen', true],
  ['a narrow screen', false],
])('an order on %s', (_screen, isWide) => {
  beforeEach(() => setWidth(isWide))

  async function find(order = unpaid) {
    server.use(mockResponse('listMyOrders', [order]))
    open()
    const role = isWide ? 'row' : 'listitem'
    const id = await screen.findByText(order._id.slice(0, 20))
    const row = id.closest<HTMLElement>(isWide ? 'tr' : 'li')
    expect(row).toBe(screen.getAllByRole(role).at(-1))
    if (!row) throw new Error('no row')
    return within(row)
  }

  // [spec 9.7]
  it('shows 20 characters of its id, the full id in a tooltip, and links to its details', async () => {
    const row = await find()
    const id = row.getByText(unpaid._id.slice(0, 20))
    expect(id).toHaveAttribute('title', unpaid._id)
    for (const link of row.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', `/dashboard/order-details/rahima_khatun/${unpaid._id}`)
    }
  })

  // [spec 9.3]
  it('shows its date, its number of pieces and its total without delivery', async () => {
    const row = await find()
    expect(row.getByText('15 Jan 2026')).toBeVisible()
    expect(row.getByText(t(messages.itemCount)(3))).toBeVisible()
    expect(row.getByText('৳1,25,990.50')).toBeVisible()
    expect(row.getByText(t(ui.plusDelivery)('৳100'))).toBeVisible()
  })

  // [spec 4.3, 9.12]
  it('shows Pending for payment and delivery', async () => {
    const row = await find()
    expect(row.getByText(t(ui.paymentPending))).toBeVisible()
    expect(row.getByText(t(ui.payment))).toBeVisible()
    expect(row.getByText(t(ui.deliveryPending))).toBeVisible()
  })

  // [spec 4.3]
  it('shows Paid and Delivered', async () => {
    const row = await find(delivered)
    expect(row.getByText(t(ui.paid))).toBeVisible()
    expect(row.getByText('Delivered')).toBeVisible()
    expect(row.queryByText(t(ui.paymentPending))).toBeNull()
    expect(row.queryByText('Payment:')).toBeNull()
  })

  it('shows its actions', async () => {
    const row = await find()
    expect(row.getByRole('button', { name: `Act on ${unpaid._id}` })).toBeVisible()
  })
})
