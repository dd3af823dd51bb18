import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QuantityStepper } from './QuantityStepper'

const meta = {
  component: QuantityStepper,
  args: { value: 3, onChange: () => {} },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** At the minimum of 1. */
export const Least: Story = { args: { value: 1 } }

/** At the maximum. */
export const Most: Story = { args: { value: 99 } }

export const Disabled: Story = { args: { isDisabled: true } }
