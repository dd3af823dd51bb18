import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DaySales, OrderStates } from '../../../../api'
import { anId } from '../../../../testing/builders'
import { mockError, mockResponse } from '../../../../testing/doubles'
import { renderWithStore } from '../../../../testing/renderWithStore'
import { server } from '../../../../testing/server'
import { Overview } from './Overview'

const days: DaySales[] = [
  { day: '2026-07-09', orders: 3, revenue: 2590.5 },
  { day: '2026-07-10', orders: 1, revenue: 990 },
]
const states = (overrides: Partial<OrderStates> = {}): OrderStates => ({
  states: [
    { status: 'Pending', payment: false, orders: 4, amount: 32_040 },
    { status: 'Pending', payment: true, orders: 1, amount: 990 },
    { status: 'Delivered', payment: false, orders: 0, amount: 0 },
    { status: 'Delivered', payment: true, orders: 21, amount: 149_220 },
  ],
  riskFlagged: 0,
  refundsDue: 0,
  ...overrides,
})
const best = {
  gadgetId: anId(),
  name: 'Aura Pro',
  image: '/images/a-960.webp',
  quantity: 6,
  amount: 5340,
}

const all = () => [
  mockResponse('getTotalCounts', { totalOrder: 100_000, totalUser: 27, totalProduct: 279 }),
  mockResponse('listDailySales', days),
  mockResponse('getOrderStates', states({ riskFlagged: 2, refundsDue: 1 })),
  mockResponse('listBestProducts', [best]),
]

function open(at = '/dashboard', doubles = all()) {
  server.use(...doubles)
  renderWithStore(<Overview paymentIssues={null} />, { at })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the admin overview', () => {
  it('shows three totals that link to their tables', async () => {
    open()

    expect(await screen.findByText('1,00,000')).toBeVisible()
    expect(screen.getByText('27')).toBeVisible()
    expect(screen.getByText('279')).toBeVisible()
    for (const [name, to] of [
      ['Orders', '/dashboard/all-ordered'],
      ['Users', '/dashboard/all-users'],
      ['Products', '/dashboard/all-products'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    }
  })

  it('shows orders that need an admin first', async () => {
    open()

    for (const [text, to] of [
      ['1 order paid and waiting for delivery', 'status=Pending&payment=true'],
      ['2 orders with a payment to review', 'riskFlag=true'],
      ['1 order with a refund due', 'refundDue=true'],
    ] as const) {
      expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
        'href',
        `/dashboard/all-ordered?${to}`,
      )
    }
  })

  it('shows no alert without such orders', async () => {
    open('/dashboard', [
      ...all().slice(0, 2),
      mockResponse('getOrderStates', states()),
      ...all().slice(3),
    ])
    await screen.findByRole('link', { name: /waiting for delivery/ })

    expect(screen.queryByRole('link', { name: /refund due|to review/ })).not.toBeInTheDocument()
  })

  it('can show each chart as a table, with the most recent day first', async () => {
    open()
    const revenue = await region('Revenue')
    expect(revenue.getByText('৳3,580.50 paid')).toBeVisible()
    expect(revenue.getByRole('img', { name: /9 Jul 2026 to 10 Jul 2026/ })).toBeInTheDocument()
    await userEvent.click(revenue.getByRole('button', { name: 'Table' }))

    const rows = within(revenue.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayOrdersRevenue',
      '10 Jul 20261৳990',
      '9 Jul 20263৳2,590.50',
    ])
    expect((await region('Orders')).getByText('4 placed')).toBeVisible()
  })

  it('shows the order statuses, which link to their orders', async () => {
    open('/dashboard?days=7')
    const table = (await region('Orders by status')).findByRole('table')

    const link = within(await table).getByRole('link', { name: 'Pending, unpaid' })
    expect(link.getAttribute('href')).toMatch(
      /^\/dashboard\/all-ordered\?status=Pending&payment=false&from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d$/,
    )
  })

  it('shows the best products with units and amount', async () => {
    open()
    const row = within(
      await (await region('Best products')).findByRole('row', { name: /Aura Pro/ }),
    )

    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['6', '৳5,340'])
  })

  it('requests the chosen period', async () => {
    const asked: string[] = []
    open('/dashboard', [
      ...all().filter((_, index) => index !== 1),
      mockResponse('listDailySales', days, { onRequest: ({ url }) => asked.push(url) }),
    ])
    await region('Revenue')
    await userEvent.selectOptions(screen.getByLabelText('Last'), '7 days')
    await waitFor(() => expect(asked).toHaveLength(2))

    const lengths = asked.map((url) => {
      const query = new URL(url).searchParams
      return (
        (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / 86_400_000 + 1
      )
    })
    expect(lengths).toEqual([30, 7])
  })

  it('shows that nothing was sold in the period', async () => {
    open('/dashboard', [
      mockResponse('getTotalCounts', { totalOrder: 0, totalUser: 1, totalProduct: 0 }),
      mockResponse('listDailySales', [{ day: '2026-07-10', orders: 0, revenue: 0 }]),
      mockResponse(
        'getOrderStates',
        states({ states: states().states.map((state) => ({ ...state, orders: 0, amount: 0 })) }),
      ),
      mockResponse('listBestProducts', []),
    ])

    expect((await region('Sales')).getByText('No orders in this period.')).toBeVisible()
    expect(
      await (await region('Orders by status')).findByText('No orders in this period.'),
    ).toBeVisible()
    expect(
      await (await region('Best products')).findByText('No orders in this period.'),
    ).toBeVisible()
  })

  it('announces that it is loading', () => {
    open('/dashboard', [
      mockResponse('getTotalCounts', undefined, { delayed: 'infinite' }),
      mockResponse('listDailySales', [], { delayed: 'infinite' }),
      mockResponse('getOrderStates', undefined, { delayed: 'infinite' }),
      mockResponse('listBestProducts', [], { delayed: 'infinite' }),
    ])

    for (const text of [
      'Loading the totals…',
      'Loading the sales…',
      'Loading the order statuses…',
      'Loading the best products…',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
  })

  it('can load each part again after an error', async () => {
    const refused = { status: 500 }
    open('/dashboard', [
      mockError('getTotalCounts', refused),
      mockError('listDailySales', refused),
      mockError('getOrderStates', refused),
      mockError('listBestProducts', refused),
    ])
    expect(await screen.findByText('The totals could not be loaded.')).toBeVisible()
    expect(await screen.findByText('The order statuses could not be loaded.')).toBeVisible()
    expect(await screen.findByText('The best products could not be loaded.')).toBeVisible()
    const note = (await screen.findByText('The sales could not be loaded.')).parentElement
    if (!note) throw new Error('the note stands alone')

    server.use(...all())
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }))

    expect((await region('Revenue')).getByText('৳3,580.50 paid')).toBeVisible()
    expect(screen.getByText('The totals could not be loaded.')).toBeVisible()
  })
})
