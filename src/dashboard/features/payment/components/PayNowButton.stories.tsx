import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { PayNowButton } from './PayNowButton'

const order = anOrder()

const press: Story['play'] = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: /^Pay Now/ }))

const meta = {
  component: PayNowButton,
  args: { order },
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof PayNowButton>
export default meta
type Story = StoryObj<typeof meta>

/** An unpaid order of the signed-in user. */
export const Default: Story = {}

/** On the way to the gateway's page. */
export const Busy: Story = {
  play: press,
  parameters: {
    doubles: [mockResponse('createPaymentSession', undefined, { delayed: 'infinite' })],
  },
}

/** The gateway does not answer, or the amount is none that cards can pay: in the server's words. */
export const Failed: Story = {
  play: press,
  parameters: {
    doubles: [
      mockError('createPaymentSession', {
        status: 503,
        message:
          'The card payment service does not answer at the moment. Your order is saved; please try again in a minute.',
      }),
    ],
  },
}
