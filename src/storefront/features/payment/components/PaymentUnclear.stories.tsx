import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PaymentUnclear } from './PaymentUnclear'

const meta = {
  component: PaymentUnclear,
  args: { onRetry: () => {} },
} satisfies Meta<typeof PaymentUnclear>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It is being asked at this moment. */
export const Retrying: Story = { args: { isRetrying: true } }
