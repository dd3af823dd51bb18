import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aCartItem, aProduct } from '@/testing/builders'
import { mockResponse } from '@/testing/doubles'
import { PurchasePanel } from './PurchasePanel'

const product = aProduct({ images: ['/images/og.jpg'], discountPrice: 1990 })
const intent = { kind: 'add', quantity: 2 } as const

const meta = {
  component: PurchasePanel,
  args: {
    product,
    buyer: { email: 'buyer@example.com', isExpected: true },
    onLoginRequired: () => {},
    onBought: () => {},
  },
} satisfies Meta<typeof PurchasePanel>
export default meta
type Story = StoryObj<typeof meta>

/** Ready to buy. */
export const Default: Story = {}

/** The buttons say why it cannot be had. */
export const OutOfStock: Story = { args: { product: { ...product, inStock: false } } }

/** Who is here has not been recognised yet. */
export const Waiting: Story = { args: { buyer: { isExpected: true }, intent } }

/** On its way into the cart. */
export const Adding: Story = {
  args: { intent },
  parameters: { doubles: [mockResponse('addToCart', undefined, { delayed: 'infinite' })] },
}

/** Shown by a toast, and for three seconds beside the cart. */
export const Added: Story = {
  args: { intent },
  parameters: { doubles: [mockResponse('addToCart', aCartItem())] },
}
