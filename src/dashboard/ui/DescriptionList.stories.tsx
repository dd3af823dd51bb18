import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DescriptionList } from './DescriptionList'

const meta = { component: DescriptionList } satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

/** A term without a value is left out. */
export const Default: Story = {
  args: {
    items: [
      ['Name', 'Rahima Khatun'],
      ['Address', 'House 1, Road 2, Dhanmondi\nDhaka, Bangladesh'],
      ['Additional information', ''],
    ],
  },
}
