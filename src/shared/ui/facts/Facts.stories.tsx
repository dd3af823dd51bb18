import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Facts } from './Facts'

const meta = { component: Facts } satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

/** One without a value is left away. */
export const Default: Story = {
  args: {
    facts: [
      ['Name', 'Rahima Khatun'],
      ['Address', 'House 1, Road 2, Dhanmondi\nDhaka, Bangladesh'],
      ['Additional information', ''],
    ],
  },
}
