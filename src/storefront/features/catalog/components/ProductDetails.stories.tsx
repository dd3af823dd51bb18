import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@/shared/ui/Button'
import { aProduct } from '@/testing/builders'
import { ProductDetails } from './ProductDetails'
import { ProductSkeleton } from './ProductSkeleton'

const images = ['/images/og.jpg', '/images/avatar.svg', '/images/payment-methods.svg']
const product = aProduct({ images, price: 7990, discountPrice: 5850 })

const meta = {
  component: ProductDetails,
  args: { product, purchase: <Button variant="primary">Add to Cart</Button> },
} satisfies Meta<typeof ProductDetails>
export default meta
type Story = StoryObj<typeof meta>

/** With a discount and several pictures. */
export const Discounted: Story = {}

/** At its normal price. */
export const FullPrice: Story = { args: { product: { ...product, discountPrice: undefined } } }

/** An overlay on the pictures. */
export const OutOfStock: Story = { args: { product: { ...product, inStock: false } } }

/** The least that a product has: nothing to choose among, nothing to read. */
export const Bare: Story = {
  args: { product: { ...product, images: [], keyFeatures: [], description: '' } },
}

/** Its place while it is loading. */
export const Loading: Story = { render: () => <ProductSkeleton /> }
