import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { ProductPreview } from './ProductPreview'

const meta = {
  component: ProductPreview,
  args: { product: aProduct({ images: ['/images/og.jpg'], discountPrice: 1990 }) },
} satisfies Meta<typeof ProductPreview>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the form on a wide screen, folded on a narrow one. */
export const Default: Story = {}

/** Nothing has been written yet. */
export const Blank: Story = {
  args: {
    product: aProduct({
      productName: 'Product name',
      category: 'Category',
      price: 0,
      keyFeatures: [],
      images: [],
    }),
  },
}
