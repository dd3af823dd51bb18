import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { BestSellers } from './BestSellers'

const images = ['/images/og.jpg']
const products = [
  aProduct({ images, price: 2990, discountPrice: 2490 }),
  aProduct({ images, price: 125000, inStock: false }),
  aProduct({ images }),
]

const meta = { component: BestSellers } satisfies Meta<typeof BestSellers>
export default meta
type Story = StoryObj<typeof meta>

/** Three at most. */
export const Full: Story = { parameters: { doubles: [mockResponse('listBestSellers', products)] } }

/** Holds as many places as the width shows. */
export const Loading: Story = {
  parameters: { doubles: [mockResponse('listBestSellers', [], { delayed: 'infinite' })] },
}

/** Nothing sold yet. */
export const Empty: Story = { parameters: { doubles: [mockResponse('listBestSellers', [])] } }

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listBestSellers', { status: 503 })] },
}
