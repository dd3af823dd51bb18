import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '../../../testing/builders'
import { ListingCard } from './ListingCard'
import { ListingCardSkeleton } from './ListingCardSkeleton'

const product = aProduct({ images: ['/images/og.jpg', '/images/avatar.svg'] })

const meta = {
  component: ListingCard,
  args: { product, pictureSizes: '300px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingCard>
export default meta
type Story = StoryObj<typeof meta>

/** The second picture fades in under the mouse. */
export const Full: Story = {}

/** With how much cheaper it is. */
export const Discounted: Story = { args: { product: { ...product, discountPrice: 1990 } } }

/** An overlay on the picture. */
export const OutOfStock: Story = { args: { product: { ...product, inStock: false } } }

/** No picture at all, or one that fails to load. */
export const WithoutPicture: Story = { args: { product: { ...product, images: [] } } }

/** Its place while it is loading. */
export const Loading: Story = { render: () => <ListingCardSkeleton /> }
