import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { MoreFrom } from './MoreFrom'

const result = Array.from({ length: 12 }, () => aProduct({ images: ['/images/og.jpg'] }))

const meta = { component: MoreFrom, args: { product: aProduct() } } satisfies Meta<typeof MoreFrom>
export default meta
type Story = StoryObj<typeof meta>

/** Twelve of the category. */
export const Full: Story = {
  parameters: { doubles: [mockResponse('listCategoryProducts', { result, totalPages: 3 })] },
}

/** Twelve places. */
export const Loading: Story = {
  parameters: {
    doubles: [mockResponse('listCategoryProducts', undefined, { delayed: 'infinite' })],
  },
}

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listCategoryProducts', { status: 503 })] },
}
