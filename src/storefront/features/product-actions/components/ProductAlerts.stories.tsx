import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { ProductAlerts } from './ProductAlerts'

const meta = {
  component: ProductAlerts,
  args: { product: aProduct() },
} satisfies Meta<typeof ProductAlerts>
export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {}

export const OutOfStock: Story = { args: { product: aProduct({ inStock: false }) } }
