import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { mockResponse } from '@/testing/doubles'
import { renderStory } from '@/testing/renderStory'
import { server } from '@/testing/server'
import * as messages from '../messages'
import meta, { Empty, Failed, Full, Loading, WithoutAlerts } from './Overview.stories'

const { doubles } = meta.parameters

const dayMs = 86_400_000
const now = { orders: 3, revenue: 990 }

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the admin overview', () => {
  it('shows three totals that link to their tables', async () => {
    renderStory(meta, Full)

    expect(await screen.findByText('1,00,000')).toBeVisible()
    expect(screen.getByText('27')).toBeVisible()
    expect(screen.getByText('279')).toBeVisible()
    for (const [name, to] of [
      ['1,00,000 Orders', '/dashboard/all-ordered'],
      ['27 Users', '/dashboard/all-users'],
      ['279 Products', '/dashboard/all-products'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    }
  })

  it('links to the orders and refunds that need an admin', async () => {
    renderStory(meta, Full)

    for (const [text, to] of [
      [
        t(messages.ordersToDeliver)(1),
        'all-ordered?status=Pending&payment=true&sort=paidAt&order=asc',
      ],
      [t(messages.ordersToReview)(2), 'all-ordered?riskFlag=true'],
      [t(messages.overdueRefunds)(1), 'refunds?due=overdue&sort=refundBy&order=asc'],
      [t(messages.refundsDueToday)(2), 'refunds?due=today'],
      [t(messages.stuckRefunds)(2), 'refunds?state=stuck&sort=refundBy&order=asc'],
      [t(messages.paymentsToRefund)(4), 'refunds?state=due&sort=refundBy&order=asc'],
      [t(messages.openReturns)(2), 'returns?state=open&sort=requestedAt&order=asc'],
      [t(messages.overdueOrders)(1), 'all-ordered?due=overdue&sort=deliverBy&order=asc'],
      [t(messages.ordersDueToday)(3), 'all-ordered?due=today'],
    ] as const) {
      expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
        'href',
        `/dashboard/${to}`,
      )
    }
  })

  it('shows no alert without them', async () => {
    renderStory(meta, WithoutAlerts)
    await screen.findByRole('link', { name: /waiting for delivery/ })

    expect(
      screen.queryByRole('link', {
        name: /to refund|to review|to answer|overdue|due today|gateway/,
      }),
    ).not.toBeInTheDocument()
  })

  it('can show each chart as a table, with the most recent day first', async () => {
    renderStory(meta, Full)
    const revenue = await region(t(messages.revenue))
    expect(revenue.getByText(/^৳3,580.50 paid/)).toBeVisible()
    expect(revenue.getByRole('img', { name: /9 Jul 2026 to 10 Jul 2026/ })).toBeInTheDocument()
    await userEvent.click(revenue.getByRole('button', { name: t(messages.table) }))

    const rows = within(revenue.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayOrdersRevenue',
      '10 Jul 20261৳990',
      '9 Jul 20263৳2,590.50',
    ])
    expect((await region(t(messages.orders))).getByText(/^4 placed/)).toBeVisible()
  })

  it('shows twelve months by month, in the chart and in the table', async () => {
    const sales = mockResponse('listDailySales', [
      { day: '2026-06-29', orders: 1, revenue: 10.5 },
      { day: '2026-06-30', orders: 2, revenue: 20 },
      { day: '2026-07-01', orders: 4, revenue: 0 },
    ])
    renderStory(meta, {
      parameters: { at: '/dashboard?days=365', doubles: [sales, ...doubles] },
    })
    const revenue = await region(t(messages.revenue))
    expect(revenue.getByRole('img', { name: /^Revenue by month from 29 Jun 2026/ })).toBeVisible()
    await userEvent.click(revenue.getByRole('button', { name: t(messages.table) }))

    const rows = within(revenue.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthOrdersRevenue',
      '1 Jul 20264৳0',
      expect.stringMatching(/^29\s*–\s*30 Jun 20263৳30\.50$/),
    ])
  })

  it('shows how the totals changed against the period before', async () => {
    const sales = mockResponse('listDailySales', ({ url }) => {
      const isBefore =
        Date.parse(new URL(url).searchParams.get('to') ?? '') < Date.now() - 5 * dayMs
      return [{ day: '2026-07-09', ...(isBefore ? { orders: 2, revenue: 0 } : now) }]
    })
    renderStory(meta, { parameters: { doubles: [sales, ...doubles] } })

    const orders = await region(t(messages.orders))
    expect(
      await orders.findByText(t(messages.changeSince)('+50%', t(messages.days)(30))),
    ).toBeVisible()
    expect(
      (await region(t(messages.revenue))).getByText(
        t(messages.noSalesBefore)(t(messages.days)(30)),
      ),
    ).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText(t(messages.last)), '7 days')
    expect(
      await (await region(t(messages.orders))).findByText(
        t(messages.changeSince)('+50%', '7 days'),
      ),
    ).toBeVisible()
  })

  it('shows that all sales are lost against the period before', async () => {
    const sales = mockResponse('listDailySales', ({ url }) => {
      const isBefore =
        Date.parse(new URL(url).searchParams.get('to') ?? '') < Date.now() - 5 * dayMs
      return [{ day: '2026-07-09', ...(isBefore ? now : { orders: 0, revenue: 0 }) }]
    })
    renderStory(meta, { parameters: { doubles: [sales, ...doubles] } })

    for (const name of [t(messages.revenue), t(messages.orders)]) {
      const panel = await region(name)
      expect(
        await panel.findByText(t(messages.changeSince)('−100%', t(messages.days)(30))),
      ).toBeVisible()
      expect(panel.getByText(t(messages.noOrders))).toBeVisible()
    }
  })

  it('shows the order statuses, which link to their orders', async () => {
    renderStory(meta, { parameters: { at: '/dashboard?days=7' } })
    const table = (await region(t(messages.ordersByStatus))).findByRole('table')

    const link = within(await table).getByRole('link', { name: t(messages.pendingUnpaid) })
    expect(link.getAttribute('href')).toMatch(
      /^\/dashboard\/all-ordered\?status=Pending&payment=false&from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d$/,
    )
  })

  it('shows the best products with units and amount', async () => {
    renderStory(meta, Full)
    const row = within(
      await (await region(t(messages.topProducts))).findByRole('row', { name: /Aura Pro/ }),
    )

    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['6', '৳5,340'])
  })

  it('requests the chosen period and the one before', async () => {
    const asked: string[] = []
    const sales = mockResponse('listDailySales', undefined, {
      onRequest: ({ url }) => asked.push(url),
    })
    renderStory(meta, { parameters: { doubles: [sales, ...doubles] } })
    await region(t(messages.revenue))
    await userEvent.selectOptions(screen.getByLabelText(t(messages.last)), '7 days')
    await waitFor(() => expect(asked).toHaveLength(4))

    const lengths = asked.map((url) => {
      const query = new URL(url).searchParams
      return (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / dayMs + 1
    })
    expect(lengths).toEqual([30, 30, 7, 7])
  })

  it('shows that nothing was sold in the period', async () => {
    renderStory(meta, Empty)

    for (const [name, total] of [
      [t(messages.revenue), t(messages.paidTotal)('৳0')],
      [t(messages.orders), t(messages.placedTotal)('0')],
    ] as const) {
      const panel = await region(name)
      expect(panel.getByText(t(messages.noOrders))).toBeVisible()
      expect(panel.getByText(total)).toBeVisible()
      expect(panel.queryByRole('button', { name: t(messages.table) })).not.toBeInTheDocument()
    }
    expect(
      await (await region(t(messages.ordersByStatus))).findByText(t(messages.noOrders)),
    ).toBeVisible()
    expect(
      await (await region(t(messages.topProducts))).findByText(t(messages.noOrders)),
    ).toBeVisible()
  })

  it('announces that it is loading', () => {
    renderStory(meta, Loading)

    for (const text of [
      t(messages.loading)(t(messages.contents.totals)),
      t(messages.loading)(t(messages.contents.sales)),
      t(messages.loading)(t(messages.contents.orderStates)),
      t(messages.loading)(t(messages.contents.topProducts)),
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
  })

  it('can load each part again after an error', async () => {
    renderStory(meta, Failed)
    expect(await screen.findByText(t(messages.failed)(t(messages.contents.totals)))).toBeVisible()
    expect(
      await screen.findByText(t(messages.failed)(t(messages.contents.orderStates))),
    ).toBeVisible()
    expect(
      await screen.findByText(t(messages.failed)(t(messages.contents.topProducts))),
    ).toBeVisible()
    const note = (await screen.findByText(t(messages.failed)(t(messages.contents.sales))))
      .parentElement
    if (!note) throw new Error('the note stands alone')

    server.use(...doubles)
    await userEvent.click(within(note).getByRole('button', { name: t(shared.tryAgain) }))

    expect(
      (await region(t(messages.revenue))).getByText(t(messages.paidTotal)('৳3,580.50')),
    ).toBeVisible()
    expect(screen.getByText(t(messages.failed)(t(messages.contents.totals)))).toBeVisible()
  })
})
