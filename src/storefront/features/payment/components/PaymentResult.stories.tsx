import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anId, anOrder } from '@/testing/builders'
import { PaymentResult } from './PaymentResult'

const meta = {
  component: PaymentResult,
  args: {
    state: 'paid',
    transactionId: '01KDJ9Y1V8M5G3C4R7T2W6X0ZB',
    orderId: anId(),
  },
} satisfies Meta<typeof PaymentResult>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}

/** As the customer sees it. */
export const PaidWithOrder: Story = {
  args: { order: anOrder({ payment: true, deliverBy: '2026-01-20' }) },
}

/** The gateway has not reported the payment yet. */
export const Open: Story = { args: { state: 'open' } }

/** Somebody paid twice. */
export const Duplicate: Story = { args: { state: 'duplicate' } }

export const Failed: Story = { args: { state: 'failed' } }

export const Cancelled: Story = { args: { state: 'cancelled' } }

export const Expired: Story = { args: { state: 'expired' } }

/** No payment of the shop has this address. */
export const Unknown: Story = { args: { state: 'unknown', transactionId: undefined } }

/** Money was taken that does not match the order. */
export const UnderReview: Story = { args: { state: 'underReview' } }

export const Refunded: Story = { args: { state: 'refunded' } }

/** The shop has deleted the order after it was paid. */
export const PaidForDeletedOrder: Story = { args: { state: 'paidForDeletedOrder' } }

export const OrderDeleted: Story = { args: { state: 'orderDeleted' } }

/** The user came back without having paid. */
export const NotCompleted: Story = { args: { state: 'notCompleted', transactionId: undefined } }

/** The order was paid on another page of the gateway. */
export const AlreadyPaid: Story = { args: { state: 'alreadyPaid', transactionId: undefined } }
