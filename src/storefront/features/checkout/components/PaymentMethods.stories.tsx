import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PaymentMethods } from './PaymentMethods'

const meta = {
  component: PaymentMethods,
  args: { total: 21_940 },
} satisfies Meta<typeof PaymentMethods>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Too cheap for instalments. */
export const WithoutInstalments: Story = { args: { total: 990 } }
