import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anId, anOrder } from '@/testing/builders'
import { OrderThumbnail } from './OrderThumbnail'

const items = (count: number) =>
  Array.from({ length: count }, () => ({
    gadgetId: anId(),
    name: 'Dhonira Aura Earbuds',
    price: 2490,
    quantity: 1,
    image: '/images/og.jpg',
  }))

const meta = {
  component: OrderThumbnail,
  args: { order: anOrder({ cartItems: items(1) }) },
} satisfies Meta<typeof OrderThumbnail>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** The others are counted. */
export const Several: Story = { args: { order: anOrder({ cartItems: items(7) }) } }
