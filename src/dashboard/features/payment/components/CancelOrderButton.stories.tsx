import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen, userEvent } from 'storybook/test'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError } from '@/testing/doubles'
import * as messages from '../messages'
import { CancelOrderButton } from './CancelOrderButton'

const order = anOrder()

const meta = {
  component: CancelOrderButton,
  args: { order },
  parameters: { createStore: () => createTestStore(order.email) },
} satisfies Meta<typeof CancelOrderButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It was paid in another tab: in the server's words. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(messages.cancelOrder) }))
    await userEvent.click(
      await screen.findByRole('button', { name: t(messages.confirmCancelling) }),
    )
    await canvas.findByRole('alert')
  },
  parameters: {
    doubles: [
      mockError('cancelOrder', {
        status: 409,
        code: 'already_paid',
        message: 'This order is paid, so it cannot be cancelled here. Please contact us about it.',
      }),
    ],
  },
}
