import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anId } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { ProductReviews } from './ProductReviews'

const review = {
  text: 'It plays a whole day, and the case fits every pocket.\nThe box was sealed.',
  reviewAdded: '2026-01-05T06:00:00.000Z',
  firstName: 'Rahima',
  district: 'Sylhet',
}
const reviews = [
  { ...review, stars: 5 },
  { ...review, firstName: 'Karim', text: 'Good.' },
]

const meta = {
  component: ProductReviews,
  args: { productId: anId(), starCounts: [0, 1, 0, 3, 5] },
  parameters: { doubles: [mockResponse('listProductReviews', { reviews, total: 9 })] },
} satisfies Meta<typeof ProductReviews>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Empty: Story = {
  args: { starCounts: undefined },
  parameters: { doubles: [mockResponse('listProductReviews', { reviews: [], total: 0 })] },
}

export const Failed: Story = {
  parameters: { doubles: [mockError('listProductReviews', { status: 503 })] },
}
