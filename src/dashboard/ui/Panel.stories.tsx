import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Panel } from './Panel'

const meta = {
  component: Panel,
  args: { children: <p>House 1, Road 2, Dhanmondi</p> },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Titled: Story = {
  args: { title: 'Delivery address', action: <a href="#x">Change</a> },
}
