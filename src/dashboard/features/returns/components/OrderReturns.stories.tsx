import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { OrderReturns as Returns } from '@/api'
import { anOrder, aReturnRequest } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { OrderReturns } from './OrderReturns'

const order = anOrder({ status: 'Delivered', deliveredAt: '2026-01-17T08:30:00.000Z' })
const items: Returns['items'] = order.cartItems.map(({ gadgetId, quantity }) => ({
  gadgetId,
  quantityLeft: quantity,
  kinds: ['return', 'warranty'],
  returnUntil: '2026-01-24',
  warrantyUntil: '2027-01-17',
}))
const nothingLeft = items.map((item) => ({ ...item, kinds: [] }))
const answered = {
  answer: 'Please bring it to our shop,\nwith its box.',
  answeredAt: '2026-01-21T06:00:00.000Z',
}

const showing = (returns: Returns): Story => ({
  parameters: { doubles: [mockResponse('listOrderReturns', returns)] },
})

const meta = {
  component: OrderReturns,
  args: { order },
  parameters: { createStore: () => createTestStore(order.email) },
} satisfies Meta<typeof OrderReturns>
export default meta
type Story = StoryObj<typeof meta>

export const CanAsk: Story = showing({ requests: [], items })

export const Open: Story = showing({
  requests: [aReturnRequest({ photos: ['/images/og.jpg', '/images/og.jpg?2'] })],
  items: nothingLeft,
})

export const Answered: Story = showing({
  requests: [
    aReturnRequest({ kind: 'warranty', state: 'accepted', ...answered }),
    aReturnRequest({ state: 'declined', ...answered }),
    aReturnRequest({ state: 'withdrawn', closedAt: '2026-01-20T07:00:00.000Z' }),
  ],
  items,
})

/** Years after the delivery. */
export const TooLate: Story = showing({ requests: [], items: nothingLeft })

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listOrderReturns', undefined, { delayed: 'infinite' })] },
}

export const Failed: Story = {
  parameters: { doubles: [mockError('listOrderReturns', { status: 500 })] },
}
