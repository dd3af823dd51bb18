import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextArea } from './TextArea'

const meta = {
  component: TextArea,
  args: { label: 'Your review', value: '', onChange: () => {} },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: 'Loud where it matters.' } }

export const WithMistake: Story = { args: { error: 'Please write your review.' } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Each line becomes a paragraph.' } }
