import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextArea } from './TextArea'

const meta = {
  component: TextArea,
  args: { label: 'Your review', value: '', onChange: () => {} },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Says how much room is left. */
export const Counting: Story = { args: { value: 'Loud where it matters.', most: 2000 } }

export const WithMistake: Story = {
  args: { most: 2000, error: 'Please write your review.' },
}

/** What helps to fill it in. */
export const WithHint: Story = { args: { hint: 'Each line becomes a paragraph.' } }
