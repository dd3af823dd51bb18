import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aCartItem } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import * as messages from '../messages'
import { CheckoutForm } from './CheckoutForm'

const problem = { status: 422, code: 'invalid', title: 'Not so', message: 'Please look again.' }

const meta = {
  component: CheckoutForm,
  args: {
    lines: [aCartItem({ image: '/images/og.jpg', quantity: 2 })],
    isSaving: false,
    isPlacing: false,
    problem: undefined,
    isUnconfirmed: false,
    isNotPlaced: false,
    onPlace: async () => {},
    onChange: () => {},
  },
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof CheckoutForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On its way to the server. */
export const Placing: Story = { args: { isPlacing: true } }

/** Nothing was filled in. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(messages.placeOrder) }))
    await canvas.findByText(t(shared.nameMissing))
  },
}

/** The server rejects a field. */
export const FieldError: Story = {
  args: {
    problem: { ...problem, fieldErrors: { district: t(messages.otherDistrict) } },
  },
}

/** No answer came. */
export const Unanswered: Story = {
  args: {
    problem: { ...problem, status: 0, message: 'We could not reach the shop.' },
    isUnconfirmed: true,
  },
}

/** No answer came, and the server does not have the order. */
export const NotPlaced: Story = { args: { ...Unanswered.args, isNotPlaced: true } }
