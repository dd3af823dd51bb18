import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen, userEvent } from 'storybook/test'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import * as messages from '../messages'
import { ReviewDialog } from './ReviewDialog'

const meta = {
  component: ReviewDialog,
  args: {
    order: anOrder(),
    onSubmit: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof ReviewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** What was refused is not lost. */
export const Refused: Story = {
  args: {
    draft: { reviewText: 'Loud where it matters.', stars: 4, photos: ['/images/og.jpg'] },
    error: 'This is taking too long. Please try again.',
  },
}

/** After an attempt with nothing in it. */
export const WithMistake: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t(messages.submitReview) }))
    await screen.findByText(t(messages.reviewRequired))
  },
}
