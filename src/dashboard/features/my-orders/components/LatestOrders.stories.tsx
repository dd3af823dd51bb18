import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { LatestOrders } from './LatestOrders'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const cartItems = [{ ...item, image: '/images/og.jpg' }]

const meta = {
  component: LatestOrders,
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof LatestOrders>
export default meta
type Story = StoryObj<typeof meta>

/** The last of more than there is room for. */
export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse(
        'listMyOrders',
        Array.from({ length: 6 }, (_, place) => anOrder({ cartItems, payment: place % 2 === 0 })),
      ),
    ],
  },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listMyOrders', [], { delayed: 'infinite' })] },
}

/** Somebody new. */
export const Empty: Story = { parameters: { doubles: [mockResponse('listMyOrders', [])] } }

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listMyOrders', { status: 503 })] },
}
