import { act, screen } from '@testing-library/react'
import type { Role } from '@/api'
import * as overview from '@/dashboard/features/overview/messages'
import { adminViewToggled } from '@/entities/auth/model/adminViewSlice'
import { t } from '@/shared/lib/language'
import { createTestStore } from '@/testing/createTestStore'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { DashboardPage } from './DashboardPage'
import * as messages from './messages'

function openAs(role: Role) {
  server.use(
    mockResponse('getMyDashboard'),
    mockResponse('listMyOrders', []),
    mockResponse('listPendingReviews', { result: [], total: 0 }),
    mockResponse('getTotalCounts', { totalOrder: 94, totalUser: 27, totalProduct: 279 }),
    mockResponse('listDailySales', []),
    mockResponse('listPaymentIssues', []),
    mockResponse('listReturns', []),
    mockResponse('getOrderStates', {
      states: [],
      riskFlagged: 0,
      refundsDue: 0,
      refundsOverdue: 0,
      refundsDueToday: 0,
      refundsStuck: 0,
      dueToday: 0,
      overdue: 0,
    }),
    mockResponse('listBestProducts', []),
  )
  const store = createTestStore()
  signIn(store, { role })
  renderWithStore(<DashboardPage />, { at: '/dashboard', store })
  return store
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

// [spec 2.11]
it('the dashboard shows a customer their own data', async () => {
  openAs('user')

  expect(await heading(t(messages.welcomeUser)('Rahima Khatun'))).toBeVisible()
})

// [spec 2.11]
it('the dashboard shows an admin the shop, or the customer view if the admin menu is hidden', async () => {
  const store = openAs('admin')
  expect(await heading(t(overview.dashboard))).toBeVisible()
  expect(await screen.findByText('94')).toBeVisible()

  act(() => void store.dispatch(adminViewToggled()))

  expect(await heading(t(messages.welcomeUser)('Rahima Khatun'))).toBeVisible()
})
