import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aCartItem } from '../../../testing/builders'
import { createTestStore } from '../../../testing/createTestStore'
import { Checkout } from './Checkout'

const image = '/images/og.jpg'
const rows = [
  aCartItem({ image, quantity: 2 }),
  aCartItem({ image, name: 'Ujjvane X1 Ultra 5G 16GB 512GB Titanium', price: 142_990 }),
]
const cart = { rows, isLoading: false, hasFailed: false, isFetching: false, isSaving: false }

const meta = {
  component: Checkout,
  args: { cart: { ...cart, retry: () => {} }, onPlaced: () => {} },
  parameters: { makeStore: () => createTestStore() },
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  args: { cart: { ...meta.args.cart, rows: [], isLoading: true } },
}

export const Empty: Story = { args: { cart: { ...meta.args.cart, rows: [] } } }

export const Failed: Story = {
  args: { cart: { ...meta.args.cart, rows: [], hasFailed: true } },
}

/** The cart has something that cannot be ordered. */
export const Blocked: Story = {
  args: {
    cart: {
      ...meta.args.cart,
      block: 'Dhonira Aura Earbuds is out of stock. Please remove it from your cart to check out.',
    },
  },
}
