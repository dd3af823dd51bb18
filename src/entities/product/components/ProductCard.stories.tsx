import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Price } from '../../../shared/ui/price/Price'
import { aProduct } from '../../../testing/builders'
import { PricePair } from './PricePair'
import { ProductCard } from './ProductCard'

const product = aProduct({ price: 2990, discountPrice: 2490, images: ['/images/og.jpg'] })

const meta = {
  component: ProductCard,
  args: {
    product,
    pictureSizes: '360px',
    price: <Price price={product.price} discountPrice={product.discountPrice} size="lg" />,
  },
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
export const Wide: Story = { args: { layout: 'wide', price: <PricePair {...product} /> } }

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
        (_, place) => `Feature number ${place + 1} of a gadget`,
      ),
    },
  },
}

/** Keeps the place of a picture that is not there. */
export const WithoutPicture: Story = { args: { product: { ...product, images: [] } } }
