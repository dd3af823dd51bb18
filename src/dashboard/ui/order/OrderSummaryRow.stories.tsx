import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { OrderSummaryRow } from './OrderSummaryRow'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const shown = { ...item, image: '/images/og.jpg' }

const meta = {
  component: OrderSummaryRow,
  args: { order: anOrder({ cartItems: [shown, { ...shown, gadgetId: '2' }] }) },
} satisfies Meta<typeof OrderSummaryRow>
export default meta
type Story = StoryObj<typeof meta>

export const Linked: Story = {}

/** Where leaving would lose what is being written. */
export const Unlinked: Story = { args: { isLinked: false } }
