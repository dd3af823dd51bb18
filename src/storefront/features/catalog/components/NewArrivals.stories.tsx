import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { NewArrivals } from './NewArrivals'

const images = ['/images/og.jpg']
const products = [
  aProduct({ images, price: 2990, discountPrice: 2490 }),
  aProduct({ images, price: 125000, inStock: false }),
  aProduct({ images }),
]

const meta = { component: NewArrivals } satisfies Meta<typeof NewArrivals>
export default meta
type Story = StoryObj<typeof meta>

/** All that there are, both prices each. */
export const Full: Story = { parameters: { doubles: [mockResponse('listNewArrivals', products)] } }

/** Holds as many places as the width shows. */
export const Loading: Story = {
  parameters: { doubles: [mockResponse('listNewArrivals', [], { delayed: 'infinite' })] },
}

/** Nothing new yet. */
export const Empty: Story = { parameters: { doubles: [mockResponse('listNewArrivals', [])] } }

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listNewArrivals', { status: 503 })] },
}
