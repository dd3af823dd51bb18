import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import * as messages from '../messages'
import { OrderAgainButton } from './OrderAgainButton'

const order = anOrder()

const press: Story['play'] = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: t(messages.orderAgain) }))

const meta = {
  component: OrderAgainButton,
  args: { order, onAdded: () => undefined },
  parameters: { createStore: () => createTestStore(order.email) },
} satisfies Meta<typeof OrderAgainButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Busy: Story = {
  play: press,
  parameters: { doubles: [mockResponse('addToCart', undefined, { delayed: 'infinite' })] },
}

/** None of its products is sold any more. */
export const NothingAvailable: Story = {
  play: press,
  parameters: { doubles: [mockError('addToCart', { status: 404 })] },
}
