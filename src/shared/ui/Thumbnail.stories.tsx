import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Thumbnail } from './Thumbnail'

const meta = {
  component: Thumbnail,
  args: { src: '/images/og.jpg', size: 64 },
} satisfies Meta<typeof Thumbnail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** For a product without pictures. */
export const Missing: Story = { args: { src: undefined } }
