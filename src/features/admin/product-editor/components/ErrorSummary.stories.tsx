import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ErrorSummary } from './ErrorSummary'

const meta = {
  component: ErrorSummary,
  args: {
    errors: [{ name: 'price', text: 'Please enter the price.' }],
    formRef: { current: null },
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Several: Story = {
  args: {
    errors: [
      { name: 'productName', text: 'Please enter the name.' },
      { name: 'price', text: 'Please enter the price.' },
      { name: 'images', text: 'Please upload at least one image.' },
    ],
  },
}
