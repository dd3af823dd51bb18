import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { PaymentBadge, StatusBadge } from './OrderBadges'

const meta = {
  component: PaymentBadge,
  args: { order: anOrder() },
  render: ({ order }) => (
    <>
      <PaymentBadge order={order} /> <StatusBadge order={order} />
    </>
  ),
} satisfies Meta<typeof PaymentBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Neither paid nor delivered. */
export const Pending: Story = {}

export const Cancelled: Story = {
  args: { order: anOrder({ deletedAt: '2026-01-16T06:00:00.000Z' }) },
}

export const PaidAndDelivered: Story = {
  args: { order: anOrder({ payment: true, status: 'Delivered' }) },
}
