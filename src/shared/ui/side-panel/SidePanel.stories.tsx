import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../button/Button'
import { SidePanel } from './SidePanel'

const meta = {
  component: SidePanel,
  args: {
    title: 'Order 019b4881-6c00-7427',
    onClose: () => {},
    children: <p>Rahima Khatun, House 1, Road 2, Dhanmondi, Dhaka</p>,
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With a footer. */
export const WithActions: Story = {
  args: {
    footer: (
      <>
        <Button>Delete</Button>
        <Button variant="primary">Mark as Delivered</Button>
      </>
    ),
  },
}
