import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { StatCards } from './StatCards'

const meta = {
  component: StatCards,
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof StatCards>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('getMyDashboard', {
        totalCart: 3,
        totalQuantity: 5,
        unpaid: 36_970,
        totalOrders: 10,
        totalRevenue: 215_300,
      }),
    ],
  },
}

/** Somebody new. */
export const Nothing: Story = { parameters: { doubles: [mockResponse('getMyDashboard')] } }

export const Loading: Story = {
  parameters: { doubles: [mockResponse('getMyDashboard', undefined, { delayed: 'infinite' })] },
}

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('getMyDashboard', { status: 503 })] },
}
