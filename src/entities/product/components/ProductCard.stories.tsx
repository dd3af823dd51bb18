import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { CompactCard } from './CompactCard'
import { DetailedCard } from './DetailedCard'
import { ListingCard, ListingCardSkeleton } from './ListingCard'

const product = aProduct({
  price: 2990,
  discountPrice: 2490,
  images: ['/images/og.jpg', '/images/avatar.svg'],
  starCounts: [0, 1, 0, 3, 8],
})

const meta = {
  component: DetailedCard,
  args: { product, pictureSizes: '360px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DetailedCard>
export default meta
type Story = StoryObj<typeof meta>

/** As in Best Sellers. */
export const Tall: Story = {}

/** As in New Arrivals, where there is room. */
export const Wide: Story = { args: { isWide: true } }

/** As in Deals. */
export const Compact: Story = { render: (args) => <CompactCard {...args} /> }

/** As in a category. The second picture fades in under the mouse. */
export const Listing: Story = { render: (args) => <ListingCard {...args} isRow={false} /> }

/** The family has six colours. */
export const Colours: Story = {
  args: {
    product: {
      ...product,
      swatches: ['#3b3f45', '#f27a67', '#1c2438', '#a6dcc4', '#f7f7f4', '#8fc4e8'],
    },
  },
}

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
export const Loading: Story = { render: () => <ListingCardSkeleton isRow={false} /> }
