import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anId, anOrder } from '../../../testing/builders'
import { OrderThumbs } from './OrderThumbs'

const items = (count: number) =>
  Array.from({ length: count }, () => ({
    gadgetId: anId(),
    name: 'Dhonira Aura Earbuds',
    price: 2490,
    quantity: 1,
    image: '/images/og.jpg',
  }))

const meta = {
  component: OrderThumbs,
  args: { order: anOrder({ cartItems: items(1) }) },
} satisfies Meta<typeof OrderThumbs>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Three: Story = { args: { order: anOrder({ cartItems: items(3) }) } }

/** More than there is room for. */
export const Many: Story = { args: { order: anOrder({ cartItems: items(7) }) } }
