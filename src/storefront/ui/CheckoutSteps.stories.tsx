import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CheckoutSteps } from './CheckoutSteps'

const meta = {
  component: CheckoutSteps,
  args: { current: 'Cart', children: <h1>Your cart</h1> },
} satisfies Meta<typeof CheckoutSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {}

export const Details: Story = { args: { current: 'Details', children: <h1>Checkout</h1> } }
