import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { ProductCard, ProductCardSkeleton } from './ProductCard'

const product = aProduct({
  price: 2990,
  discountPrice: 2490,
  images: ['/images/og.jpg', '/images/avatar.svg'],
})

const meta = {
  component: ProductCard,
  args: { product, variant: 'tall', pictureSizes: '360px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

/** As in Best Sellers. */
export const Tall: Story = {}

/** As in New Arrivals, where there is room. */
export const Wide: Story = { args: { variant: 'wide' } }

/** As in Deals. */
export const Compact: Story = { args: { variant: 'compact' } }

/** As in a category. The second picture fades in under the mouse. */
export const Listing: Story = { args: { variant: 'listing' } }

/** Says so on its badge and over its picture. */
export const OutOfStock: Story = { args: { product: { ...product, inStock: false } } }

/** A long name and many features make it longer, not wider. */
export const Long: Story = {
  args: {
    product: {
      ...product,
      productName: 'Taruvok Zenith 7 Pro Ultra Limited 5G 16GB 1TB Midnight Forest Edition',
      keyFeatures: Array.from(
        { length: 8 },
        (_, index) => `Feature number ${index + 1} of a gadget`,
      ),
    },
  },
}

/** Keeps the place of a picture that is not there. */
export const WithoutPicture: Story = { args: { product: { ...product, images: [] } } }

/** Its place while it is loading. */
export const Loading: Story = { render: () => <ProductCardSkeleton variant="listing" /> }
