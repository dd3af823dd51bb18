import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { createTestStore } from '@/testing/createTestStore'
import { mockResponse } from '@/testing/doubles'
import { ReviewsToWrite } from './ReviewsToWrite'

const meta = {
  component: ReviewsToWrite,
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof ReviewsToWrite>
export default meta

export const Several: StoryObj<typeof meta> = {
  parameters: { doubles: [mockResponse('listPendingReviews', { result: [], total: 3 })] },
}
