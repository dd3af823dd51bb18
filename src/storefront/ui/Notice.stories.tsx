import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Notice } from './Notice'

const meta = {
  component: Notice,
  args: { children: 'Too many attempts. Please wait a few minutes and try again.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Bad: Story = {}

/** Important, but not an error. */
export const Attention: Story = {
  args: { tone: 'attention', children: 'The total is now ৳2,690.00 instead of ৳2,590.00.' },
}
