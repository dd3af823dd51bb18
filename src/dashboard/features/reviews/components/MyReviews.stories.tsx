import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { MyReviews } from './MyReviews'

const meta = {
  component: MyReviews,
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof MyReviews>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listMyReviews', [
        anOrder({
          customerReview: 'Loud where it matters,\nand light on the ear.',
          reviewStars: 4,
          reviewAdded: '2026-02-01T08:30:00.000Z',
        }),
        anOrder({ customerReview: 'দাম অনুযায়ী মান খুবই ভালো।' }),
      ]),
    ],
  },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listMyReviews', [], { delayed: 'infinite' })] },
}

export const Empty: Story = { parameters: { doubles: [mockResponse('listMyReviews', [])] } }

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listMyReviews', { status: 503 })] },
}
