import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { MyOrders } from './MyOrders'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const cartItems = [{ ...item, image: '/images/og.jpg' }]

const meta = {
  component: MyOrders,
  parameters: { createStore: () => createTestStore() },
  args: {
    actions: ({ payment }) => !payment && <Button variant="contained">Pay Now</Button>,
  },
} satisfies Meta<typeof MyOrders>
export default meta
type Story = StoryObj<typeof meta>

/** In each state that an order can be in. */
export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listMyOrders', [
        anOrder({ cartItems }),
        anOrder({ cartItems, payment: true }),
        anOrder({ cartItems, status: 'Delivered' }),
        anOrder({ cartItems, payment: true, status: 'Delivered' }),
      ]),
    ],
  },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listMyOrders', [], { delayed: 'infinite' })] },
}

export const Empty: Story = { parameters: { doubles: [mockResponse('listMyOrders', [])] } }

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('listMyOrders', { status: 503 })] },
}
