import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { OrderStates } from '@/api'
import { anId, aReturnRequest } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { adminEmail } from '@/testing/tableStates'
import { Overview } from './Overview'

const states: OrderStates = {
  states: [
    { status: 'Pending', payment: false, orders: 4, amount: 32_040 },
    { status: 'Pending', payment: true, orders: 1, amount: 990 },
    { status: 'Delivered', payment: false, orders: 0, amount: 0 },
    { status: 'Delivered', payment: true, orders: 21, amount: 149_220 },
  ],
  riskFlagged: 2,
  refundsDue: 4,
  refundsOverdue: 1,
  refundsDueToday: 2,
  refundsStuck: 2,
  dueToday: 3,
  overdue: 1,
}
const none: OrderStates = {
  states: states.states.map((state) => ({ ...state, orders: 0, amount: 0 })),
  riskFlagged: 0,
  refundsDue: 0,
  refundsOverdue: 0,
  refundsDueToday: 0,
  refundsStuck: 0,
  dueToday: 0,
  overdue: 0,
}

const calls = [
  'getTotalCounts',
  'listDailySales',
  'getOrderStates',
  'listBestProducts',
  'listReturns',
] as const
const noReturns = mockResponse('listReturns', [])

const full = [
  mockResponse('getTotalCounts', { totalOrder: 100_000, totalUser: 27, totalProduct: 279 }),
  mockResponse('listDailySales', [
    { day: '2026-07-09', orders: 3, revenue: 2590.5 },
    { day: '2026-07-10', orders: 1, revenue: 990 },
  ]),
  mockResponse('getOrderStates', states),
  mockResponse('listReturns', [aReturnRequest()], { headers: { 'X-Total-Count': '2' } }),
  mockResponse('listBestProducts', [
    {
      gadgetId: anId(),
      name: 'Aura Pro',
      image: '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp',
      quantity: 6,
      amount: 5340,
    },
  ]),
]

const meta = {
  component: Overview,
  args: { paymentIssues: null },
  parameters: {
    at: '/dashboard',
    doubles: full,
    createStore: () => createTestStore(adminEmail),
  },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Phone: Story = {}

/** Orders that need an admin are listed only if there are any. */
export const WithoutAlerts: Story = {
  parameters: {
    doubles: [
      noReturns,
      mockResponse('getOrderStates', {
        ...states,
        riskFlagged: 0,
        refundsDue: 0,
        refundsOverdue: 0,
        refundsDueToday: 0,
        refundsStuck: 0,
        dueToday: 0,
        overdue: 0,
      }),
      ...full,
    ],
  },
}

/** A shop without orders. */
export const Empty: Story = {
  parameters: {
    doubles: [
      mockResponse('getTotalCounts', { totalOrder: 0, totalUser: 1, totalProduct: 0 }),
      mockResponse('listDailySales', [{ day: '2026-07-10', orders: 0, revenue: 0 }]),
      mockResponse('getOrderStates', none),
      noReturns,
      mockResponse('listBestProducts', []),
    ],
  },
}

export const Loading: Story = {
  parameters: {
    doubles: calls.map((call) => mockResponse(call, undefined, { delayed: 'infinite' })),
  },
}

export const Failed: Story = {
  parameters: { doubles: calls.map((call) => mockError(call, { status: 500 })) },
}
