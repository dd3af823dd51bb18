import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { PriceDialog } from './PriceDialog'

const meta = {
  component: PriceDialog,
  args: { product: aProduct({ price: 2490, discountPrice: 1990 }), onClose: () => {} },
} satisfies Meta<typeof PriceDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
