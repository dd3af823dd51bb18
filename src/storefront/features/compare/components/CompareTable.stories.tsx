import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@/shared/ui/Button'
import { aProduct } from '@/testing/builders'
import { CompareTable } from './CompareTable'

const images = ['/images/og.jpg']
const first = aProduct({
  productName: 'Gunjivo Pulse Earbuds',
  images,
  discountPrice: 1990,
  keyFeatures: ['12 mm drivers', '9 hours per charge', 'Bluetooth 5.3, IPX5 water resistance'],
})
const second = aProduct({
  productName: 'Sonvire Tide 5 Lite Earbuds in a colour with a long name',
  images,
  inStock: false,
  keyFeatures: ['12 mm drivers', '7 hours per charge', 'Bluetooth 5.4', 'Tested by our own team'],
})

const meta = {
  component: CompareTable,
  args: {
    products: [first, second],
    onRemove: () => {},
    renderPurchase: () => <Button variant="primary">Add to Cart</Button>,
  },
} satisfies Meta<typeof CompareTable>
export default meta
type Story = StoryObj<typeof meta>

/** Rows that differ are marked. */
export const Two: Story = {}

/** A narrow screen scrolls. */
export const Four: Story = {
  args: { products: [first, second, { ...first, _id: '3' }, { ...second, _id: '4' }] },
}

/** Nothing to choose between. */
export const One: Story = { args: { products: [first] } }
