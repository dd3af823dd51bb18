import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Avatar } from './Avatar'

const meta = {
  component: Avatar,
  args: { src: '/images/og.jpg', size: 48 },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}

/** Without a picture. */
export const Without: Story = { args: { src: null } }
