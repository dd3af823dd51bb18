import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { OrderTimeline } from './OrderTimeline'

const paid = { payment: true, paidAt: '2026-01-15T06:03:00.000Z' }
const packedAt = '2026-01-16T04:00:00.000Z'
const handedOver = {
  handedOverAt: '2026-01-16T09:00:00.000Z',
  courier: 'Steadfast',
  trackingNumber: 'SF100200300',
}
const delivered = { status: 'Delivered', deliveredAt: '2026-01-17T08:30:00.000Z' } as const

const meta = {
  component: OrderTimeline,
  args: { order: anOrder() },
} satisfies Meta<typeof OrderTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {}

export const Paid: Story = { args: { order: anOrder(paid) } }

export const Packed: Story = { args: { order: anOrder({ ...paid, packedAt }) } }

export const HandedOver: Story = { args: { order: anOrder({ ...paid, packedAt, ...handedOver }) } }

/** It was never marked as packed. */
export const Skipped: Story = { args: { order: anOrder({ ...paid, ...handedOver }) } }

export const Delivered: Story = { args: { order: anOrder({ ...paid, ...delivered }) } }

/** It may be paid after it has come. */
export const DeliveredUnpaid: Story = { args: { order: anOrder(delivered) } }
