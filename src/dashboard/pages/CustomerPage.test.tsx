import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { customerPath } from '@/common/addresses'
import * as customers from '@/dashboard/features/customers/messages'
import * as paymentIssues from '@/dashboard/features/payment-issues/messages'
import * as returns from '@/dashboard/features/returns/messages'
import * as notes from '@/dashboard/ui/note/messages'
import { t } from '@/shared/lib/language'
import { aCartItem, anId, anOrder, aPaymentIssue, aReturnRequest, aUser } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { CustomerPage } from './CustomerPage'

const email = 'karim@example.com'
const order = anOrder({ email, name: 'Karim Uddin' })
const issue = aPaymentIssue()

function open(at = customerPath(email)) {
  const store = createTestStore()
  signIn(store, { role: 'admin' })
  renderWithStore(
    <Routes>
      <Route path="/dashboard/customers/:email" element={<CustomerPage />} />
    </Routes>,
    { store, at },
  )
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

/** Everything about this customer, even if others are found. */
function mockCustomer() {
  const asked: (string | null)[] = []
  const onRequest = ({ url }: Request) => asked.push(new URL(url).searchParams.get('email'))
  server.use(
    mockResponse('listUsers', [
      aUser({ name: 'Other', email: `x${email}` }),
      aUser({ name: 'Karim Uddin', email, role: 'admin' }),
    ]),
    mockResponse(
      'getMyDashboard',
      {
        totalCart: 1,
        totalQuantity: 2,
        cartProducts: [],
        unpaid: 900,
        totalOrders: 7,
        totalRevenue: 5000,
      },
      { onRequest },
    ),
    mockResponse(
      'listMyOrders',
      ({ url }) =>
        new URL(url).searchParams.has('cancelled')
          ? [anOrder({ deletedAt: '2026-02-01T06:00:00.000Z' })]
          : Array.from({ length: 7 }, () => anOrder({ email })),
      { onRequest },
    ),
    mockResponse('listMyCart', [aCartItem({ name: 'Aura' })], { onRequest }),
    mockResponse('listCustomerNotes', [
      {
        _id: anId(),
        author: 'admin@example.com',
        text: 'Prefers calls after 5 p.m.',
        writtenAt: '2026-01-16T06:00:00.000Z',
      },
    ]),
    mockResponse('listMyReviews', [{ ...order, customerReview: 'Loud enough.' }]),
    mockResponse('listReturns', [
      aReturnRequest({ order: { ...aReturnRequest().order, email } }),
      aReturnRequest({ order: { ...aReturnRequest().order, email: `${email}.bd` } }),
    ]),
    mockResponse('listRefunds', [
      { ...issue, order: { ...issue.order, email }, transactionId: 'THEIRS' },
      { ...issue, _id: 'other', order: { ...issue.order, email: `${email}.bd` } },
    ]),
  )
  return asked
}

describe('the page of a customer', () => {
  it('has what belongs to this e-mail, and to no longer one', async () => {
    const asked = mockCustomer()
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Karim Uddin' })).toBeVisible()

    const account = await region(t(customers.account))
    expect(await account.findByText(t(customers.admin))).toBeVisible()
    expect(account.getByRole('link', { name: t(customers.actions) })).toHaveAttribute(
      'href',
      `/dashboard/audit?email=${encodeURIComponent(email)}`,
    )
    expect(await screen.findByText('৳5,000')).toBeVisible()
    expect(await (await region(t(customers.cart))).findByText('Aura')).toBeVisible()
    expect(await (await region(t(notes.notes))).findByText(/^Prefers calls/)).toBeVisible()
    expect(await (await region(t(customers.reviews))).findByText(/Loud enough/)).toBeVisible()
    const refunds = await region(t(paymentIssues.refundsTitle))
    expect(refunds.getAllByRole('listitem')).toHaveLength(1)
    expect(refunds.getByRole('link', { name: 'THEIRS' })).toBeVisible()
    const requests = await region(t(returns.returnsAndWarranty))
    expect(requests.getAllByRole('listitem')).toHaveLength(1)
    expect(await screen.findByRole('region', { name: t(customers.cancelledOrders) })).toBeVisible()
    const { mobileNumber, address } = anOrder()
    expect(screen.getByRole('link', { name: mobileNumber })).toHaveAttribute(
      'href',
      `tel:${mobileNumber.replace(/ /g, '')}`,
    )
    expect(screen.getByText(new RegExp(`^${address}`))).toBeVisible()
    expect(new Set(asked)).toEqual(new Set([email]))
  })

  it('shows the latest orders, which open in the table', async () => {
    mockCustomer()
    open()
    const orders = await region(t(customers.latestOrders))
    const links = await orders.findAllByRole('link', { name: /^01/ })
    expect(links).toHaveLength(5)
    expect(links[0]?.getAttribute('href')).toMatch(
      /^\/dashboard\/all-ordered\?email=karim%40example\.com&open=/,
    )
    expect(orders.getByRole('link', { name: t(customers.seeAll)(7) })).toBeVisible()
  })

  it('leads to the orders of an account that is deleted', async () => {
    mockCustomer()
    server.use(
      mockError('getMyDashboard', { status: 404 }),
      mockError('listMyOrders', { status: 404 }),
      mockResponse('listUsers', []),
    )
    open()
    expect(await screen.findByText(t(customers.noAccount))).toBeVisible()
    expect(screen.getByRole('link', { name: t(customers.seeOrders) })).toHaveAttribute(
      'href',
      `/dashboard/all-ordered?email=${encodeURIComponent(email)}`,
    )
    expect(screen.queryByRole('region', { name: t(customers.cart) })).toBeNull()
    expect(screen.queryByRole('region', { name: t(notes.notes) })).toBeNull()
    expect(await screen.findByRole('link', { name: 'THEIRS' })).toBeVisible()
  })
})
