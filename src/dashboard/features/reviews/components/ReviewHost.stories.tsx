import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen, userEvent } from 'storybook/test'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError } from '@/testing/doubles'
import * as messages from '../messages'
import { AddReviewButton } from './AddReviewButton'
import { ReviewHost } from './ReviewHost'

const order = anOrder({ status: 'Delivered' })

const makeOwnerStore = () => createTestStore(order.email)

const meta = {
  component: ReviewHost,
  args: {
    children: (onReview) => <AddReviewButton order={order} onReview={onReview} />,
  },
  parameters: { createStore: makeOwnerStore },
} satisfies Meta<typeof ReviewHost>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** What the server refuses is laid before its writer again. */
export const Refused: Story = {
  parameters: { doubles: [mockError('addReview', { status: 503 })] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: t(messages.addReview) }))
    await userEvent.type(await screen.findByLabelText(t(messages.yourReview)), 'Loud.')
    await userEvent.click(await screen.findByRole('button', { name: t(messages.submitReview) }))
    await screen.findByDisplayValue('Loud.')
  },
}
