import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QuantityStepper } from './QuantityStepper'

const meta = {
  component: QuantityStepper,
  args: { value: 3, onChange: () => {} },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

/** Both ways are open. */
export const Default: Story = {}

/** No way down from one. */
export const Least: Story = { args: { value: 1 } }

/** No way up from the most. */
export const Most: Story = { args: { value: 99 } }

/** While it must not be changed. */
export const Disabled: Story = { args: { isDisabled: true } }
