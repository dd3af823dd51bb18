import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { PendingReviews } from './PendingReviews'

const order = anOrder({ status: 'Delivered', deliveredAt: '2026-01-17T08:30:00.000Z' })

const makeOwnerStore = () => createTestStore(order.email)

const meta = {
  component: PendingReviews,
  args: {
    onReview: () => {},
  },
  parameters: { createStore: makeOwnerStore },
} satisfies Meta<typeof PendingReviews>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listPendingReviews', {
        result: [order, anOrder({ status: 'Delivered' })],
        total: 2,
      }),
    ],
  },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listPendingReviews', undefined, { delayed: 'infinite' })] },
}

export const Empty: Story = {
  parameters: { doubles: [mockResponse('listPendingReviews', { result: [], total: 0 })] },
}

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listPendingReviews', { status: 503 })] },
}
