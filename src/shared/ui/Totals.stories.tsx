import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Totals } from './Totals'

const meta = {
  component: Totals,
  args: { subtotal: 127_480.5, delivery: 100, total: 127_580.5 },
} satisfies Meta<typeof Totals>
export default meta

export const Default: StoryObj<typeof meta> = {}
