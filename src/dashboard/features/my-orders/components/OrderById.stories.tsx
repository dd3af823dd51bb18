import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { OrderById } from './OrderById'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const cartItems = [{ ...item, image: '/images/og.jpg' }]

const order = anOrder({ cartItems })
const settled = anOrder({
  cartItems,
  payment: true,
  paidAt: '2026-01-15T06:03:00.000Z',
  transactionId: '01J0000000000000000000TRAN',
  status: 'Delivered',
  deliveredAt: '2026-01-17T08:30:00.000Z',
  customerReview: 'Loud where it matters.',
  additionalInfo: 'Ring twice.',
})

const meta = {
  component: OrderById,
  args: {
    id: order._id,
    actions: ({ payment }) => !payment && <Button variant="contained">Pay Now</Button>,
  },
} satisfies Meta<typeof OrderById>
export default meta
type Story = StoryObj<typeof meta>

/** Neither paid nor delivered. */
export const Placed: Story = { parameters: { doubles: [mockResponse('getOrder', order)] } }

/** Paid, delivered and reviewed. */
export const Settled: Story = { parameters: { doubles: [mockResponse('getOrder', settled)] } }

/** By its customer before it was paid. */
export const Cancelled: Story = {
  parameters: {
    doubles: [mockResponse('getOrder', { ...order, deletedAt: '2026-01-16T06:00:00.000Z' })],
  },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('getOrder', order, { delayed: 'infinite' })] },
}

export const Missing: Story = {
  parameters: { doubles: [mockError('getOrder', { status: 404 })] },
}

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('getOrder', { status: 503 })] },
}
