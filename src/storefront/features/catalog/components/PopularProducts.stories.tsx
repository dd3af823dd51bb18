import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { PopularProducts } from './PopularProducts'

const images = ['/images/og.jpg']
const products = Array.from({ length: 10 }, (_, place) =>
  aProduct({ images, price: 2990, discountPrice: place % 2 ? 2490 : undefined }),
)

const meta = { component: PopularProducts } satisfies Meta<typeof PopularProducts>
export default meta
type Story = StoryObj<typeof meta>

/** Passing by; as many in view as the width has room for. */
export const Full: Story = {
  parameters: { doubles: [mockResponse('listPopularGadgets', products)] },
}

/** Holds as many places as the specification says for the width. */
export const Loading: Story = {
  parameters: { doubles: [mockResponse('listPopularGadgets', [], { delayed: 'infinite' })] },
}

/** Nothing sold yet. */
export const Empty: Story = { parameters: { doubles: [mockResponse('listPopularGadgets', [])] } }

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listPopularGadgets', { status: 503 })] },
}
